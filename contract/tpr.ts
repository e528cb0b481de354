import { z } from 'zod';
import { defineCall } from './call.ts';
import { exercice } from './exercice.ts';
import { flag, id, ignored, instant } from './fields.ts';

/**
 * 400: expired. 404: not this learner's, switched off, or no EX access. 503: no player is set up; then
 * the access does not start. 429: sixty tokens within an hour.
 */
export const tprExercice = defineCall({
  method: 'POST',
  path: '/api/app/tprExercice',
  audience: 'eleve',
  writes: 'sometimes',
  // What the token opens is done in the learner's name.
  secret: true,
  summary: 'Un jeton pour le lecteur d’exercices. Le premier fait démarrer l’accès.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    user: ignored,
    user_id: ignored,
    dureeValidite: ignored,
    datePerime: ignored,
  }),
  output: z.object({
    /** Opens the player once, within five minutes. */
    playerToken: z.string(),
    /** The player's address; the token goes behind it as `#jeton=…`. */
    playerUrl: z.string(),
  }),
});

/** Of each EX access that the learner sees its newest five. */
export const getExercices = defineCall({
  method: 'GET',
  path: '/api/app/getExercices',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les derniers exercices de perception des risques de l’élève connecté.',
  input: z.object({}),
  output: z.object({
    acces: z.array(z.object({ acces_user_id: id, exercices: z.array(exercice) })),
  }),
});

/** A JWK Set (RFC 7517); empty where no player is set up. */
export const cles = defineCall({
  method: 'GET',
  path: '/api/tpr/cles',
  audience: 'visiteur',
  writes: 'never',
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

/** In bytes. A message has about 700. */
const MESSAGE_LIMIT = 8192;

/** A JWT that a player has signed; what it says: contract/messagesTpr.ts. */
const message = z.string({ error: 'Le message signé manque.' });

/**
 * 401: a message or a token that is not what it says. 410: a token older than five minutes. 409: a
 * token that was opened before. 400 and 404 are those of the access, as it is now.
 */
export const ouverture = defineCall({
  method: 'POST',
  path: '/api/tpr/ouverture',
  audience: 'visiteur',
  proof: 'signature',
  bodyLimit: MESSAGE_LIMIT,
  writes: 'sometimes',
  summary: 'Un lecteur d’exercices échange un jeton contre une séance, une seule fois.',
  input: z.object({ message }),
  output: z.object({
    seance: z.string(),
    /** Until when results of it are taken. */
    dateFin: instant,
    /** Where the learner comes from. */
    retour: z.string(),
  }),
});

/**
 * The same result again is 200 and changes nothing; another under its name is 409. 410: a session
 * opened more than a day ago. 422: what it says can't be. 400, 401, 404 as for `ouverture`.
 */
export const resultat = defineCall({
  method: 'POST',
  path: '/api/tpr/resultat',
  audience: 'visiteur',
  proof: 'signature',
  bodyLimit: MESSAGE_LIMIT,
  writes: 'sometimes',
  summary: 'Un lecteur d’exercices annonce le résultat d’un exercice.',
  input: z.object({ message }),
  output: z.object({
    /** 1: it was known already. */
    deja: flag,
  }),
});
