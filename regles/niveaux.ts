/** Levels of the staff, lowest first: each may do what lower ones may. */
export const NIVEAUX = { 1: 'Utilisateur', 9: 'Administrateur', 10: 'Superviseur' } as const;

export type Level = keyof typeof NIVEAUX;

export const LEVELS = Object.keys(NIVEAUX).map(Number) as Level[];
