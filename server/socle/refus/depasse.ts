import { Refus } from './refus.ts';

/** 409 for an edit of `ce` (« cette remise ») that began from another version; the body says what there is now. */
export const depasse = (ce: string, auteur: string, body: Record<string, unknown>) =>
  new Refus(
    409,
    `${auteur} a modifié ${ce} entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
    body,
  );

/** Answered to an edit that says what there is. */
export const RIEN_CHANGE = 'Rien n’a changé\u00a0: il n’y a rien à enregistrer.';
