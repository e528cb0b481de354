import { z } from 'zod';
import { defineCall } from './call.ts';
import { flag, flagIn, id, identifiants } from './fields.ts';

/** A learner as the learner sees it. `dateNaissance` is `YYYY-MM-DD`. */
const user = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  dateNaissance: z.string().nullable(),
  registreNational: z.string().nullable(),
  rue: z.string().nullable(),
  localite: z.string().nullable(),
  codePostal: z.string().nullable(),
  email: z.string(),
  newsletter: flag,
});

/**
 * 200 with a token; 401 with `verified` true for a wrong e-mail or password, with `verified`
 * false and a signed reference in `user` for an e-mail not yet confirmed; 429 after too many tries.
 */
export const login = defineCall({
  method: 'POST',
  path: '/api/user/login',
  audience: 'visiteur',
  writes: 'sometimes',
  summary: 'Connecte un élève.',
  input: identifiants,
  output: z.object({ token: z.string(), verified: z.literal(true), user }),
  errors: 'validation_errors',
});

/** Ends the session of the bearer token; `extranet` says whose token it is. */
export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  audience: 'visiteur',
  writes: 'always',
  summary: 'Déconnecte l’élève ou, avec extranet, le membre du personnel.',
  input: z.object({ extranet: flagIn.default(0) }),
  output: z.object({}),
});

export const getUser = defineCall({
  method: 'GET',
  path: '/api/user/getUser',
  audience: 'eleve',
  writes: 'never',
  summary: 'L’élève connecté.',
  input: z.object({}),
  output: z.object({ user }),
});
