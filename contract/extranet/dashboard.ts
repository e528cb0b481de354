import { z } from 'zod';
import { defineCall, staffReads } from '../call.ts';
import { id, instant } from '../fields.ts';

/** Screens know by it which list is behind a figure. */
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
  version_id: id,
  question_id: id,
  libelle: z.string(),
  /** Null: it was loaded with the content. */
  auteur: z.string().nullable(),
  dateCreation: instant,
});

const aCompleter = z.object({
  nature: z.enum(['serie', 'module', 'chapitre', 'produit']),
  id,
  libelle: z.string(),
  manque: z.string(),
});

const semaine = z.object({
  /** The Monday in Brussels. */
  lundi: z.iso.date(),
  /** Those of erased learners count, too. */
  tentatives: z.int(),
  reussies: z.int(),
  /** Percent, rounded down; null without an attempt. */
  taux: z.int().nullable(),
});

const mailEchoue = z.object({
  id,
  eleve_id: id.nullable(),
  /** Empty without an account. */
  destinataire: z.string(),
  sujet: z.string(),
  dateCreation: instant,
  essais: z.int(),
  /** Codes tell why the last try failed. */
  erreur: z.string(),
});

export const getDashboard = defineCall({
  ...staffReads(1),
  path: '/api/extranet/getDashboard',
  summary: 'Le tableau de bord\u00a0: ce qu’il y a à faire, selon le niveau de qui le lit.',
  output: z.object({
    message: z.string(),
    /** The caller's level decides which. */
    chiffres: z.array(z.object({ cle, nombre: z.int() })),
    changements: z.array(changement),
    /** From level 9; the figures count all, and these are the first. */
    aCompleter: z.array(aCompleter).optional(),
    /** Level 10: twelve, the oldest first. */
    semaines: z.array(semaine).optional(),
    /** Level 10: the newest of thirty days. */
    mailsEchoues: z.array(mailEchoue).optional(),
  }),
});
