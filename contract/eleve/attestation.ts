import { z } from 'zod';
import { FINS_D_ATTESTATION } from '../../regles/attestation.ts';
import { readCode } from '../../regles/codeAttestation.ts';
import { defineCall, eleveReads, visiteurReads } from '../call.ts';
import { flag, id, instant, texteCourt } from '../fields.ts';
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
