export type ChoixDExamen = 'chrono' | 'voix' | 'arret';

/** The choices of a mock exam, as the real one has them. */
export const COMME_LE_VRAI: Readonly<Record<ChoixDExamen, 0 | 1>> = {
  chrono: 1,
  voix: 1,
  arret: 0,
};
