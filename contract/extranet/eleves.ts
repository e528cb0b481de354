import { z } from 'zod';
import { emailOu } from '../adresse.ts';
import { defineCall, staffWrites } from '../call.ts';
import { entreesOf } from '../champs.ts';
import { codePostal, dateNaissanceOu, facultatif, id, motDePasse, registreOu } from '../fields.ts';
import { ELEVE } from '../../regles/eleve.ts';
import { registreDeCetteNaissance } from '../../regles/registre.ts';

const registreNational = registreOu('vérifiez ses chiffres');

/** As people write one: digits, spaces, a plus, dots, slashes. */
const telephoneOu = (error: string) =>
  z
    .string({ error })
    .trim()
    .regex(/^\+?\d(?:[ ./()-]*\d){7,14}$/, { error });

const saisie = z.object({
  ...entreesOf(ELEVE),
  telephone: facultatif(telephoneOu('Ce numéro de téléphone n’est pas valable.')),
  parentTelephone: facultatif(telephoneOu('Ce numéro de téléphone n’est pas valable.')),
  parentEmail: facultatif(emailOu('Cette adresse e-mail n’est pas valable.')),
  dateNaissance: facultatif(dateNaissanceOu(ELEVE.dateNaissance.faux)),
  codePostal: facultatif(codePostal),
  email: emailOu(ELEVE.email.manque),
  /** Undefined: the welcome mail lets them choose one; an edit keeps it. */
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
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/addEleve',
  writes: 'sometimes',
  summary: 'Ajoute un élève, confirmé, et lui envoie le mail de bienvenue.',
  input: saisie
    .extend({ registreNational: facultatif(registreNational) })
    .refine(agrees, deCetteNaissance),
  output: z.object({ id, message: z.string() }),
});

/**
 * 409, with the current learner: `version` has changed. A new password or address needs `preuve` and
 * ends their sessions; an address also the password. Undefined keeps `registreNational`.
 */
export const editEleve = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/editEleve',
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
});

export const deleteEleve = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/deleteEleve',
  preuve: true,
  summary: 'Efface un élève, comme il peut le faire lui-même.',
  input: z.object({ id }),
});
