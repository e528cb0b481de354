export const bornes = ['début', 'fin'] as const;
export type Borne = (typeof bornes)[number];
