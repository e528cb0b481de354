import { z } from 'zod';
import { commandeOf, fauteDeCommande } from '../../regles/achat.ts';
import { DECISIONS } from '../../regles/retractation.ts';
import { usage } from '../argent/usage.ts';
import { defineCall, eleveReads, eleveWrites, staffWrites, visiteurWrites } from '../call.ts';
import { email, id, instant } from '../fields.ts';
import { texte, texteOuRien } from '../textes.ts';

export const refuseRetractation = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/refuseRetractation',
  summary: 'Refuse une rétractation, avec un motif que l’élève reçoit.',
  input: z.object({
    id,
    motif: texte(500, 'Indiquez le motif\u00a0: l’élève le reçoit par mail.'),
  }),
  output: z.object({ message: z.string() }),
});

export const getRetractations = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/payment/getRetractations',
  summary: 'Les achats dont l’élève connecté peut se rétracter, ou s’est rétracté.',
  input: z.object({}),
  output: z.object({
    /** Shown to confirm who withdraws, as the law requires. */
    nom: z.string(),
    email: z.string(),
    retractations: z.array(
      z.object({
        id,
        libelle: z.string(),
        /** Null: placed before orders had references. */
        commande: z.string().nullable(),
        /** The last instant to withdraw; null: withdrawn already. */
        jusque: instant.nullable(),
        dateRetractation: instant.nullable(),
        decision: z.enum(DECISIONS).nullable(),
        motif: z.string().nullable(),
        ...usage,
      }),
    ),
  }),
});

/** 409: after fourteen days, fully performed, or withdrawn already. */
export const withdrawPaiement = defineCall({
  ...eleveWrites,
  path: '/api/payment/withdrawPaiement',
  summary: 'L’élève connecté se rétracte d’un achat.',
  input: z.object({
    id,
    declaration: texteOuRien(1000),
  }),
  output: z.object({ dateRetractation: instant, message: z.string() }),
});

/** Always responds the same, so that orders cannot be guessed; a mail says the outcome. */
export const withdrawCommande = defineCall({
  ...visiteurWrites,
  path: '/api/site/withdrawCommande',
  writes: 'always',
  summary: 'Rétracte un achat par son numéro de commande et son adresse e-mail, sans se connecter.',
  input: z.object({
    commande: z
      .string({ error: 'Indique le numéro de ta commande.' })
      .max(60, { error: 'Ce numéro de commande est trop long.', abort: true })
      .transform((typed, context) => {
        const commande = commandeOf(typed);
        if (commande) return commande;
        context.addIssue({ code: 'custom', message: fauteDeCommande(typed)! });
        return z.NEVER;
      }),
    email,
  }),
  output: z.object({ dateReception: instant, message: z.string() }),
});
