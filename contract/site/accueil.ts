import { z } from 'zod';
import { defineCall, visiteurReads } from '../call.ts';
import { entier, euros, flag, id, letter, letterIn, nomDansAdresse, typeAcces } from '../fields.ts';
import { correction, posee } from '../eleve/posee.ts';
import { perFait } from '../../regles/faits.ts';

/** 503: the database cannot be read. */
export const health = defineCall({
  ...visiteurReads,
  path: '/api/health',
  summary: 'Dit si le serveur peut servir.',
  input: z.object({}),
  output: z.object({ database: z.enum(['sqlite', 'postgres']), version: z.string() }),
});

/** For a proxy: 503 also from the moment when this server is asked to stop. */
export const ready = defineCall({
  ...visiteurReads,
  path: '/api/ready',
  summary: 'Dit si ce serveur prend encore des appels.',
  input: z.object({}),
  output: z.object({}),
});

export const getReglages = defineCall({
  ...visiteurReads,
  path: '/api/site/getReglages',
  summary: 'Dit si l’inscription est ouverte et si le site est une démonstration.',
  input: z.object({}),
  output: z.object({
    inscription: z.enum(['ouverte', 'fermee']),
    demo: flag,
    /** The public origin, for canonical addresses; never the Host header. */
    adresse: z.string(),
  }),
});

const produit = z.object({
  id,
  slug: z.string(),
  type: typeAcces,
  libelle: z.string(),
  description: z.string(),
  libelleImage: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  contenu: z.string(),
  /** « 7 séries de 50 questions »; null without series. */
  volume: z.string().nullable(),
  codePermis: z.string(),
  prix: euros,
  prixRenouvellement: euros.nullable(),
  /** In months; ignored for RDV and DEMO, which last seven days. */
  dureeValidite: z.int(),
});

export const getAccesVisiteur = defineCall({
  ...visiteurReads,
  path: '/api/site/getAcces',
  summary: 'Les accès en vente, pour la page d’accueil.',
  input: z.object({}),
  output: z.object({ accesList: z.array(produit) }),
});

export const getPageAcces = defineCall({
  ...visiteurReads,
  path: '/api/site/getPageAcces/:slug',
  summary: 'Un accès en vente, par son slug.',
  input: z.object({ slug: nomDansAdresse }),
  output: z.object({ acces: produit }),
});

export const getFaq = defineCall({
  ...visiteurReads,
  path: '/api/site/getFaq',
  summary: 'Les questions fréquentes, toutes ou celles d’un type d’accès.',
  input: z.object({ type: typeAcces.optional() }),
  output: z.object({
    faq: z.array(z.object({ type: typeAcces, question: z.string(), reponse: z.string() })),
  }),
});

const fait = z.string();

/** Figures such as « 41 sur 50 » of content/faits.yaml, prices and counts of products. */
export const getFaits = defineCall({
  ...visiteurReads,
  path: '/api/site/getFaits',
  summary: 'Les chiffres que le site annonce.',
  input: z.object({}),
  output: z.object({
    faits: z.object(perFait(fait)),
  }),
});

/** Hard words in plain ones, in the order of the alphabet; a longer form goes before a shorter. */
export const getLexique = defineCall({
  ...visiteurReads,
  path: '/api/site/getLexique',
  cache: 3600,
  summary: 'Les mots difficiles du code, expliqués.',
  input: z.object({}),
  output: z.object({
    mots: z.array(
      z.object({
        mot: z.string(),
        autres: z.array(z.string()),
        dit: z.string(),
        exemple: z.string(),
        image: z.object({ src: z.string(), description: z.string() }).nullable(),
      }),
    ),
  }),
});

/** Articles of the code in force today, in our words. */
export const getArticles = defineCall({
  ...visiteurReads,
  path: '/api/site/getArticles',
  cache: 3600,
  summary: 'De quoi parlent les articles que les questions citent.',
  input: z.object({}),
  output: z.object({
    textes: z.array(
      z.object({
        titre: z.string(),
        adresse: z.string(),
        articles: z.array(
          z.object({ numeros: z.array(z.string()), sujet: z.string(), texte: z.string() }),
        ),
      }),
    ),
  }),
});

export const getPage = defineCall({
  ...visiteurReads,
  path: '/api/site/getPage/:reference',
  summary: 'Le texte d’une page du site.',
  input: z.object({ reference: nomDansAdresse }),
  output: z.object({
    page: z.object({
      titre: z.string(),
      texte: z.string(),
    }),
  }),
});

/** Changes at midnight in Brussels; `rang`: days ahead. Never has the answer. 404: none. */
export const getVedette = defineCall({
  ...visiteurReads,
  path: '/api/site/getVedette',
  summary: 'La question du jour des pages publiques.',
  input: z.object({
    question_id: id.optional(),
    rang: entier(0, 99, 'Ce rang n’est pas valable.').optional(),
    /** The form that a page shows; undefined: today's. */
    version_id: id.optional(),
  }),
  output: z.object({ question: posee.extend({ version_id: id }) }),
});

export const addReponseVedette = defineCall({
  ...visiteurReads,
  method: 'POST',
  path: '/api/site/addReponseVedette',
  summary: 'Corrige la réponse d’un visiteur à la question du jour.',
  /** `version_id` undefined: today's form. */
  input: z.object({ question_id: id, version_id: id.optional(), letter: letterIn }),
  output: z.object({ letter, juste: flag, bonne: letter, ...correction.shape }),
});
