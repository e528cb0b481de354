import { z } from 'zod';
import { FILTRE_REGLES } from '../../regles/filtres.ts';
import { CONSTATS, FILTRE_CONSTAT } from '../../regles/sentinelle.ts';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { filtreOf } from '../champs.ts';
import { id, instant, letter, page, rangees } from '../fields.ts';

/** In percent of a group of learners, by letter. */
const choix = z.partialRecord(letter, z.int());

const question = z.object({
  id,
  libelle: z.string(),
  correcte: letter,
  reponses: z.partialRecord(letter, z.string()),
  /** First answers. */
  premieres: z.int(),
  tous: choix,
  /** The upper and lower third by what else they got right; null: too few. */
  forts: choix.nullable(),
  faibles: choix.nullable(),
  /** The mean time of an answer; null: none was timed. */
  secondes: z.number().nullable(),
});

const serie = z.object({
  id,
  libelle: z.string(),
  /** First attempts that were finished, and in percent those that passed. */
  finies: z.int(),
  reussies: z.int(),
  /** Mean points, and those of all other series. */
  points: z.number(),
  autres: z.number(),
});

const constat = z.object({
  /** `version_id constat lettre`, or `theme_id constat`. */
  id: z.string(),
  constat: z.enum(CONSTATS),
  version_id: id.nullable(),
  theme_id: id.nullable(),
  /** The letter it speaks of. */
  lettre: letter.nullable(),
  /** In percent: how sure it is, or how many it speaks of. */
  part: z.int().nullable(),
  question: question.nullable(),
  serie: serie.nullable(),
  /** Staff have judged it. */
  regle: z.object({ id, auteur: z.string(), date: instant }).nullable(),
});

/** Findings of versions asked today, and of series; the surest wrong keys first. */
export const getSentinelle = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getSentinelle',
  summary: 'Ce que les réponses disent de faux dans la banque et les séries, avec les chiffres.',
  input: z.object({
    page,
    constat: filtreOf(FILTRE_CONSTAT),
    regles: filtreOf(FILTRE_REGLES),
  }),
  output: z.object({
    constats: rangees(constat),
    /** First answers counted in all. */
    premieres: z.int(),
    message: z.string(),
  }),
});

/** 404: no such version or series; 409: it is settled. */
export const settleConstat = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/settleConstat',
  summary:
    'Juge un constat\u00a0: il se tait pour cette version, ou pour cette série telle qu’elle est.',
  input: z.object({
    constat: z.enum(CONSTATS, { error: 'Ce constat n’existe pas.' }),
    version_id: id.optional(),
    theme_id: id.optional(),
  }),
  output: z.object({ message: z.string(), annulation }),
});

/** 409: it is open already. */
export const reopenConstat = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/reopenConstat',
  summary: 'Reprend un constat jugé\u00a0: il se dit de nouveau.',
  input: z.object({ id }),
});
