/** Luau: puts everything at its path, and applies hand-written mocks. */
export const GLOBALS = String.raw`
local modules, made = {}, {}
local current = globals

-- Finds the table of a path, and makes those that do not exist.
local function parentOf(path, given)
	local at, parts = current, given or string.split((string.gsub(path, ":", ".")), ".")
	for index = 1, #parts - 1 do
		local name = parts[index]
		local inner = if states[at] then states[at].values[name] else rawget(at, name)
		if type(inner) ~= "table" and not states[inner] then
			inner = {}
			if states[at] then
				states[at].values[name] = inner
			else
				rawset(at, name, inner)
			end
			made[inner] = true
		end
		at = inner
	end
	return at, parts[#parts]
end

-- What Luau itself has is kept.
local function put(path, value, parts)
	local parent, name = parentOf(path, parts)
	if states[parent] then
		states[parent].values[name] = value
	elseif current ~= globals or made[parent] or rawget(parent, name) == nil then
		rawset(parent, name, value)
	end
end

-- A function at a path.
local function fn(path, isMethod, signatures, parts)
	local declared = { name = path, signatures = signatures, isMethod = isMethod }
	functions[path] = declared
	put(path, callable(declared), parts)
end

-- A constant at a path.
local function constant(path, shape, default, event, parts)
	local value = default
	if value == nil then
		value = shape.make(newEnv(), 0)
	end
	if event and states[value] then
		states[value].event = event
	end
	put(path, value, parts)
end

-- Some of the declarations: lists.ts.
local function part(declare)
	declare()
end

-- Modules of which nothing else may be known: they have every member.
local function exists(names)
	for _, name in names do
		modules[name] = anything
	end
end

-- A module that scripts require: what declare puts belongs to it.
local function module(name, declare)
	current = {}
	declare()
	-- A module's table, or its function, bears a name that scripts do not see.
	local only = next(current)
	if only ~= nil then
		modules[string.lower(name)] = if next(current, only) == nil then current[only] else current
	end
	current = globals
end

-- What a hand-written mock returns: functions by path, and values of constants.
local function apply(overrides)
	for path, value in overrides do
		local declared = functions[path]
		if type(value) == "function" and declared then
			declared.override = value
		elseif type(value) == "function" then
			error("the definitions have no function " .. path)
		else
			local parent, name = parentOf(path)
			rawset(parent, name, value)
		end
	end
end

-- Puts what had to wait for everything else.
local function putLater()
	for _, run in later do
		run(put)
	end
end

-- A file with a mock.
local function file(run)
	apply(run(mock))
end

-- A module by the last part of its path. An alias may lead to any module.
local function required(path)
	local name = string.match((string.gsub(path, "/init$", "")), "([^/]+)$") or path
	local isAlias = string.sub(path, 1, 1) == "@"
	return modules[string.lower((string.gsub(name, "%.luau?$", "")))] or (if isAlias then anything else nil)
end

local function finishAll()
	for inner in made do
		table.freeze(inner)
	end
	return { run = runAll, require = required }
end
`;
