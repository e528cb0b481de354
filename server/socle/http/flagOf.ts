export const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));
