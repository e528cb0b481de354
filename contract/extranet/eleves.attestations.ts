import { z } from 'zod';
import { ETATS_D_ATTESTATION } from '../../regles/attestation.ts';
import { emailOu } from '../adresse.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { facultatif, flag, id, instant, motifOu, texteCourt } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';

const guideDit = z.object({ prenom: z.string(), nom: z.string() });

export const getAttestationsExtranet = defineCall({
  ...staffReads(10, 'secretariat'),
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
        /** Newest first; only the newest is valid, unless withdrawn. */
        attestations: z.array(
          z.object({
            id,
            numero: z.string(),
            code: z.string(),
            dateDelivrance: instant,
            etat: z.enum(ETATS_D_ATTESTATION),
            dateCloture: instant.nullable(),
            motif: z.string().nullable(),
            /** 1: the learner's data have changed since it was issued. */
            depassee: flag,
            /** 1: sealed under a lost secret, so unreadable. */
            fermee: flag,
            guides: z.array(guideDit),
          }),
        ),
      }),
    ),
    message: z.string(),
  }),
});

/** Replaces `remplace` by one with today's data. 409: not the newest, or data are missing. */
export const deliverAttestation = defineCall({
  ...staffWrites(10, 'secretariat'),
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

/** 409: not valid any more. */
export const sendAttestation = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/sendAttestation',
  summary: 'Renvoie à un élève le mail de son attestation.',
  input: z.object({ id }),
});

/** Mails the reason to the learner. 409: not valid any more. */
export const withdrawAttestation = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/withdrawAttestation',
  summary: 'Retire une attestation, avec un motif.',
  input: z.object({
    id,
    motif: motifOu('Indiquez le motif du retrait.'),
  }),
});

/** Every download is journalled, since it shows a register number. */
export const getAttestationPdfExtranet = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/getAttestationPdf',
  writes: 'sometimes',
  summary: 'Une attestation d’un élève, en PDF.',
  input: z.object({ id }),
  output: fichierRendu('application/pdf'),
});
