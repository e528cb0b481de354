import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { entreesOf, filtreOf, sortiesOf } from '../champs.ts';
import { coches, flag, id, instant, page, rangees, recherche, version } from '../fields.ts';
import { ETATS_DACCES } from '../../regles/accesUser.ts';
import { CLASSE, FILTRE_CLASSE } from '../../regles/classe.ts';

const saisie = entreesOf(CLASSE.champs);
const { moniteur_id: _moniteur, acces_id: _acces, ...lue } = sortiesOf(CLASSE.champs);
const nomme = z.object({ id, libelle: z.string() });

const classe = z.object({
  id,
  ...lue,
  moniteur: nomme.nullable(),
  acces: nomme.nullable(),
  /** Learners in it. */
  nombre: z.int(),
  /** `editClasse` sends it back; 409 when it has changed. */
  version: z.int(),
  auteur: z.string(),
});

function tenable(
  { debut, fin }: { debut: string | null; fin: string | null },
  context: z.RefinementCtx,
): void {
  if (debut !== null && fin !== null && fin < debut)
    context.addIssue({
      code: 'custom',
      message: 'La classe finit avant de commencer\u00a0: vérifiez les deux dates.',
      path: ['fin'],
    });
}

/** Returns the one of `id`, or a page, newest first. A Moniteur gets his own classes. */
export const getClasses = defineCall({
  ...staffReads(10, 'secretariat', 'moniteur'),
  portee: 'filtre',
  path: '/api/extranet/getClasses',
  summary: 'Les classes.',
  input: z.object({
    id: id.optional(),
    page,
    recherche: recherche.optional(),
    etat: filtreOf(FILTRE_CLASSE),
  }),
  output: z.object({
    classes: rangees(classe).optional(),
    classe: classe.optional(),
    message: z.string(),
  }),
});

/** The choices of a class's form. */
export const getChoixDeClasse = defineCall({
  ...staffReads(10, 'secretariat'),
  path: '/api/extranet/getChoixDeClasse',
  summary: 'Les moniteurs et les produits qu’une classe peut avoir.',
  input: z.object({}),
  output: z.object({
    moniteurs: z.array(nomme),
    produits: z.array(nomme),
    message: z.string(),
  }),
});

/** 404: another teacher’s, for a Moniteur. */
export const getClasse = defineCall({
  ...staffReads(10, 'secretariat', 'moniteur'),
  portee: 'filtre',
  path: '/api/extranet/getClasse',
  summary: 'Une classe et ses élèves\u00a0: où chacun en est.',
  input: z.object({ id }),
  output: z.object({
    classe,
    eleves: z.array(
      z.object({
        id,
        prenom: z.string(),
        nom: z.string(),
        email: z.string(),
        dateCreation: instant,
        vuLe: z.iso.date().nullable(),
        /** The low end of « Prêt ? », in percent; null: too few answers. */
        chance: z.int().nullable(),
        pret: flag,
        bloque: flag,
        /** State of the class's product; null: it has none, or the learner has it not. */
        etat: z.enum(ETATS_DACCES).nullable(),
        examenLe: z.iso.date().nullable(),
      }),
    ),
    message: z.string(),
  }),
});

export const addClasse = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/addClasse',
  summary: 'Ajoute une classe.',
  input: z.object(saisie).superRefine(tenable),
  output: z.object({ id, message: z.string() }),
});

/** 409: `version`. 422 of fewer places than learners. */
export const editClasse = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/editClasse',
  writes: 'sometimes',
  summary: 'Modifie une classe.',
  input: z.object({ id, version, ...saisie }).superRefine(tenable),
});

export const deleteClasse = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/deleteClasse',
  summary: 'Supprime une classe\u202f; ses élèves gardent leurs comptes et leurs accès.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});

/** Gives each the class's product too. 409: no place is left, and nobody is put in. */
export const addInscrits = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/addInscrits',
  summary: 'Met des élèves dans une classe.',
  input: z.object({ classe_id: id, ids: coches }),
  output: z.object({ nombre: z.int(), message: z.string() }),
});

/** The learner keeps account and accesses. */
export const removeInscrit = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/removeInscrit',
  summary: 'Retire un élève d’une classe.',
  input: z.object({ classe_id: id, user_id: id }),
});
