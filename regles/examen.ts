export type ChoixDExamen = 'chrono' | 'voix' | 'arret';

/** 0: no limit; 1: as the real examination; 2: twice that, for who reads slowly. */
export type Chrono = 0 | 1 | 2;
/** Seconds to answer once a question has been read; null: no limit. */
export const SECONDES: Readonly<Record<Chrono, number | null>> = { 0: null, 1: 15, 2: 30 };

export type ChoixFaits = { chrono: Chrono } & Record<Exclude<ChoixDExamen, 'chrono'>, 0 | 1>;

/** The choices of a mock exam, as the real one has them. */
export const COMME_LE_VRAI: Readonly<ChoixFaits> = { chrono: 1, voix: 1, arret: 0 };
