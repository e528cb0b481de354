import { z } from 'zod';
import { emailOu } from '../adresse.ts';
import { defineCall } from '../call.ts';
import { facultatif, flag, id, instant, motifOu, texteCourt } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';

const guideDit = z.object({ prenom: z.string(), nom: z.string() });

const email = emailOu('Cette adresse e-mail n’est pas valable.');

/** Of one learner: what was issued, and what could be. */
export const getAttestationsExtranet = defineCall({
  method: 'GET',
  path: '/api/extranet/getAttestations',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les attestations d’un élève, et les cours finis qui en attendent une.',
  input: z.object({ id }),
  output: z.object({
    /** Of each appointment that is finished. */
    cours: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        dateFin: instant,
        /** As the learner, or the school on the last attestation, has named them. */
        guides: z.array(guideDit.extend({ email: z.string().nullable() })),
        /** The newest first; the first is the one that counts, unless it was taken back. */
        attestations: z.array(
          z.object({
            id,
            numero: z.string(),
            code: z.string(),
            dateDelivrance: instant,
            etat: z.enum(['valable', 'remplacée', 'retirée']),
            /** Since when it is not valid any more. */
            dateCloture: instant.nullable(),
            motif: z.string().nullable(),
            /** 1: what it says of its learner is not what is known today. */
            depassee: flag,
            /** 1: sealed under a secret that is lost, so that nobody can read what it says. */
            fermee: flag,
            guides: z.array(guideDit),
          }),
        ),
      }),
    ),
    message: z.string(),
  }),
});

/**
 * Issues an attestation with what is known today: the first of a finished course, or one that replaces
 * `remplace`, which is then worth nothing. 409: that is not the newest any more, or something is missing.
 */
export const deliverAttestation = defineCall({
  method: 'POST',
  path: '/api/extranet/deliverAttestation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Délivre l’attestation d’un cours fini, ou en remplace une.',
  input: z.object({
    acces_user_id: id,
    remplace: id.nullable(),
    guides: z
      .array(
        z.object({
          prenom: texteCourt('Indiquez le prénom du guide.', 'Le prénom du guide'),
          nom: texteCourt('Indiquez le nom du guide.', 'Le nom du guide'),
          email: facultatif(email),
        }),
        { error: 'Indiquez les guides.' },
      )
      .max(9, { error: 'C’est trop de guides.' }),
  }),
  output: z.object({ message: z.string() }),
});

/** 409 for one that is worth nothing any more. */
export const sendAttestation = defineCall({
  method: 'POST',
  path: '/api/extranet/sendAttestation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Renvoie à un élève le mail de son attestation.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/** The learner is told, with the reason. 409 for one that is worth nothing any more. */
export const withdrawAttestation = defineCall({
  method: 'POST',
  path: '/api/extranet/withdrawAttestation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Retire une attestation, avec un motif.',
  input: z.object({
    id,
    motif: motifOu('Indiquez le motif du retrait.'),
  }),
  output: z.object({ message: z.string() }),
});

/** It has the register number in it: every reading stands in the journal. */
export const getAttestationPdfExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/getAttestationPdf',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Une attestation d’un élève, en PDF.',
  input: z.object({ id }),
  output: fichierRendu('application/pdf'),
});
