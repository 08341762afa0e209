/** Luau's own globals. */
export const STANDARD_LIBRARY: ReadonlySet<string> = new Set(
  (
    "assert bit32 buffer collectgarbage coroutine debug error gcinfo getfenv getmetatable ipairs " +
    "loadstring math newproxy next os pairs pcall print rawequal rawget rawlen rawset require " +
    "select setfenv setmetatable string table tonumber tostring type typeof unpack utf8 vector " +
    "xpcall _G _VERSION"
  ).split(" "),
);
