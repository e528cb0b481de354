import { z } from 'zod';
import { progres } from './exercice.ts';
import { defineCall, visiteurReads, visiteurWrites } from '../call.ts';
import { flag, id, instant } from '../fields.ts';
import { REGLES } from '../../regles/perception.ts';

/** Our player of exercises (docs/perception-des-risques.md). Its own session, in the body: no cookie. */

const seance = z
  .string({ error: 'La séance manque.' })
  .regex(/^[\w-]{43}$/, { error: 'Cette séance n’est pas valable.' });
const nomDeClip = z.string().regex(/^[a-z0-9]{1,8}$/, { error: 'Cette vidéo n’existe pas.' });
const regle = z.enum(REGLES, { error: 'Choisis une façon de coter.' });

/** Seconds, and shares of the picture from its top left corner. */
const clic = z.object({
  t: z.number().min(0).max(60),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
/** In pixels. */
const cote = z.number().min(200).max(10_000);
const ecran = z.object({ largeur: cote, hauteur: cote });

/** More than that is a script’s. */
const MOST_CLICS = 200;
const clics = z.array(clic).max(MOST_CLICS, { error: 'Il y a trop de clics.' });
/** A place, and the kind of cue that one says of it (`indices`). */
const dits = z.array(clic.extend({ indice: z.string().max(40) })).max(MOST_CLICS);

const cadre = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const fenetre = z.object({
  ouvre: z.number(),
  ferme: z.number(),
  cibles: z.array(z.object({ de: z.number(), cadres: z.array(cadre.nullable()) })),
});

const proposition = z.object({ rang: z.int(), libelle: z.string() });

/** All that is told once a clip is over. */
const revue = z.object({
  partie_id: id,
  clip: z.string(),
  titre: z.string(),
  clics: z.array(clic),
  dits: z.array(clic.extend({ indice: z.string(), libelle: z.string() })),
  ecran: ecran.extend({ angle: z.number() }),
  risques: z.array(
    z.object({
      titre: z.string(),
      indice: z.string(),
      /** The kind of cue in words. */
      signe: z.string(),
      dit: z.string(),
      conduite: z.string(),
      articles: z.array(z.string()),
      fenetre,
      /** The click that found it, and the seconds that were left. */
      trouve: z.object({ clic: z.int(), avance: z.number() }).nullable(),
      /** 1: found, ticked or foreseen. */
      vu: flag,
    }),
  ),
  /** They looked like dangers: when and where, why they are none, and wrong clicks on them. */
  sosies: z.array(z.object({ t: z.number(), dit: z.string(), cadre, clics: z.array(z.int()) })),
  /** Clicks that found nothing, by their ranks. */
  faux: z.array(z.int()),
  predictions: z.array(
    z.object({ t: z.number(), juste: flag, choisie: z.string().nullable(), bonne: z.string() }),
  ),
  choix: z.array(z.object({ libelle: z.string(), vrai: flag, coche: flag })),
  points: z.int(),
  sur: z.int(),
  /** Many clicks everywhere: it is told. */
  partout: flag,
});

/** The browser draws it (`ClipEnvoye` of films/); no danger is in it. */
const envoye = z.looseObject({});

/** 401, 409 and 410 are the school’s about the token. */
export const openLecteur = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/openLecteur',
  summary: 'Le lecteur de vidéos échange un jeton contre sa propre séance.',
  input: z.object({ jeton: z.string({ error: 'Le jeton manque.' }).max(4096) }),
  output: z.object({ seance: z.string(), dateFin: instant, retour: z.string() }),
});

export const getLecteur = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/getLecteur',
  summary: 'Les vidéos, les tests et ce qu’il reste à voir venir.',
  input: z.object({ seance }),
  output: z.object({
    dateFin: instant,
    retour: z.string(),
    clips: z.array(
      z.object({
        clip: z.string(),
        titre: z.string(),
        /** In seconds. */
        duree: z.number(),
        difficulte: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        lieu: z.enum(['agglomération', 'campagne', 'voie rapide']),
        /** Its weather; of a dry day its light, where that is not high noon’s. */
        temps: z.enum([
          ...(['jour', 'couvert', 'soleil bas', 'soir'] as const),
          ...(['nuit', 'pluie', 'brouillard', 'neige'] as const),
        ]),
        vues: z.int(),
        /** At its last view; null: never seen. */
        points: z.int().nullable(),
        sur: z.int().nullable(),
      }),
    ),
    /** In their order; each clip is one of `clips`. */
    lecons: z.array(z.object({ lecon: z.string(), titre: z.string(), clips: z.array(z.string()) })),
    indices: z.array(
      z.object({
        indice: z.string(),
        libelle: z.string(),
        vus: z.int(),
        trouves: z.int(),
        /** Null: each was seen in another form. */
        progres: progres.nullable(),
        /** 1: missed, and due in another street. */
        aRevoir: flag,
        prochaine: instant.nullable(),
      }),
    ),
    conseil: z.discriminatedUnion('quoi', [
      z.object({ quoi: z.literal('indice'), clip: z.string(), libelle: z.string() }),
      z.object({ quoi: z.literal('clip'), clip: z.string() }),
      z.object({ quoi: z.literal('test') }),
    ]),
    /** Null: none is open. */
    test: z.object({ test_id: id, regle, faits: z.int(), nombre: z.int() }).nullable(),
    tests: z.array(
      z.object({
        test_id: id,
        regle,
        points: z.int(),
        sur: z.int(),
        reussi: flag,
        dateFin: instant,
      }),
    ),
  }),
});

export const getLecon = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/getLecon',
  summary: 'Le texte d’une leçon de perception des risques.',
  input: z.object({
    seance,
    lecon: z.string().regex(/^[a-z0-9-]{1,60}$/, { error: 'Cette leçon n’existe pas.' }),
  }),
  output: z.object({
    titre: z.string(),
    /** HTML of content/lecons/, checked where it is loaded. */
    texte: z.string(),
  }),
});

export const addPartie = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/addPartie',
  summary: 'Commence une vidéo en entraînement.',
  input: z.object({
    seance,
    clip: nomDeClip,
    forme: z.enum(['clique', 'predit', 'dit', 'mots'], { error: 'Choisis un exercice.' }),
  }),
  output: z.object({
    partie_id: id,
    titre: z.string(),
    envoye,
    /** In seconds: where it stops and asks; some of them lead to nothing. */
    arrets: z.array(z.number()),
  }),
});

/** Returns the open one, or begins another. */
export const addTest = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/addTest',
  summary: 'Commence un test blanc de cinq vidéos, qui ont dix risques ensemble.',
  input: z.object({ seance, regle }),
  output: z.object({ test_id: id, regle }),
});

/** The test’s next clip, or the one that was begun. 409: all five are done. */
export const addPartieDeTest = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/addPartieDeTest',
  summary: 'La vidéo suivante d’un test blanc.',
  input: z.object({ seance, test_id: id }),
  output: z.object({
    partie_id: id,
    titre: z.string(),
    envoye,
    /** 1: it was begun before; it is shown from its start. */
    reprise: flag,
    rang: z.int(),
    nombre: z.int(),
    /** Null: as many as one likes. */
    clics: z.int().nullable(),
  }),
});

/** At a stop of the form « predit ». */
export const getPropositions = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/getPropositions',
  summary: 'Ce qui pourrait arriver ensuite, à un arrêt.',
  input: z.object({ seance, partie_id: id, arret: z.int().min(0).max(10) }),
  output: z.object({ propositions: z.array(proposition) }),
});

const suite = z.object({
  /** Null in a test: it is told at its end. */
  revue: revue.nullable(),
  /** A multiple choice comes first. */
  propositions: z.array(proposition).nullable(),
  /** 1: the test is over. */
  termine: flag,
});

/** Idempotent; another report is 409. 422: what nobody can have clicked. 429: it is not over. */
export const endPartie = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/endPartie',
  summary: 'Les clics d’une vidéo qui est finie.',
  input: z.object({
    seance,
    partie_id: id,
    clics,
    dits: dits.default([]),
    /** Ranks of what was chosen at each stop; null: nothing. */
    predictions: z.array(z.int().nullable()).max(10).default([]),
    ecran,
  }),
  output: suite,
});

export const addChoix = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/addChoix',
  summary: 'Les réponses au choix multiple d’une vidéo.',
  input: z.object({ seance, partie_id: id, choix: z.array(z.int().min(0).max(20)).max(20) }),
  output: suite,
});

export const getRevue = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/getRevue',
  summary: 'Une vidéo déjà vue, avec ses risques et les clics.',
  input: z.object({ seance, partie_id: id }),
  output: z.object({
    revue,
    /** Null: the clip has other words now, and its old marks fit no street. */
    envoye: envoye.nullable(),
  }),
});

export const getTest = defineCall({
  ...visiteurWrites,
  path: '/api/lecteur/getTest',
  summary: 'Le résultat d’un test blanc, risque par risque.',
  input: z.object({ seance, test_id: id }),
  output: z.object({
    regle,
    points: z.int(),
    sur: z.int(),
    reussi: flag,
    dateFin: instant,
    revues: z.array(revue),
    /** Kinds of cues that were missed. */
    aRevoir: z.array(z.string()),
  }),
});

/** For public pages: one clip, for whoever comes by. */
export const getDemonstration = defineCall({
  ...visiteurReads,
  path: '/api/lecteur/getDemonstration',
  cache: 3600,
  summary: 'Une vidéo de perception des risques à essayer.',
  input: z.object({}),
  output: z.object({ titre: z.string(), envoye }),
});

export const judgeDemonstration = defineCall({
  ...visiteurReads,
  method: 'POST',
  path: '/api/lecteur/judgeDemonstration',
  summary: 'Ce que valent les clics sur la vidéo à essayer.',
  input: z.object({ clics, ecran }),
  output: z.object({ revue: revue.omit({ partie_id: true }) }),
});
