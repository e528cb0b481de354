import { z } from 'zod';

/** In characters, because a reference is also a file name. */
export const REF_MAX = 100;

export const ref = z
  .string()
  .max(REF_MAX, { error: `une référence compte ${REF_MAX} signes au plus`, abort: true })
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'une référence s’écrit en minuscules, chiffres et tirets, par exemple « signaux-001 »',
  );
export const ligne = z.string().trim().min(1);
export const ouiNon = z.enum(['oui', 'non']).transform((v) => v === 'oui');
export const jour = z.iso.date('une date s’écrit AAAA-MM-JJ, par exemple 2007-03-21');
