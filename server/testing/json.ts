/** What somebody else's service answers, as a test reads or changes it. */
export type Json = any; // oxlint-disable-line typescript/no-explicit-any -- the service's own words
