/** A flag as the wire and the columns have it. */
export const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));
