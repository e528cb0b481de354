/** The light of a dry day, where it is not high noon's. */
export const lumieres = ['soleil bas', 'soir', 'couvert'] as const;

/** How streets are built, and what stands along a country road. */
export const quartiers = ['rangée', 'village', 'pavillons'] as const;
export const campagnes = ['champs', 'ardenne', 'zoning'] as const;

export type LumiereDite = (typeof lumieres)[number];
export type QuartierDit = (typeof quartiers)[number];
