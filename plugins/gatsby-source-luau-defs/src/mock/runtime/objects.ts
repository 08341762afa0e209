/** Luau: classes of the engine, whose objects are userdata, records, which are tables, and enums. */
export const OBJECTS = String.raw`
function isA(value, key)
	local state = states[value]
	local class = state and state.class
	while class do
		if class.key == key then
			return true
		end
		class = named[class.parent]
	end
	return false
end

-- A member of a class or of its parents.
local function member(class, kind, name)
	while class do
		if class[kind][name] ~= nil then
			return class[kind][name]
		end
		class = named[class.parent]
	end
	return nil
end

local function envOf(state)
	return newEnv(state.types)
end

local new

local function makeProperty(state, property)
	if property.event then
		local made = property.shape.make(envOf(state), 1)
		if states[made] then
			states[made].event = property.event
		end
		return made
	end
	return if property.default ~= nil then property.default else property.shape.make(envOf(state), 1)
end

local function get(object, name)
	local state = states[object]
	local method = member(state.class, "methods", name)
	if method then
		return method
	end
	if state.values[name] == nil then
		local property = member(state.class, "properties", name)
		if property then
			state.values[name] = makeProperty(state, property)
		elseif member(state.class, "isOpen", 1) then
			return state.values[name]
		else
			host.raise(tostring(name) .. " is not a member of " .. state.class.title)
		end
	end
	return state.values[name]
end

local function set(object, name, value)
	local state = states[object]
	local property = member(state.class, "properties", name)
	if property == nil and not member(state.class, "isOpen", 1) then
		host.raise(tostring(name) .. " is not a member of " .. state.class.title)
	end
	if property and property.isReadOnly then
		host.raise(state.class.title .. "." .. name .. " is read-only")
	end
	local problem = property and checks(property.shape, value, state.class.title .. "." .. name, envOf(state))
	if problem then
		host.raise(problem)
	end
	state.values[name] = value
	if state.onSet then
		state.onSet(name, value)
	end
end

local OPERATORS = {
	"__add", "__sub", "__mul", "__div", "__idiv", "__mod", "__pow", "__unm", "__concat",
	"__eq", "__lt", "__le", "__len", "__call", "__iter",
}

function new(class, values, types)
	local object = newproxy(true)
	class.count += 1
	states[object] = { class = class, values = values or {}, types = types, id = class.count }
	local meta = getmetatable(object)
	meta.__index, meta.__newindex = get, set
	meta.__metatable = class.title
	meta.__tostring = function()
		local state = states[object]
		return state.text or (class.title .. " " .. state.id)
	end
	for _, operator in OPERATORS do
		meta[operator] = member(class, "methods", operator)
	end
	return object
end

-- Adds the methods of a class or record: name, signatures, name, signatures …
local function methodsOf(key, title, methods, isClass)
	local made = {}
	for index = 1, #methods, 2 do
		local name = methods[index]
		local declared = { name = title .. ":" .. name, signatures = methods[index + 1], isMethod = true }
		declared.class = if isClass then key else nil
		made[name] = callable(declared)
		functions[declared.name] = functions[declared.name] or declared
	end
	return made
end

-- A class: its properties are name → { shape, default, isReadOnly, event }.
local function class(key, title, parent, generics, properties, methods, isOpen)
	local self = { key = key, title = title, parent = parent, generics = generics, count = 0 }
	self.name = (if string.find(title, "^[AEIOU]") then "an " else "a ") .. title
	self.properties = properties
	self.methods = methodsOf(key, title, methods, true)
	self.isOpen = { isOpen }
	function self.check(value, path)
		return if isA(value, key) then nil else fails(self, value, path)
	end
	function self.make(env)
		return new(self, nil, env.types)
	end
	named[key] = self
end

-- A record: a table that scripts may make themselves.
local function record(key, title, generics, fields, others, defaults, methods)
	local shape = T(fields, others)
	local own = methodsOf(key, title, methods, false)
	named[key] = {
		generics = generics,
		name = "a table",
		fields = shape.fields,
		check = shape.check,
		make = function(env, depth)
			local made = shape.make(env, depth)
			for name, value in defaults do
				made[name] = value
			end
			for name, method in own do
				made[name] = method
			end
			return made
		end,
	}
end

-- A value of an enum: an object of the class of its items, otherwise what fits its type.
local function item(itemKey, path, name, shape, index)
	local value = if itemKey then new(named[itemKey]) else shape.make(newEnv(), 0)
	if states[value] then
		local state = states[value]
		state.text = path
		state.values.Name, state.values.Value = name, index
	end
	if value == nil or value == "" then
		return name
	end
	return if value == 0 then index else value
end

-- What is put at its path when everything is declared.
local later = {}

-- An enum whose values exist at run time: path, name, type, path, name, type …
local function enum(key, title, itemKey, isValue, items)
	local values
	local function all()
		if values == nil then
			values = {}
			for index = 1, #items, 3 do
				local path, name, shape = unpack(items, index, index + 2)
				table.insert(values, item(itemKey, path, name, shape, #values + 1))
			end
		end
		return values
	end
	local self = { name = "a value of " .. title }
	function self.check(value, path)
		return if table.find(all(), value) then nil else fails(self, value, path)
	end
	function self.make() return all()[1] end
	named[key] = self
	for index = 1, if isValue then #items else 0, 3 do
		table.insert(later, function(put) put(items[index], all()[(index + 2) / 3]) end)
	end
end
`;
