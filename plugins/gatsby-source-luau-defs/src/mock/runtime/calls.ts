/** Luau: functions of the engine: they check their arguments, are traced, and return what fits. */
export const CALLS = String.raw`
local MOST_TEXT = 80

-- Values as they are traced.
local function list(first, ...)
	local texts = {}
	for index = first, select("#", ...) do
		local text = describe((select(index, ...)))
		table.insert(texts, if #text > MOST_TEXT then string.sub(text, 1, MOST_TEXT) .. "…" else text)
		if #texts == 10 then
			break
		end
	end
	return table.concat(texts, ", ")
end

-- Checks the arguments of a call. Returns a problem and the index of its argument. Luau ignores arguments
-- that a function does not take, but they tell overloads apart.
local function checkArguments(strict, parameters, env, first, ...)
	local given = { n = select("#", ...), ... }
	local index = 1
	for at = 1, #parameters, 2 do
		local name, shape = parameters[at], parameters[at + 1]
		local last = if name == "..." then given.n - first + 1 else index
		while index <= last do
			local label = "argument #" .. index .. (if name == "_" or name == "..." then "" else " (" .. name .. ")")
			local problem = checks(shape, given[first + index - 1], label, env)
			if problem then
				return problem, index, label
			end
			index += 1
		end
	end
	if strict and index <= given.n - first + 1 and parameters[#parameters - 1] ~= "..." then
		return "takes no argument #" .. index, index
	end
	return nil
end

-- The problem of a call that fits none of several signatures: the one that is found last.
local function worst(problems)
	local shapes, best = {}, problems[1]
	for _, problem in problems do
		-- What an argument must be says more than that there are too many.
		if problem.index > best.index or (problem.index == best.index and best.shape == nil) then
			best = problem
		end
	end
	for _, problem in problems do
		if problem.index == best.index and problem.shape then
			table.insert(shapes, problem.shape)
		end
	end
	if #shapes < 2 then
		return best.text
	end
	return U(shapes).check(best.value, best.label, newEnv()) or best.text
end

-- The signature that a call fits, and what its generics are; raises an error if there is none.
local function match(declared, types, first, ...)
	local problems = {}
	for _, signature in declared.signatures do
		local env = newEnv(types)
		local text, index, label = checkArguments(#declared.signatures > 1, signature.parameters, env, first, ...)
		if text == nil then
			return signature, env
		end
		local shape = signature.parameters[2 * index]
		local value = (select(first + index - 1, ...))
		table.insert(problems, { text = text, index = index, label = label, shape = shape, value = value })
	end
	return host.raise(declared.name .. ": " .. worst(problems))
end

local ENDS = { "^remove", "^off", "^un", "^dis", "^clear", "^cancel", "^stop" }

local function isEnd(name)
	local last = string.lower(string.match(name, "[%w_]+$") or "")
	for _, pattern in ENDS do
		if string.find(last, pattern) then
			return true
		end
	end
	return false
end

-- Set by the clock: has a function called once, later, or not at all.
local scheduleOnce, unschedule

local function schedule(declared, env, event)
	for _, callback in env.callbacks do
		if isEnd(declared.name) then
			unschedule(callback.run)
		else
			scheduleOnce(callback.run, event or callback.parameters, env)
		end
	end
end

local function finish(declared, isWanted, first, given, ...)
	if isWanted then
		host.trace(declared.name, list(first, unpack(given, 1, given.n)), list(1, ...))
	end
	return ...
end

-- Makes the function that scripts call. Of a method, the first argument is the object.
local function callable(declared)
	local first = if declared.isMethod then 2 else 1
	return function(...)
		local isWanted = host.wantsTrace()
		local self = if first == 2 then (...) else nil
		if declared.class and not isA(self, declared.class) then
			host.raise(declared.name .. " must be called with a colon, on " .. nameOf(named[declared.class]))
		end
		local state = states[self]
		local signature, env = match(declared, state and state.types, first, ...)
		local given = { n = select("#", ...), ... }
		if declared.override then
			return finish(declared, isWanted, first, given, declared.override(...))
		end
		schedule(declared, env, state and state.event)
		return finish(declared, isWanted, first, given, results(signature.returns, env))
	end
end
`;
