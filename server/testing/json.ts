export type Json = any; // oxlint-disable-line typescript/no-explicit-any -- the service's own data
