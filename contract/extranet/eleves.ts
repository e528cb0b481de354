import { z } from 'zod';
import { emailOu } from '../adresse.ts';
import { defineCall } from '../call.ts';
import {
  codePostal,
  dateNaissanceOu,
  facultatif,
  flagIn,
  id,
  motDePasse,
  registreOu,
  texteCourt,
} from '../fields.ts';
import { registreDeCetteNaissance } from '../../regles/registre.ts';

const email = emailOu('Indiquez son adresse e-mail.');
const dateNaissance = dateNaissanceOu('Indiquez une date de naissance valable.');
const registreNational = registreOu('vérifiez ses chiffres');
const prenom = texteCourt('Indiquez son prénom.', 'Le prénom');
const nom = texteCourt('Indiquez son nom.', 'Le nom');

/** What staff type of a learner. */
const saisie = z.object({
  prenom,
  nom,
  dateNaissance: facultatif(dateNaissance),
  contratSigne: flagIn.default(0),
  newsletter: flagIn.default(0),
  rue: facultatif(texteCourt('Indiquez sa rue.', 'La rue')),
  localite: facultatif(texteCourt('Indiquez sa localité.', 'La localité')),
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
 * has changed them; without it the last one wins. A new password or address ends their sessions; another
 * address also ends the password, and a mail there lets them choose one. Both want what `preuve` says of a
 * call. Without `registreNational` the number stays; empty takes it away.
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
  preuve: true,
  summary: 'Efface un élève, comme il peut le faire lui-même.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});
