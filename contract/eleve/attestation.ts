import { z } from 'zod';
import { FINS_D_ATTESTATION } from '../../regles/attestation.ts';
import { readCode } from '../../regles/codeAttestation.ts';
import { defineCall, eleveReads, eleveWrites, visiteurReads } from '../call.ts';
import { email, facultatif, flag, id, instant, texteCourt } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';

const CODE =
  'Ce code contient une faute\u00a0: compare-le, signe par signe, avec celui de l’attestation.';

const code = z
  .string({ error: 'Indique le code de l’attestation.' })
  .max(100, { error: CODE })
  .transform(readCode)
  .refine((read) => read !== null, { error: CODE });

/** Public, so it returns initials only. 422: malformed code; 429 after many wrong ones. */
export const verifyAttestation = defineCall({
  ...visiteurReads,
  path: '/api/site/verifyAttestation',
  summary: 'Dit si une attestation est authentique, par son code.',
  input: z.object({
    code,
  }),
  output: z.object({
    etat: z.enum(['authentique', ...FINS_D_ATTESTATION, 'inconnue']),
    attestation: z
      .object({
        numero: z.string(),
        initiales: z.string().nullable(),
        dateDebut: instant,
        dateFin: instant,
        dateDelivrance: instant,
        dateCloture: instant.nullable(),
      })
      .nullable(),
  }),
});

/** Counts wrong tries per caller and attestation. 404: no such code, or erased. */
export const compareAttestation = defineCall({
  ...visiteurReads,
  method: 'POST',
  path: '/api/site/compareAttestation',
  summary: 'Dit si une attestation est bien à ce nom et à cette date de naissance.',
  input: z.object({
    code,
    /** Compared in any order, without accents, case and hyphens. */
    nom: texteCourt('Indique le prénom et le nom.'),
    dateNaissance: z.iso.date({ error: 'Indique la date de naissance.' }),
  }),
  output: z.object({ oui: flag }),
});

const attestation = z.object({
  id,
  acces_user_id: id,
  numero: z.string(),
  code: z.string(),
  dateDelivrance: instant,
  dateRetrait: instant.nullable(),
  motif: z.string().nullable(),
});

export const getAttestations = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/user/getAttestations',
  summary: 'Les attestations de l’élève connecté, sans celles qui ont été remplacées.',
  input: z.object({}),
  output: z.object({ attestations: z.array(attestation) }),
});

/** Always returns the same bytes, register number included. 404: another learner's. */
export const getAttestationPdf = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/user/getAttestationPdf',
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

/** 404 unless the access is a pedagogical appointment. */
export const getGuides = defineCall({
  ...eleveReads,
  path: '/api/app/getGuides',
  summary: 'Les guides que l’élève a nommés pour son rendez-vous pédagogique.',
  input: z.object({ acces_id: id }),
  output: z.object({
    guides: z.array(
      z.object({ prenom: z.string(), nom: z.string(), email: z.string().nullable() }),
    ),
    /** 1: printed on an attestation, so only the school can change them. */
    figes: flag,
    /** 1: the school revoked it, and decides whether to issue another. */
    retiree: flag,
    /** 1: the attestation of the finished course cannot be issued without them. */
    attendus: flag,
  }),
});

/** Issues the attestation if only guides were missing. 409: issued already. */
export const setGuides = defineCall({
  ...eleveWrites,
  path: '/api/app/setGuides',
  summary: 'Nomme les guides du rendez-vous pédagogique.',
  input: z.object({
    acces_id: id,
    guides: z
      .array(guide, { error: 'Indique ton guide.' })
      .max(9, { error: 'C’est trop de guides.' }),
  }),
  output: z.object({ delivree: flag }),
});
