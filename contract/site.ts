import { z } from 'zod';
import { defineCall } from './call.ts';
import { entier, euros, flag, id, letter, letterIn, nomDansAdresse, typeAcces } from './fields.ts';
import { correction, posee } from './posee.ts';

/** 503 while the database can't be read. */
export const health = defineCall({
  method: 'GET',
  path: '/api/health',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Dit si le serveur peut servir.',
  input: z.object({}),
  output: z.object({ database: z.enum(['sqlite', 'postgres']), version: z.string() }),
});

/** What the screens need to know of how this school is run. */
export const getReglages = defineCall({
  method: 'GET',
  path: '/api/site/getReglages',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Dit si l’inscription est ouverte et si le site est une démonstration.',
  input: z.object({}),
  output: z.object({
    inscription: z.enum(['ouverte', 'fermee']),
    demo: flag,
    /** Where the public reaches the site; canonical addresses begin with it, never with what a browser claims. */
    adresse: z.string(),
  }),
});

/** An access product as visitors see it. */
const produit = z.object({
  id,
  slug: z.string(),
  type: typeAcces,
  libelle: z.string(),
  description: z.string(),
  /** The address of its picture. */
  libelleImage: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  /** Lines joined by « ; ». */
  contenu: z.string(),
  /** It tells what the series hold: « 7 séries de 50 questions ». Null without series. */
  volume: z.string().nullable(),
  codePermis: z.string(),
  prix: euros,
  /** Of a renewal, where that is another. */
  prixRenouvellement: euros.nullable(),
  /** In months; an access with codePermis RDV or DEMO lasts seven days all the same. */
  dureeValidite: z.int(),
});

export const getAccesVisiteur = defineCall({
  method: 'GET',
  path: '/api/site/getAcces',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Les accès en vente, pour la page d’accueil.',
  input: z.object({}),
  output: z.object({ accesList: z.array(produit) }),
});

/** 404 for a product that is not on sale. */
export const getPageAcces = defineCall({
  method: 'GET',
  path: '/api/site/getPageAcces/:slug',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Un accès en vente, par son slug.',
  input: z.object({ slug: nomDansAdresse }),
  output: z.object({ acces: produit }),
});

export const getFaq = defineCall({
  method: 'GET',
  path: '/api/site/getFaq',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Les questions fréquentes, toutes ou celles d’un type d’accès.',
  input: z.object({ type: typeAcces.optional() }),
  output: z.object({
    faq: z.array(z.object({ type: typeAcces, question: z.string(), reponse: z.string() })),
  }),
});

const fait = z.string();

/** The figures that the pages announce: « 41 sur 50 » as content/faits.yaml has it, prices and counts as the products have them. */
export const getFaits = defineCall({
  method: 'GET',
  path: '/api/site/getFaits',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Les chiffres que le site annonce.',
  input: z.object({}),
  output: z.object({
    faits: z.object({
      ageMinimum: fait,
      centresWallonie: fait,
      coutFauteGrave: fait,
      coutFauteMineure: fait,
      delaiPratique: fait,
      delaiRdv: fait,
      dureePerception: fait,
      dureeTheorie: fait,
      demo: fait,
      guidesRdv: fait,
      nouveauPaiementRdv: fait,
      prixPerception: fait,
      prixRdv: fait,
      prixTheorie: fait,
      questionsSerie: fait,
      questionsTheorie: fait,
      questionsTotal: fait,
      risquesParVideo: fait,
      seriesTheorie: fait,
      seuilPerception: fait,
      seuilTheorie: fait,
      validiteAcces: fait,
      validiteTheorie: fait,
      /** Names the player of exercises; null where there is none. */
      videosEntrainement: fait.nullable(),
      videosExamenPerception: fait,
    }),
  }),
});

/** The articles of law that questions cite, each in our words; those of the code that is in force today. */
export const getArticles = defineCall({
  method: 'GET',
  path: '/api/site/getArticles',
  audience: 'visiteur',
  writes: 'never',
  cache: 3600,
  summary: 'De quoi parlent les articles que les questions citent.',
  input: z.object({}),
  output: z.object({
    textes: z.array(
      z.object({
        titre: z.string(),
        /** Where the text itself is read. */
        adresse: z.string(),
        articles: z.array(
          z.object({
            /** As questions name them: « 12.3.1 », « annexe 4 ». */
            numeros: z.array(z.string()),
            sujet: z.string(),
            texte: z.string(),
          }),
        ),
      }),
    ),
  }),
});

/** 404 for a page that content/pages/ has not. */
export const getPage = defineCall({
  method: 'GET',
  path: '/api/site/getPage/:reference',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Le texte d’une page du site.',
  input: z.object({ reference: nomDansAdresse }),
  output: z.object({
    page: z.object({
      titre: z.string(),
      /** HTML: headings, lists, emphasis and drawings. */
      texte: z.string(),
    }),
  }),
});

/**
 * A question for visitors: another one each day in Brussels, one of those that follow it (`rang`), or
 * the one that is asked for. Its right answer is not in it. 404 when there is no such question.
 */
export const getVedette = defineCall({
  method: 'GET',
  path: '/api/site/getVedette',
  audience: 'visiteur',
  writes: 'never',
  summary: 'La question du jour des pages publiques.',
  input: z.object({
    question_id: id.optional(),
    rang: entier(0, 99, 'Ce rang n’est pas valable.').optional(),
  }),
  output: z.object({
    question: posee,
  }),
});

/** Answers only for the questions that the home page shows; 404 for any other. */
export const addReponseVedette = defineCall({
  method: 'POST',
  path: '/api/site/addReponseVedette',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Corrige la réponse d’un visiteur à la question du jour.',
  input: z.object({ question_id: id, letter: letterIn }),
  output: z.object({
    letter,
    juste: flag,
    bonne: letter,
    ...correction.shape,
  }),
});
