import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, identifiants } from './fields.ts';

/** A member of staff: 1 Utilisateur, 9 Administrateur, 10 Superviseur. */
const admin = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  level: z.union([z.literal(1), z.literal(9), z.literal(10)]),
});

export const loginExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/login',
  audience: 'visiteur',
  writes: 'sometimes',
  summary: 'Connecte un membre du personnel.',
  input: identifiants,
  output: z.object({ token: z.string(), user: admin, message: z.string() }),
  errors: 'validation_errors',
});

export const getUserExtranet = defineCall({
  method: 'GET',
  path: '/api/extranet/getUser',
  audience: 'admin',
  level: 1,
  writes: 'never',
  summary: 'Le membre du personnel connecté.',
  input: z.object({}),
  output: z.object({ user: admin, message: z.string() }),
});
