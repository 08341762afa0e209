/** Luau: virtual time, and what hand-written mocks are given. */
export const CLOCK = String.raw`
-- The run ends at this time, in seconds, or after this number of calls.
local LAST_TIME, MOST_CALLS = 10, 5000

local now, queue, idle = 0, {}, {}

-- Inserts a task behind those of the same time.
local function insert(task)
	local index = #queue + 1
	while index > 1 and queue[index - 1].time > task.time do
		index -= 1
	end
	table.insert(queue, index, task)
end

local function resume(thread, ...)
	local isDone, message = coroutine.resume(thread, ...)
	if not isDone then
		host.fail(message, thread)
	end
end

local function after(seconds, run, ...)
	local task = { time = now + math.max(seconds, 0), run = run, given = { n = select("#", ...), ... } }
	if task.time ~= task.time then
		task.time = now
	end
	insert(task)
	return task
end

local function cancel(task)
	task.isCancelled = true
end

local function every(seconds, run, most)
	local start, count = now, 0
	local task
	local function turn()
		count += 1
		if count < (most or math.huge) then
			-- From the start, so that rounding does not add up.
			task.time = start + (count + 1) * math.max(seconds, 1 / 60)
			insert(task)
		end
		run()
	end
	task = after(math.max(seconds, 1 / 60), turn)
	return task
end

local once = {}

function scheduleOnce(run, parameters, env)
	if once[run] == nil then
		local given, count = arguments(parameters, env)
		once[run] = after(1 / 60, run, unpack(given, 1, count))
	end
end

function unschedule(run)
	if once[run] then
		cancel(once[run])
		once[run] = nil
	end
end

local function settle()
	for _, run in idle do
		resume(coroutine.create(run))
	end
end

-- Runs all tasks in order of their time.
local function runAll()
	settle()
	for _ = 1, MOST_CALLS do
		local task = table.remove(queue, 1)
		if task == nil or task.time > LAST_TIME then
			break
		end
		if not task.isCancelled then
			now = math.max(now, task.time)
			host.setTime(now)
			local thread = if type(task.run) == "thread" then task.run else coroutine.create(task.run)
			resume(thread, unpack(task.given, 1, task.given.n))
			settle()
		end
	end
end

local listeners = {}

-- What NAME.mock.luau receives. definitions/README.md describes it.
local mock = {
	after = after,
	every = every,
	cancel = cancel,
	now = function() return now end,
	-- Suspends the script for a time.
	wait = function(seconds)
		after(seconds, coroutine.running())
		coroutine.yield()
	end,
	-- Calls a function after each task, before the clock goes on.
	onIdle = function(run) table.insert(idle, run) end,
	listen = function(event, run)
		local own = listeners[event] or {}
		listeners[event] = own
		if not table.find(own, run) then
			table.insert(own, run)
		end
	end,
	unlisten = function(event, run)
		local index = table.find(listeners[event] or {}, run)
		if index then
			table.remove(listeners[event], index)
		end
	end,
	-- Calls the listeners of an event; an error in one does not stop the others.
	fire = function(event, ...)
		for _, run in table.clone(listeners[event] or {}) do
			resume(coroutine.create(run), ...)
		end
	end,
	-- Ends the run after the current task.
	stop = function() table.clear(queue) end,
	-- Throws at the place of the script.
	throw = function(message) host.raise(message) end,
	compile = host.compile,
	findSource = host.findSource,
	-- A value that has every member.
	anything = anything,
}

function mock.new(title, values)
	for _, declared in named do
		if declared.title == title and declared.methods then
			return new(declared, values)
		end
	end
	error("there is no class " .. title)
end

-- The values of an object, which its properties return.
function mock.values(object)
	return states[object].values
end

function mock.id(object)
	return states[object].id
end
`;
