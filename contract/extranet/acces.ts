import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { photo } from '../fichier.ts';
import { entreesOf, fauxOf, filtreOf, sortiesOf } from '../champs.ts';
import {
  filtre,
  euros,
  flag,
  flagIn,
  id,
  ignored,
  instant,
  page,
  rangees,
  version,
} from '../fields.ts';
import { enLigne, visible } from '../textes.ts';
import { FILTRE_MANQUE, FILTRE_VENTE } from '../../regles/filtres.ts';
import { CODE_PERMIS, PRODUIT } from '../../regles/produit.ts';
import { SEPARATEUR, fauteAuxLignes, lignesOf } from '../../regles/vente.ts';
import { octetsDImages } from '../../regles/images.ts';

const MOST_LIGNES = 30;

/** Lines joined by « ; ». */
const contenu = z
  .string()
  .max(10_000, { error: 'Ce contenu est trop long\u00a0: 10 000 caractères au plus.' })
  .nullish()
  .transform((typed) => lignesOf(typed ?? '').flatMap((ligne) => enLigne(ligne) || []))
  .superRefine((lignes, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (lignes.length > MOST_LIGNES)
      refuse(`Le contenu a trop de lignes\u00a0: ${MOST_LIGNES} au plus.`);
    for (const [at, ligne] of lignes.entries())
      for (const { message } of visible(200).safeParse(ligne).error?.issues ?? [])
        refuse(`Ligne ${at + 1}\u00a0: ${message}`);
  })
  .transform((lignes) => lignes.join(SEPARATEUR));

const lu = sortiesOf(PRODUIT.champs);

/** Undefined `libelleImage` keeps the current banner. */
const saisie = {
  ...entreesOf(PRODUIT.champs),
  /** Ignored: the server derives it from the label. */
  slug: ignored,
  /** Ignored: the server derives it from price and rate. */
  tva: ignored,
  codePermis: z
    .string({ error: 'Indiquez le code du permis, comme B, A ou CAPC.' })
    .trim()
    .toUpperCase()
    .regex(CODE_PERMIS, {
      error:
        'Indiquez le code du permis, comme B, A ou CAPC\u00a0: dix lettres ou chiffres au plus.',
    }),
  langue: z
    .union([lu.langue, z.literal('').transform(() => 'FR' as const)], {
      error: fauxOf(PRODUIT.champs.langue),
    })
    .default('FR'),
  contenu,
  /** As a list: joined, a line with a « ; » would look like two. */
  lignes: z
    .array(z.string().max(10_000), { error: 'Une liste de lignes est attendue.' })
    .max(1000, { error: 'Le contenu a trop de lignes.' })
    .optional(),
  libelleImage: photo().optional(),
};

const sansPointVirgule = (
  { lignes = [] }: { lignes?: string[] | undefined },
  context: z.RefinementCtx,
): void => {
  const message = fauteAuxLignes(lignes);
  if (message) context.addIssue({ code: 'custom', message, path: ['contenu'] });
};

/** `nombre` counts questions of a series, or chapters of a module. */
const lien = z.object({ id, libelle: z.string(), nombre: z.int() });

const ligne = z.object({
  id,
  libelle: lu.libelle,
  slug: z.string(),
  type: lu.type,
  codePermis: z.string(),
  prix: lu.prix,
  dureeValidite: lu.dureeValidite,
  libelleImage: z.string().nullable(),
  actif: lu.actif,
  manque: z.string().nullable(),
  /** EL has modules, QT series, in the staff's order. */
  modules: z.array(lien),
  themes: z.array(lien),
});

const fiche = ligne.extend({
  ...lu,
  tva: euros,
  contenu: z.string(),
  /** `editAcces` sends it back; 409 when it has changed. */
  version: z.int(),
  /** « Contenu »: unchanged since content/. */
  auteur: z.string(),
  dateModification: instant.nullable(),
  /** 1000 means 1000 or more. */
  detenteurs: z.int(),
  /** Null: its type can be changed. */
  typeFige: z.string().nullable(),
  /** 1: it has been on sale, so its address is final. */
  slugFige: flag,
  modulesReste: z.array(lien),
  themesReste: z.array(lien),
});

/** Returns the one of `id` whole, ids and labels with `all`, or a page in the site's order. */
export const getAccesExtranet = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getAcces',
  summary: 'Les accès à vendre, ou un seul avec ce qui peut encore y être lié.',
  input: z.object({
    id: id.optional(),
    page,
    all: flagIn.default(0),
    /** Each word must begin a word of the label, address or code. */
    recherche: filtre,
    type: filtreOf(PRODUIT.champs.type),
    actif: filtreOf(FILTRE_VENTE),
    manque: filtreOf(FILTRE_MANQUE),
  }),
  output: z.object({
    accesList: z
      .union([rangees(z.strictObject({ id, libelle: z.string() })), rangees(ligne)])
      .optional(),
    acces: fiche.optional(),
    message: z.string(),
  }),
});

export const addAcces = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/addAcces',
  writes: 'sometimes',
  summary: 'Ajoute un accès à vendre.',
  multipart: true,
  bodyLimit: octetsDImages(1),
  input: z
    .object({
      ...saisie,
      /** Copies the banner of this one, and its links when the type is the same. */
      copie_id: id.optional(),
      /** 1: does not copy the banner. */
      sansImage: flagIn.default(0),
    })
    .superRefine(sansPointVirgule),
  output: z.object({ id, slug: z.string(), message: z.string() }),
});

/** 409, with the current one: `version` has changed. */
export const editAcces = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/editAcces',
  writes: 'sometimes',
  summary: 'Modifie un accès à vendre\u202f; qui l’a déjà le garde.',
  multipart: true,
  bodyLimit: octetsDImages(1),
  input: z
    .object({
      id,
      version,
      ...saisie,
      sansImage: flagIn.default(0),
    })
    .superRefine(sansPointVirgule),
  output: z.object({ slug: z.string(), message: z.string() }),
});

export const deleteAcces = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/deleteAcces',
  summary: 'Retire un accès de la vente et des listes\u202f; qui l’a le garde.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});

/** The links as the page showed them; 409 when they have changed. */
const lies = z.array(id).max(1000).optional();
const ids = (aucun: string) =>
  z
    .array(id, { error: aucun })
    .min(1, { error: aucun })
    .max(1000, { error: 'Liez-en 1 000 au plus.' });

/** Linked modules left out here keep their order, after those named. */
export const linkModules = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/linkModules',
  summary: 'Lie des modules à un accès EL, dans l’ordre donné.',
  input: z.object({
    acces_id: id,
    module_ids: ids("Aucun module n'a été séléctionné"),
    lies,
  }),
  output: z.object({ message: z.string(), annulation }),
});

export const linkThemes = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/linkThemes',
  summary: 'Lie des séries à un accès QT, dans l’ordre donné.',
  input: z.object({
    acces_id: id,
    theme_ids: ids("Aucun theme n'a été séléctionné"),
    lies,
  }),
  output: z.object({ message: z.string(), annulation }),
});

export const unlinkModule = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/unlinkModule',
  summary: 'Retire un module d’un accès.',
  input: z.object({ acces_id: id, module_id: id }),
  output: z.object({ message: z.string(), annulation }),
});

export const unlinkTheme = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/unlinkTheme',
  summary: 'Retire une série d’un accès.',
  input: z.object({ acces_id: id, theme_id: id }),
  output: z.object({ message: z.string(), annulation }),
});
