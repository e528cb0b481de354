import { conflict } from './refus.ts';

/** Refuses an edit of `ce` (« cette remise ») that began from another version. The body has the present one. */
export const depasse = (ce: string, auteur: string, body: Record<string, unknown>) =>
  conflict(
    `${auteur} a modifié ${ce} entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
    body,
  );

/** Answers an edit that changes nothing. */
export const RIEN_CHANGE = 'Rien n’a changé\u00a0: il n’y a rien à enregistrer.';
