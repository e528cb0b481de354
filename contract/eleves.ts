import { z } from 'zod';
import { defineCall } from './call.ts';
import { facultatif, flagIn, id, motDePasse, texteCourt } from './fields.ts';
import { registreDeCetteNaissance, sieclesDuRegistre } from './regles.ts';

const EMAIL = 'Indiquez son adresse e-mail.';
const NAISSANCE = 'Indiquez une date de naissance valable.';

const email = z
  .string({ error: EMAIL })
  .trim()
  .toLowerCase()
  .min(1, { error: EMAIL })
  .max(254, { error: 'Cette adresse est trop longue.' })
  .pipe(z.email({ error: 'Cette adresse e-mail n’est pas valable.' }));

const dateNaissance = z
  .string({ error: NAISSANCE })
  .trim()
  .pipe(z.iso.date({ error: NAISSANCE }))
  .refine((jour) => jour >= '1900-01-01' && jour <= new Date().toISOString().slice(0, 10), {
    error: NAISSANCE,
  });

const codePostal = z
  .string({ error: 'Un code postal belge compte quatre chiffres.' })
  .trim()
  .regex(/^[1-9]\d{3}$/, { error: 'Un code postal belge compte quatre chiffres.' });

const ONZE = 'Un numéro de registre national compte onze chiffres.';
const registreNational = z
  .string({ error: ONZE })
  .transform((typed) => typed.replace(/[\s./-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{11}$/, { error: ONZE, abort: true })
      .refine((digits) => sieclesDuRegistre(digits).length > 0, {
        error: 'Ce numéro de registre national n’est pas valable : vérifiez ses chiffres.',
        abort: true,
      }),
  );

const prenom = texteCourt('Indiquez son prénom.');
const nom = texteCourt('Indiquez son nom.');

/** What staff type of a learner. */
const saisie = z.object({
  prenom,
  nom,
  dateNaissance: facultatif(dateNaissance),
  contratSigne: flagIn.default(0),
  newsletter: flagIn.default(0),
  rue: facultatif(texteCourt('Indiquez sa rue.')),
  localite: facultatif(texteCourt('Indiquez sa localité.')),
  codePostal: facultatif(codePostal),
  email,
  /** Nothing: on a new account the welcome mail leads to the choice of one; otherwise it stays. */
  password: facultatif(motDePasse),
});

const deCetteNaissance = {
  error: 'Ce numéro ne correspond pas à la date de naissance.',
  path: ['registreNational'],
};
interface Naissance {
  registreNational?: string | null | undefined;
  dateNaissance: string | null;
}
const agrees = ({ registreNational: numero, dateNaissance: jour }: Naissance) =>
  !numero || !jour || registreDeCetteNaissance(numero, jour);

export const addEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/addEleve',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Ajoute un élève, confirmé, et lui envoie le mail de bienvenue.',
  input: saisie
    .extend({ registreNational: facultatif(registreNational) })
    .refine(agrees, deCetteNaissance),
  output: z.object({ id, message: z.string() }),
});

/**
 * 409 when something has changed since `version` was read, with the learner as they are now and who
 * has changed them; without it the last one wins. A new password ends their sessions. Without
 * `registreNational` the number stays; empty takes it away.
 */
export const editEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/editEleve',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Modifie un élève.',
  input: saisie
    .extend({
      id,
      version: z
        .string()
        .regex(/^[0-9a-f]{64}\.\d{13}$/, { error: 'Cette version n’est pas valable.' })
        .optional(),
      registreNational: z
        .union([z.null(), z.literal('').transform(() => null), registreNational])
        .optional(),
    })
    .refine(agrees, deCetteNaissance),
  output: z.object({ message: z.string() }),
});

export const deleteEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteEleve',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Efface un élève, comme il peut le faire lui-même.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});
