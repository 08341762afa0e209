/** Luau: types that have names, generics, and functions. */
export const NAMES = String.raw`
-- By key: aliases, classes and enums, as the model declares them.
local named = {}

-- The values and types that generics stand for in one call.
local function newEnv(types)
	return { values = {}, types = types or {}, callbacks = {} }
end

-- A generic of the function or class around it.
local function G(name)
	return {
		name = "any value",
		check = function(value, path, env)
			local shape = env.types[name]
			if shape then
				return checks(shape, value, path, env)
			end
			if env.values[name] == nil then
				env.values[name] = value
			end
			return nil
		end,
		make = function(env, depth)
			local value, shape = env.values[name], env.types[name]
			if value == nil and shape then
				return shape.make(env, depth + 1)
			end
			return if value == nil then anything else value
		end,
	}
end

local function isDelta(name, shape)
	local lower = string.lower(name)
	return shape == N and (lower == "dt" or string.find(lower, "delta") ~= nil)
end

-- Values for a list of parameters: name, type, name, type …
local function arguments(parameters, env)
	local made, count = {}, 0
	for index = 1, #parameters, 2 do
		local name, shape = parameters[index], parameters[index + 1]
		if name == "..." then
			break
		end
		count += 1
		made[count] = if isDelta(name, shape) then 1 / 60 else shape.make(env, 0)
	end
	return made, count
end

-- Values for a list of returned types.
local function results(types, env)
	local made = {}
	for index, shape in types do
		made[index] = shape.make(env, 0)
	end
	return unpack(made, 1, #types)
end

-- A function.
local function F(parameters, returns)
	local self = { name = "a function", parameters = parameters }
	function self.check(value, path, env)
		if type(value) ~= "function" then
			return fails(self, value, path)
		end
		table.insert(env.callbacks, { run = value, parameters = parameters })
		return nil
	end
	function self.make(env)
		return function() return results(returns, env) end
	end
	return self
end

local function bound(declared, types, env)
	local generics = {}
	for index, name in declared.generics or {} do
		local shape = types[index]
		-- The generics of a type argument are those of the place where it is written.
		generics[name] = shape and {
			name = shape.name,
			check = function(value, path) return checks(shape, value, path, env) end,
			make = function(_, depth) return shape.make(env, depth) end,
		}
	end
	return { values = {}, types = generics, callbacks = env.callbacks, depth = (env.depth or 0) + 1 }
end

local MOST_NESTED = 20

-- A named type, with its type arguments.
local function C(key, types)
	local self = {}
	local function declared() return named[key] end
	function self.fields() return declared().fields and declared().fields() end
	function self.check(value, path, env)
		if (env.depth or 0) > MOST_NESTED then
			return nil
		end
		local inner = if declared().generics then bound(declared(), types, env) else env
		return declared().check(value, path, inner)
	end
	function self.make(env, depth)
		if depth > MOST_NESTED then
			return anything
		end
		local inner = if declared().generics then bound(declared(), types, env) else env
		return declared().make(inner, depth + 1)
	end
	function self.name() return nameOf(declared()) end
	return self
end

-- An alias of a type.
local function alias(key, generics, shape)
	named[key] = {
		generics = generics,
		name = function() return nameOf(shape) end,
		check = shape.check,
		make = shape.make,
		fields = function() return shape.fields and shape.fields() end,
	}
end
`;
