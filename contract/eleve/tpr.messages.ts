import { z } from 'zod';
import { texteCourt } from '../fields.ts';

/** docs/perception-des-risques.md describes these messages. */

const reference = (quoi: string) =>
  z.string({ error: `${quoi} manque.` }).regex(/^[\w-]{1,64}$/, {
    error: `${quoi} n’est pas valable\u00a0: 64 lettres, chiffres, - ou _.`,
  });

export const messageOuverture = z.object({
  jeton: z.string({ error: 'Le jeton manque.' }).max(4096, { error: 'Le jeton est trop long.' }),
});

const POINTS = { error: 'Les points sont un nombre entier, de 0 à «\u00a0sur\u00a0».' };
const SUR = { error: 'Le total (sur) est un nombre entier, de 1 à 1000.' };
const FIN = { error: 'La fin est un nombre entier de secondes depuis 1970.' };

export const messageResultat = z
  .object({
    /** The player's own id; idempotency key of a result. */
    jti: reference('Le nom du résultat (jti)'),
    seance: reference('La séance'),
    exercice: texteCourt('Le nom de l’exercice manque.', 'Le nom de l’exercice'),
    points: z.int(POINTS).min(0, POINTS),
    sur: z.int(SUR).min(1, SUR).max(1000, SUR),
    /** In seconds since 1970. */
    fin: z.int(FIN).min(0, FIN),
  })
  .refine(({ points, sur }) => points <= sur, { ...POINTS, path: ['points'] });
