import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, instant } from '../fields.ts';

/** What a figure counts; a screen knows by it which list is behind the figure. */
const cle = z.enum([
  'questionsSansImage',
  'questionsSansJustification',
  'questionsSansArticle',
  'seriesACompleter',
  'modulesACompleter',
  'chapitresACompleter',
  'produitsACompleter',
  'eleves',
  'accesCommences',
  'accesBientotPerimes',
  'mailsEchoues',
  'ecartsPaiement',
  'retractations',
]);

const changement = z.object({
  /** The version that was made. */
  version_id: id,
  question_id: id,
  libelle: z.string(),
  /** Who made it, « Prénom Nom »; null: it was loaded with the content. */
  auteur: z.string().nullable(),
  dateCreation: instant,
});

const aCompleter = z.object({
  nature: z.enum(['serie', 'module', 'chapitre', 'produit']),
  id,
  libelle: z.string(),
  /** What is missing, in a sentence. */
  manque: z.string(),
});

const semaine = z.object({
  /** The Monday in Brussels. */
  lundi: z.iso.date(),
  /** Attempts finished in that week; those of learners who were erased since are among them. */
  tentatives: z.int(),
  reussies: z.int(),
  /** Passed in percent, rounded down; null without an attempt. */
  taux: z.int().nullable(),
});

const mailEchoue = z.object({
  id,
  eleve_id: id.nullable(),
  /** Empty when the mail was for nobody who has an account. */
  destinataire: z.string(),
  sujet: z.string(),
  dateCreation: instant,
  essais: z.int(),
  /** Why the last try failed, in codes. */
  erreur: z.string(),
});

export const getDashboard = defineCall({
  method: 'GET',
  path: '/api/extranet/getDashboard',
  audience: 'admin',
  level: 1,
  writes: 'never',
  summary: 'Le tableau de bord\u00a0: ce qu’il y a à faire, selon le niveau de qui le lit.',
  input: z.object({}),
  output: z.object({
    message: z.string(),
    /** Those of the caller's level, in the order in which they are shown. */
    chiffres: z.array(z.object({ cle, nombre: z.int() })),
    /** The last of the bank of questions, newest first. */
    changements: z.array(changement),
    /** From level 9: the first of each kind; how many there are is among the figures. */
    aCompleter: z.array(aCompleter).optional(),
    /** Level 10: the last twelve weeks, oldest first. */
    semaines: z.array(semaine).optional(),
    /** Level 10: the last mails of thirty days that were given up, newest first, without their words. */
    mailsEchoues: z.array(mailEchoue).optional(),
  }),
});
