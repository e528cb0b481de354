import { z } from 'zod';
import { CHIFFRES } from '../../regles/chiffres.ts';
import { defineCall, staffReads } from '../call.ts';
import { euros, id, instant } from '../fields.ts';

/** Decides which list a screen opens behind a figure. */
const cle = z.enum(Object.values(CHIFFRES).flat());

const changement = z.object({
  version_id: id,
  question_id: id,
  libelle: z.string(),
  /** Null: unchanged since content/. */
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
  /** Includes those of erased learners. */
  tentatives: z.int(),
  reussies: z.int(),
  /** In percent, rounded down; null without an attempt. */
  taux: z.int().nullable(),
});

const mailEchoue = z.object({
  id,
  eleve_id: id.nullable(),
  /** Empty when the recipient has no account. */
  destinataire: z.string(),
  sujet: z.string(),
  dateCreation: instant,
  essais: z.int(),
  /** Codes of the last failure. */
  erreur: z.string(),
});

export const getDashboard = defineCall({
  ...staffReads(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/getDashboard',
  summary: 'Le tableau de bord\u00a0: ce qu’il y a à faire, selon le niveau de qui le lit.',
  output: z.object({
    message: z.string(),
    /** Depends on what the caller may read (OUVERTES). */
    chiffres: z.array(z.object({ cle, nombre: z.int() })),
    /** For who may change the bank. */
    changements: z.array(changement).optional(),
    /** Net of refunds, in Brussels: today, seven days with today, this month. */
    argent: z.object({ aujourdHui: euros, septJours: euros, mois: euros }).optional(),
    /** The first of those that the figures count. */
    aCompleter: z.array(aCompleter).optional(),
    /** Twelve weeks, oldest first. */
    semaines: z.array(semaine).optional(),
    /** The newest of the last thirty days. */
    mailsEchoues: z.array(mailEchoue).optional(),
  }),
});

const dits = { dits: z.int(), reussis: z.int() };

export const getEpreuves = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getEpreuves',
  summary: 'Ce que les élèves disent de leur examen, et ce qui leur était annoncé.',
  input: z.object({}),
  output: z.object({
    /** By twenties of percent that « Prêt ? » announced, from `de` on. */
    tranches: z.array(z.object({ de: z.int(), ...dits })),
    /** Those to whom nothing was announced yet. */
    sans: z.object(dits),
    message: z.string(),
  }),
});
