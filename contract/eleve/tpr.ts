import { z } from 'zod';
import { defineCall, eleveReads, visiteurReads, visiteurWrites } from '../call.ts';
import { exercice } from './exercice.ts';
import { envoyes, flag, id, ignored, instant } from '../fields.ts';

/** 404: another's, switched off, or no EX access. 429: sixty tokens an hour. */
export const tprExercice = defineCall({
  ...eleveReads,
  path: '/api/app/tprExercice',
  writes: 'sometimes',
  // The player acts in the learner's name: staff who view a learner's side get no token.
  secret: true,
  summary: 'Un jeton pour le lecteur d’exercices. Le premier fait démarrer l’accès.',
  input: z.object({ acces_id: id, acces_user_id: id, user: ignored, ...envoyes }),
  output: z.object({
    playerToken: z.string(),
    /** The page appends the token as `#jeton=…`. */
    playerUrl: z.string(),
  }),
});

/** The newest five of each EX access. */
export const getExercices = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/app/getExercices',
  summary: 'Les derniers exercices de perception des risques de l’élève connecté.',
  input: z.object({}),
  output: z.object({
    acces: z.array(z.object({ acces_user_id: id, exercices: z.array(exercice) })),
  }),
});

/** A JWK Set (RFC 7517). */
export const cles = defineCall({
  ...visiteurReads,
  path: '/api/tpr/cles',
  summary: 'Les clés publiques avec lesquelles un lecteur d’exercices vérifie les jetons.',
  input: z.object({}),
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
});

/** In bytes; a message has about 700. */
const MESSAGE_LIMIT = 8192;

const message = z.string({ error: 'Le message signé manque.' });

/** 401: bad signature or token. 410: token over five minutes old. 409: opened before. */
export const ouverture = defineCall({
  ...visiteurWrites,
  path: '/api/tpr/ouverture',
  proof: 'signature',
  bodyLimit: MESSAGE_LIMIT,
  summary: 'Un lecteur d’exercices échange un jeton contre une séance, une seule fois.',
  input: z.object({ message }),
  output: z.object({
    seance: z.string(),
    /** Results are accepted until then. */
    dateFin: instant,
    retour: z.string(),
  }),
});

/** Idempotent; another result under its name is 409. 410: session over a day old. */
export const resultat = defineCall({
  ...visiteurWrites,
  path: '/api/tpr/resultat',
  proof: 'signature',
  bodyLimit: MESSAGE_LIMIT,
  summary: 'Un lecteur d’exercices annonce le résultat d’un exercice.',
  input: z.object({ message }),
  output: z.object({ deja: flag }),
});
