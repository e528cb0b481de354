import { z } from 'zod';
import { numeroTvaOf } from '../../regles/tva.ts';
import { eurosIn, flagIn, id, ignored } from '../fields.ts';
import { texte } from '../textes.ts';

const TVA_FAUSSE =
  'Ce numéro de TVA n’est pas valable\u00a0: il compte dix chiffres, comme BE 0123.456.749.';

/** Names the company on the invoice; `tva` reaches the handler as « BE » and ten digits. */
const societe = z.object({
  nom: texte(100, 'Indique le nom de la société.'),
  adresse: texte(200, 'Indique l’adresse de la société.'),
  tva: z.string({ error: 'Indique le numéro de TVA.' }).transform((typed, context) => {
    const numero = numeroTvaOf(typed);
    if (numero) return numero;
    context.addIssue({ code: 'custom', message: TVA_FAUSSE });
    return z.NEVER;
  }),
});

const CODE_INCONNU = 'Ce code n’existe pas\u00a0: vérifie chaque lettre.';

export const codeRemise = z
  .string({ error: 'Indique ton code de remise.' })
  .trim()
  .max(40, { error: CODE_INCONNU })
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: CODE_INCONNU });

export const achat = z.object({
  user: ignored,
  acces: z.union([id, z.object({ id }).transform((acces) => acces.id)], {
    error: 'Choisis un accès.',
  }),
  bought: flagIn.default(0),
  /** 1: the buyer ticked it; otherwise `giveAccord` asks before the access opens. */
  accord: flagIn.nullish().transform((ticked) => ticked ?? 0),
  /** The price shown, in euros; 409 with `prixChange` when it has changed since. */
  total: eurosIn.optional(),
  remise: codeRemise.nullish().transform((typed) => typed || undefined),
  societe: societe.nullish().transform((found) => found ?? null),
});
