/** Luau: the types of the model at run time. Each checks a value, and makes one that fits. */
export const TYPES = String.raw`
local host = ...
local globals = _G

-- A list that is written as functions that return parts of it: lists.ts.
local function joined(parts)
	local all = {}
	for _, make in parts do
		for key, value in make() do
			if type(key) == "number" then
				table.insert(all, value)
			else
				all[key] = value
			end
		end
	end
	return all
end

-- What a script gets where nothing is known: it has every member, and can be called.
local anything = newproxy(true)
do
	local meta = getmetatable(anything)
	local function same() return anything end
	for _, event in { "__index", "__call", "__add", "__sub", "__mul", "__div", "__idiv", "__mod", "__pow", "__unm" } do
		meta[event] = same
	end
	meta.__newindex = function() end
	meta.__len = function() return 0 end
	meta.__lt = function() return false end
	meta.__le = function() return false end
	meta.__concat = function(left, right) return tostring(left) .. tostring(right) end
	meta.__iter = function() return function() end end
	meta.__tostring = function() return "any" end
end

-- Objects of classes: their class, properties and so on, by object.
local states = setmetatable({}, { __mode = "k" })

local function describe(value)
	if type(value) == "string" then
		return if #value > 40 then string.format("%q…", string.sub(value, 1, 40)) else string.format("%q", value)
	end
	if type(value) == "table" and not getmetatable(value) then
		return if next(value) == nil then "{}" else "table"
	end
	if type(value) == "vector" then
		return "(" .. tostring(value) .. ")"
	end
	return if type(value) == "function" or type(value) == "thread" then type(value) else tostring(value)
end

local function kindOf(value)
	return if states[value] then tostring(value) else typeof(value)
end

-- A type, as a shape: name, for messages, or a function that returns it; check(value, path, env), which returns a problem or nil; make(env, depth).
local function nameOf(shape)
	return if type(shape.name) == "function" then shape.name() else shape.name
end

local function fails(shape, value, path)
	return path .. " must be " .. nameOf(shape) .. ", got " .. kindOf(value)
end

local function checks(shape, value, path, env)
	if value == anything then
		return nil
	end
	return shape.check(value, path, env)
end

local function primitive(kind, name, make)
	local self = { name = name, make = make }
	function self.check(value, path)
		return if typeof(value) == kind then nil else fails(self, value, path)
	end
	return self
end

local N = primitive("number", "a number", function() return 0 end)
local S = primitive("string", "a string", function() return "" end)
local B = primitive("boolean", "a boolean", function() return false end)
local V = primitive("vector", "a vector", function() return vector.zero end)
local BUFFER = primitive("buffer", "a buffer", function() return buffer.create(0) end)
local THREAD = primitive("thread", "a coroutine", function() return coroutine.create(function() end) end)
local Z = primitive("nil", "nil", function() return nil end)
local A = { name = "any value", check = function() return nil end, make = function() return anything end }

-- A literal.
local function L(value)
	local self = { name = describe(value), literal = true }
	function self.check(given, path)
		return if given == value then nil else path .. " must be " .. self.name .. ", got " .. describe(given)
	end
	function self.make() return value end
	return self
end

-- An optional type.
local function O(inner)
	return {
		name = function() return nameOf(inner) .. " or nil" end,
		check = function(value, path, env)
			return if value == nil then nil else checks(inner, value, path, env)
		end,
		make = function() return nil end,
	}
end

local function namesOf(members)
	local names, seen = {}, {}
	for _, member in members do
		local name = nameOf(member)
		if not seen[name] then
			seen[name] = true
			table.insert(names, name)
		end
	end
	if #names > 8 then
		names[8] = (#names - 7) .. " others"
		names = table.move(names, 1, 8, 1, {})
	end
	return table.concat(names, " or ")
end

-- Counts a table's fields that agree with a shape's literals: the member of a union that is meant.
local function agreement(shape, value)
	local count = 0
	for name, field in (shape.fields and shape.fields()) or {} do
		if field.literal and field.check(value[name], "") == nil then
			count += 1
		end
	end
	return count
end

-- A union.
local function U(members)
	local self = {}
	function self.name() return namesOf(members) end
	function self.check(value, path, env)
		local best, most = nil, 0
		for _, member in members do
			local problem = checks(member, value, path, env)
			if problem == nil then
				return nil
			end
			local count = if type(value) == "table" then agreement(member, value) else 0
			if count > most then
				best, most = problem, count
			end
		end
		return best or fails(self, value, path)
	end
	function self.make(env, depth)
		for _, member in members do
			if member == Z then
				return nil
			end
		end
		return members[1].make(env, depth)
	end
	return self
end

-- An intersection.
local function I(members)
	return {
		name = function() return nameOf(members[1]) end,
		check = function(value, path, env)
			for _, member in members do
				local problem = checks(member, value, path, env)
				if problem then
					return problem
				end
			end
			return nil
		end,
		make = function(env, depth)
			local first = members[1].make(env, depth)
			for index = 2, if type(first) == "table" then #members else 1 do
				for key, value in members[index].make(env, depth) do
					first[key] = value
				end
			end
			return first
		end,
	}
end

local MOST_ELEMENTS = 50

-- A list.
local function R(element)
	local self = { name = "a table" }
	function self.check(value, path, env)
		if type(value) ~= "table" then
			return fails(self, value, path)
		end
		for index = 1, math.min(#value, MOST_ELEMENTS) do
			local problem = checks(element, value[index], path .. "[" .. index .. "]", env)
			if problem then
				return problem
			end
		end
		return nil
	end
	function self.make() return {} end
	return self
end

local DEEPEST = 6

-- A table with fields, and for other keys the type of their values.
local function T(fields, others)
	local self = { name = "a table", fields = function() return fields end }
	function self.check(value, path, env)
		if type(value) ~= "table" then
			return fails(self, value, path)
		end
		for name, field in fields do
			local problem = checks(field, value[name], path .. "." .. name, env)
			if problem then
				return problem
			end
		end
		for name, inner in if others then value else {} do
			if fields[name] == nil then
				local problem = checks(others, inner, path .. "." .. tostring(name), env)
				if problem then
					return problem
				end
			end
		end
		return nil
	end
	function self.make(env, depth)
		local made = {}
		for name, field in if depth < DEEPEST then fields else {} do
			made[name] = field.make(env, depth + 1)
		end
		return made
	end
	return self
end
`;
