import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

/** A member of staff: 1 Utilisateur, 9 Administrateur, 10 Superviseur. */
const admin = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  level: z.union([z.literal(1), z.literal(9), z.literal(10)]),
});

const EMAIL = 'Indiquez votre adresse e-mail.';
const PASSWORD = 'Indiquez votre mot de passe.';

/** What the log-in form of the extranet sends; its sentences say « vous ». */
const identifiants = z.object({
  email: z
    .string({ error: EMAIL })
    .trim()
    .toLowerCase()
    .min(1, { error: EMAIL })
    .max(254, { error: 'Cette adresse est trop longue.' })
    .pipe(z.email({ error: 'Cette adresse e-mail n’est pas valable.' })),
  password: z
    .string({ error: PASSWORD })
    .min(1, { error: PASSWORD })
    .max(200, { error: 'Ce mot de passe est trop long.' }),
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
