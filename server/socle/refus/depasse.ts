import { conflict } from './refus.ts';

/** 409 for an edit of `ce` (« cette remise ») from an older version than `body` has. */
export const depasse = (ce: string, auteur: string, body: Record<string, unknown>) =>
  conflict(
    `${auteur} a modifié ${ce} entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
    body,
  );

/** Message of an edit that changes nothing. */
export const RIEN_CHANGE = 'Rien n’a changé\u00a0: il n’y a rien à enregistrer.';
