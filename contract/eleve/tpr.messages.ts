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

const POINTS = 'Les points sont un nombre entier, de 0 à «\u00a0sur\u00a0».';

export const messageResultat = z
  .object({
    /** The player's own id; idempotency key of a result. */
    jti: reference('Le nom du résultat (jti)'),
    seance: reference('La séance'),
    exercice: texteCourt('Le nom de l’exercice manque.', 'Le nom de l’exercice'),
    points: z.int({ error: POINTS }).min(0, { error: POINTS }),
    sur: z
      .int({ error: 'Le total (sur) est un nombre entier, de 1 à 1000.' })
      .min(1, { error: 'Le total (sur) est un nombre entier, de 1 à 1000.' })
      .max(1000, { error: 'Le total (sur) est un nombre entier, de 1 à 1000.' }),
    /** In seconds since 1970. */
    fin: z
      .int({ error: 'La fin est un nombre entier de secondes depuis 1970.' })
      .min(0, { error: 'La fin est un nombre entier de secondes depuis 1970.' }),
  })
  .refine(({ points, sur }) => points <= sur, { error: POINTS, path: ['points'] });
