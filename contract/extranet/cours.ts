import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { photo } from '../fichier.ts';
import { filtre, flagIn, id, instant, page, rangees, texteCourt } from '../fields.ts';
import { entreesOf, filtreOf, sortiesOf } from '../champs.ts';
import { FILTRE_A_COMPLETER, FILTRE_ARTICLE } from '../../regles/filtres.ts';
import { MODULE } from '../../regles/module.ts';
import { TEXTE_MAX } from '../../regles/texte.ts';
import { octetsDImages } from '../../regles/images.ts';

const MO = 1024 * 1024;

const nomme = z.object({ id, libelle: z.string() });
const seulement = z.strictObject(nomme.shape);

/** Edits send it back: 409 when it is older; undefined overwrites. */
const revision = z.int();
const revisionIn = z.union(
  [
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ],
  { error: 'Cette révision n’est pas valable.' },
);

/** The author is « Contenu » when unchanged since content/. */
const auteur = { revision, auteur: z.string(), dateModification: instant.nullable() };

/** Distinct ids, in the wanted order. */
const ordre = (max: number, trop: string) =>
  z
    .array(id, { error: 'Une liste est attendue.' })
    .max(max, { error: trop })
    .transform((ids) => [...new Set(ids)]);

const saisieDeModule = entreesOf(MODULE.champs);

const moduleEntier = nomme.extend({
  ...sortiesOf(MODULE.champs),
  ...auteur,
  chapitres: z.array(nomme),
  acces: z.array(nomme),
});

/** Returns the module of `id` whole, ids and labels with `all`, or a page. */
export const getModulesExtranet = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getModules',
  summary: 'Les modules, leurs chapitres dans l’ordre, et les accès qui les tiennent.',
  input: z.object({
    page,
    all: flagIn.default(0),
    recherche: filtre,
    /** 0: modules in no product. */
    acces_id: z.union([id, z.literal(['0', 0]).transform(() => 0)]).optional(),
    etat: filtreOf(FILTRE_A_COMPLETER),
    id: id.optional(),
  }),
  output: z.object({
    modules: z.union([
      rangees(seulement),
      rangees(nomme.extend({ nbChapitre: z.int(), acces: z.array(nomme) })),
    ]),
    acces: z.array(nomme),
    module: moduleEntier.optional(),
    message: z.string(),
  }),
});

const TROP_DE_CHAPITRES = 'Un module compte 200 chapitres au plus.';

export const addModule = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/addModule',
  summary: 'Ajoute un module.',
  input: z.object({
    ...saisieDeModule,
    chapitre_ids: ordre(200, TROP_DE_CHAPITRES).default([]),
  }),
  output: z.object({ id, message: z.string() }),
});

/** 409, with the current module: `revision` is older. */
export const editModule = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/editModule',
  summary: 'Modifie le libellé d’un module, et l’ordre de ses chapitres.',
  input: z.object({
    id,
    revision: revisionIn.optional(),
    ...saisieDeModule,
    /** Undefined keeps the chapters. */
    chapitre_ids: ordre(200, TROP_DE_CHAPITRES).optional(),
  }),
  output: z.object({ revision, message: z.string() }),
});

export const deleteModule = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/deleteModule',
  summary: 'Supprime un module et le retire des accès\u202f; ses chapitres restent.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});

const image = z.object({
  id,
  url: z.string(),
  largeur: z.int(),
  hauteur: z.int(),
  utilisation: z.array(nomme),
});

const chapitreEntier = nomme.extend({
  ...auteur,
  /** Joined by `;`, in their order. */
  listeQuestions: z.string(),
  questions: z.array(nomme),
  listeModules: z.array(id),
});

const ligne = nomme.extend({
  nbQuestion: z.int(),
  modules: z.array(nomme),
  acces: z.array(nomme),
  /** The products, as `label_id` pairs joined by `;`. */
  listeAcces: z.string(),
});

/** `id`: one with text and pictures; `texteOnly`: only these; `texte` 0: without them. */
export const getChapitresExtranet = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getChapitres',
  summary: 'Les chapitres, ou un seul avec son texte et ses images.',
  input: z.object({
    page,
    idArticleLois: z.string().trim().max(40).optional(),
    article: filtreOf(FILTRE_ARTICLE),
    rechercheQuestion: filtre,
    pageChapitres: page,
    /** Returns ids and labels only. */
    all: flagIn.default(0),
    recherche: filtre,
    /** 0: chapters in no product. */
    acces_id: z.union([id, z.literal(['0', 0]).transform(() => 0)]).optional(),
    etat: filtreOf(FILTRE_A_COMPLETER),
    id: id.optional(),
    texte: flagIn.default(1),
    texteOnly: flagIn.default(0),
  }),
  output: z.object({
    questions: rangees(nomme.extend({ idArticleLois: z.string().nullable() })).optional(),
    uniqueIdArticleLois: z.array(z.string()).optional(),
    /** A sentence: why some questions are not offered. */
    ecartees: z.string().nullish(),
    chapitres: z.union([rangees(seulement), rangees(ligne)]).optional(),
    modules: z.array(nomme).optional(),
    acces: z.array(nomme).optional(),
    chapitre: chapitreEntier.optional(),
    texte: z.string().optional(),
    images: z.array(image).optional(),
    message: z.string(),
  }),
});

const LISTE = 'Cette liste de questions n’est pas valable.';

const saisie = {
  libelle: texteCourt('Écrivez le libellé du chapitre.', 'Le libellé du chapitre'),
  /** HTML; tags that the editor does not make are removed. */
  texte: z
    .string({ error: 'Écrivez le texte du chapitre.' })
    .regex(/\S/, { error: 'Écrivez le texte du chapitre.' })
    .max(TEXTE_MAX, { error: 'Ce texte est trop long\u00a0: 400 000 caractères au plus.' }),
  listeQuestions: z
    .string({ error: LISTE })
    .max(2000, { error: 'Un chapitre compte 150 questions au plus.' })
    .regex(/^([1-9]\d{0,8}(;[1-9]\d{0,8})*)?$/, { error: LISTE })
    .transform((list) => [...new Set(list === '' ? [] : list.split(';').map(Number))])
    .pipe(z.array(z.int()).max(150, { error: 'Un chapitre compte 150 questions au plus.' }))
    .default([]),
  listeModules: ordre(200, 'Un chapitre est dans 200 modules au plus.').default([]),
};

/** In bytes: the longest text with every character escaped. */
const LONGEST = 3 * MO;
/** The longest text takes half a second: it costs as much as twenty calls. */
const A_TEXT = { octets: 20_000 };

export const addChapitre = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/addChapitre',
  writes: 'sometimes',
  counted: A_TEXT,
  summary: 'Ajoute un chapitre.',
  bodyLimit: LONGEST,
  input: z.object(saisie),
  output: z.object({ id, message: z.string() }),
});

/** 409, with the current chapter and text: `revision` is older. */
export const editChapitre = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/editChapitre',
  writes: 'sometimes',
  counted: A_TEXT,
  summary: 'Modifie un chapitre.',
  bodyLimit: LONGEST,
  input: z.object({ id, revision: revisionIn.optional(), ...saisie }),
  output: z.object({ revision, message: z.string() }),
});

export const deleteChapitre = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/deleteChapitre',
  summary: 'Supprime un chapitre et le retire de ses modules.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});

export const uploadImages = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/uploadImages',
  writes: 'sometimes',
  summary: 'Ajoute des images à un chapitre.',
  multipart: true,
  bodyLimit: octetsDImages(5),
  input: z.object({
    images: z
      .array(photo(), { error: 'Choisissez une image.' })
      .min(1, { error: 'Choisissez une image.' })
      .max(5, { error: 'Envoyez cinq images à la fois au plus.' }),
    /** Decides nothing: specification.md#fields-that-decide-nothing. */
    isNew: flagIn.default(0),
    chapitre_id: id,
  }),
  output: z.object({
    urls: z.array(z.string()),
    images: z.array(image),
    message: z.string(),
  }),
});

/** 409 with `utilisation`: a text still shows it. */
export const deleteImage = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/deleteImage',
  summary: 'Supprime une image d’un chapitre, si aucun texte ne la montre.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});
