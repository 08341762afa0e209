/** The verbs that may start a function's summary, and replacements for others. */
export interface SummaryVerbs {
  /** Verbs in the third person, in lower case. */
  readonly known: ReadonlySet<string>;
  /** Discouraged starts of a summary, in lower case, each with its replacement. */
  readonly instead: ReadonlyMap<string, string>;
}

/**
 * Combines the lists below with those of a configuration. A verb allowed by the configuration is not
 * replaced.
 */
export function makeSummaryVerbs(
  allow: readonly string[] = [],
  instead: ReadonlyMap<string, string> = new Map(),
): SummaryVerbs {
  const allowed = new Set(allow.map((verb) => verb.toLowerCase()));
  const all = [...INSTEAD, ...[...instead].map(([start, better]) => [start.toLowerCase(), better] as const)];
  return {
    known: new Set([...KNOWN, ...allowed]),
    // Longest first: `tells whether` before `tells`.
    instead: new Map(all.filter(([start]) => !allowed.has(start)).sort(([a], [b]) => b.length - a.length)),
  };
}

const KNOWN: readonly string[] =
  `accepts acquires activates adds adjusts advances aligns allocates animates appends applies asserts assigns
  attaches awaits begins binds blends blocks broadcasts builds caches calculates calls cancels casts changes
  checks clamps clears clones closes collects combines compares compiles completes composes compresses computes
  configures connects constructs consumes contains converts copies counts creates deactivates debounces decodes
  decreases decrements decrypts defers defines deletes dequeues deregisters derives deserialises deserializes
  destroys detaches determines disables discards disconnects dispatches displays divides downloads draws drops
  duplicates emits enables encodes encrypts ends enqueues ensures enters enumerates escapes evaluates executes
  exits expands exports extends extracts fetches fills filters finds finishes fires flattens flips flushes focuses
  folds forces formats freezes frees generates gets groups handles hashes hides ignores imports increases
  increments indexes initialises initializes inserts inspects installs instantiates interpolates interrupts
  intersects inverts invokes iterates joins launches limits lists listens loads locates locks logs maps marks
  matches measures merges migrates modifies monitors moves multiplies mutes negates normalises normalizes notifies
  observes opens orders overrides overwrites packs parses patches pauses peeks performs pins plays pops positions
  posts prepares prepends prevents prints processes produces projects promotes propagates publishes pushes queries
  queues quits raises randomises randomizes reads rebuilds receives recomputes records redirects reduces refreshes
  registers rejects releases reloads removes renames renders repeats replaces reports represents requests requires
  reserves resets resizes resolves restarts restores resumes retries retrieves returns reverses reverts rewinds
  rolls rotates rounds runs samples saves scales schedules scrolls searches seeks selects sends serialises serializes
  sets shifts shows shuffles shuts signals simulates skips sleeps solves sorts spawns splits stacks starts steps
  stops stores subscribes subtracts sums suspends swaps switches synchronises synchronizes teleports tests throws
  toggles tracks transfers transforms translates traverses trims truncates unbinds undoes unescapes unlinks unloads
  unlocks unmutes unpacks unpins unregisters unsubscribes unwraps updates uploads validates verifies visits waits
  warns watches wraps writes yields`.split(/\s+/);

const INSTEAD: readonly (readonly [string, string])[] = [
  ["asks", "Requests"],
  ["decides whether", "Returns `true` if"],
  ["gives", "Returns"],
  ["has", "Registers"],
  ["lets", "Binds"],
  ["makes", "Creates"],
  ["puts", "Sets"],
  ["says whether", "Returns `true` if"],
  ["says", "Returns"],
  ["takes away", "Removes"],
  ["takes", "Removes"],
  ["tells whether", "Returns `true` if"],
  ["tells", "Returns"],
  ["turns", "Converts"],
  ["whether", "Returns `true` if"],
];
