/** Levels of the staff, lowest first: each may do what lower ones may. */
export const NIVEAUX = { 1: 'Utilisateur', 9: 'Administrateur', 10: 'Superviseur' } as const;

export type Level = keyof typeof NIVEAUX;

export const LEVELS = Object.keys(NIVEAUX).map(Number) as Level[];

/** In a line: the rights of each level. */
export const NIVEAUX_DITS: Record<Level, string> = {
  1: 'Le tableau de bord et les questions.',
  9: 'Aussi les accès à vendre, les séries, les modules et les chapitres.',
  10: 'Tout, avec les élèves, les paiements et le personnel.',
};
