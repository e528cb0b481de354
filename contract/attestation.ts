import { z } from 'zod';
import { readCode } from '../regles/codeAttestation.ts';
import { defineCall } from './call.ts';
import { email, facultatif, flag, id, instant, texteCourt } from './fields.ts';
import { fichierRendu } from './fichier.ts';

const CODE =
  'Ce code contient une faute\u00a0: compare-le, signe par signe, avec celui de l’attestation.';

const code = z
  .string({ error: 'Indique le code de l’attestation.' })
  .max(100, { error: CODE })
  .transform(readCode)
  .refine((read) => read !== null, { error: CODE });

/**
 * Whoever holds an attestation may ask what it is worth; of its learner no more is told than initials,
 * and nothing once they have been erased. 422 for what can't be a code; 429 after many that are none.
 */
export const verifyAttestation = defineCall({
  method: 'GET',
  path: '/api/site/verifyAttestation',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Dit si une attestation est authentique, par son code.',
  input: z.object({
    code,
  }),
  output: z.object({
    etat: z.enum(['authentique', 'remplacée', 'retirée', 'inconnue']),
    attestation: z
      .object({
        /** « 2026-00012 », as it is printed. */
        numero: z.string(),
        /** « C. L. »; null: its learner was erased. */
        initiales: z.string().nullable(),
        /** Of the course: begun, finished. */
        dateDebut: instant,
        dateFin: instant,
        dateDelivrance: instant,
        /** Since when it is worth nothing any more. */
        dateCloture: instant.nullable(),
      })
      .nullable(),
  }),
});

/**
 * Whether an attestation is of this name and birth date, for who has it before him with an identity card: yes or no,
 * and nothing of what it says. Wrong ones are counted, by who asks and by attestation. 404: no such code, or erased.
 */
export const compareAttestation = defineCall({
  method: 'POST',
  path: '/api/site/compareAttestation',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Dit si une attestation est bien à ce nom et à cette date de naissance.',
  input: z.object({
    code,
    /** First and last name in any order, whatever accents, capitals and hyphens. */
    nom: texteCourt('Indique le prénom et le nom.'),
    dateNaissance: z.iso.date({ error: 'Indique la date de naissance.' }),
  }),
  output: z.object({ oui: flag }),
});

const attestation = z.object({
  id,
  acces_user_id: id,
  /** « 2026-00012 ». */
  numero: z.string(),
  code: z.string(),
  dateDelivrance: instant,
  /** When the school took it back, and why. */
  dateRetrait: instant.nullable(),
  motif: z.string().nullable(),
});

export const getAttestations = defineCall({
  method: 'GET',
  path: '/api/user/getAttestations',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les attestations de l’élève connecté, sans celles qui ont été remplacées.',
  input: z.object({}),
  output: z.object({ attestations: z.array(attestation) }),
});

/** Always the same bytes. It has the register number in it. 404 when it is not one's own. */
export const getAttestationPdf = defineCall({
  method: 'GET',
  path: '/api/user/getAttestationPdf',
  audience: 'eleve',
  writes: 'sometimes',
  secret: true,
  summary: 'Une attestation de l’élève connecté, en PDF.',
  input: z.object({ id }),
  output: fichierRendu('application/pdf'),
});

const guide = z.object({
  prenom: texteCourt('Indique le prénom de ton guide.', 'Le prénom du guide'),
  nom: texteCourt('Indique le nom de ton guide.', 'Le nom du guide'),
  email: facultatif(email),
});

/** Of the pedagogical appointment; 404 for any other access. */
export const getGuides = defineCall({
  method: 'POST',
  path: '/api/app/getGuides',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les guides que l’élève a nommés pour son rendez-vous pédagogique.',
  input: z.object({ acces_id: id }),
  output: z.object({
    guides: z.array(
      z.object({ prenom: z.string(), nom: z.string(), email: z.string().nullable() }),
    ),
    /** 1: they stand on an attestation, and only the school changes them. */
    figes: flag,
    /** 1: the school took that one back, and whether another comes is its business. */
    retiree: flag,
    /** 1: the course is finished, and its attestation waits for them. */
    attendus: flag,
  }),
});

/**
 * Before, during, and after the course as long as no attestation is made; where only they were missing,
 * it is made at once. 409: it is made already. 422: too few or too many.
 */
export const setGuides = defineCall({
  method: 'POST',
  path: '/api/app/setGuides',
  audience: 'eleve',
  writes: 'always',
  summary: 'Nomme les guides du rendez-vous pédagogique.',
  input: z.object({
    acces_id: id,
    guides: z
      .array(guide, { error: 'Indique ton guide.' })
      .max(9, { error: 'C’est trop de guides.' }),
  }),
  output: z.object({ delivree: flag }),
});
