/** Named ways to mark a test of risk perception (droit/perception.ts says how and whence). */
export const REGLES = ['dix-clics', 'moins-un', 'choix-multiple'] as const;
export type RegleDePerception = (typeof REGLES)[number];

/** The official test: so many clips, risks in all, and points that pass. */
export const TEST = { clips: 5, risques: 10, seuil: 6 } as const;

/** Other lengths in proportion. */
export const isTestReussi = ({ points, sur }: { points: number; sur: number }): boolean =>
  points * TEST.risques >= sur * TEST.seuil;

/** One clip for whoever comes by. */
export const ESSAI = '/perception-des-risques/essai';

/** The page of our player, which gets its token behind « # ». */
export const LECTEUR = '/perception-des-risques/lecteur';
