import { z } from 'zod';
import { emailOu } from '../adresse.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { facultatif, flag, id, instant, motifOu, texteCourt } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';

const guideDit = z.object({ prenom: z.string(), nom: z.string() });

export const getAttestationsExtranet = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getAttestations',
  summary: 'Les attestations d’un élève, et les cours finis qui en attendent une.',
  input: z.object({ id }),
  output: z.object({
    cours: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        dateFin: instant,
        guides: z.array(guideDit.extend({ email: z.string().nullable() })),
        /** The newest comes first, and counts unless it was taken back. */
        attestations: z.array(
          z.object({
            id,
            numero: z.string(),
            code: z.string(),
            dateDelivrance: instant,
            etat: z.enum(['valable', 'remplacée', 'retirée']),
            dateCloture: instant.nullable(),
            motif: z.string().nullable(),
            /** 1: it says something else of its learner than is known today. */
            depassee: flag,
            /** 1: it was sealed under a secret that is lost. */
            fermee: flag,
            guides: z.array(guideDit),
          }),
        ),
      }),
    ),
    message: z.string(),
  }),
});

/** The new one says what is known today and ends `remplace`. 409: that is not the newest, or something is missing. */
export const deliverAttestation = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/deliverAttestation',
  summary: 'Délivre l’attestation d’un cours fini, ou en remplace une.',
  input: z.object({
    acces_user_id: id,
    remplace: id.nullable(),
    guides: z
      .array(
        z.object({
          prenom: texteCourt('Indiquez le prénom du guide.', 'Le prénom du guide'),
          nom: texteCourt('Indiquez le nom du guide.', 'Le nom du guide'),
          email: facultatif(emailOu('Cette adresse e-mail n’est pas valable.')),
        }),
        { error: 'Indiquez les guides.' },
      )
      .max(9, { error: 'C’est trop de guides.' }),
  }),
});

/** 409: it is worth nothing any more. */
export const sendAttestation = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/sendAttestation',
  summary: 'Renvoie à un élève le mail de son attestation.',
  input: z.object({ id }),
});

/** The learner is told the reason. 409: it is worth nothing any more. */
export const withdrawAttestation = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/withdrawAttestation',
  summary: 'Retire une attestation, avec un motif.',
  input: z.object({
    id,
    motif: motifOu('Indiquez le motif du retrait.'),
  }),
});

/** Every reading stands in the journal, since a register number is read. */
export const getAttestationPdfExtranet = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/getAttestationPdf',
  writes: 'sometimes',
  summary: 'Une attestation d’un élève, en PDF.',
  input: z.object({ id }),
  output: fichierRendu('application/pdf'),
});
