import { z } from 'zod';
import { emailOu } from '../adresse.ts';
import { defineCall } from '../call.ts';
import {
  flag,
  id,
  instant,
  motDePasseOu,
  page,
  rangees,
  recherche,
  texteCourt,
} from '../fields.ts';

const level = z.union([z.literal(1), z.literal(9), z.literal(10)]);

/** A member of staff: 1 Utilisateur, 9 Administrateur, 10 Superviseur. */
const admin = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  level,
});

/** The one who is connected. `facteurManquant` 1: no other call is answered before a second factor is set up. */
const connecte = admin.extend({ facteurManquant: flag });

const EMAIL = 'Indiquez votre adresse e-mail.';
const PASSWORD = 'Indiquez votre mot de passe.';

/** One that is known, to show who one is. */
const motDePasseActuel = z
  .string({ error: PASSWORD })
  .min(1, { error: PASSWORD })
  .max(200, { error: 'Ce mot de passe est trop long.' });

/** What the log-in form of the extranet sends; its sentences say « vous ». */
const identifiants = z.object({ email: emailOu(EMAIL), password: motDePasseActuel });

/** Six figures of an application, or a recovery code; spaces and hyphens are how people type them. */
const code = z
  .string({ error: 'Indiquez le code.' })
  .max(40, { error: 'Ce code est trop long.' })
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[a-z2-9]{12})?$/, {
        error: 'Un code compte six chiffres, un code de secours douze lettres et chiffres.',
      })
      .min(1, { error: 'Indiquez le code.' }),
  );

/** What `loginExtranet` and `beginFacteur` hand out, and want back. */
const jeton = z
  .string({ error: 'Recommencez depuis le début.' })
  .max(1000, { error: 'Recommencez depuis le début.' });

/**
 * 401 with `jeton` where the password is right and a second factor is wanted: `loginCode` takes it,
 * for five minutes.
 */
export const loginExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/login',
  audience: 'visiteur',
  writes: 'sometimes',
  summary: 'Connecte un membre du personnel.',
  input: identifiants,
  output: z.object({ token: z.string(), user: connecte, message: z.string() }),
  errors: 'validation_errors',
});

/** The second step, below the first in its path: what a known browser sends there it sends here. 401 for a wrong or used code; with `recommencer` 1 where the password is wanted again. */
export const loginCode = defineCall({
  method: 'POST',
  path: '/api/extranet/login/loginCode',
  audience: 'visiteur',
  writes: 'sometimes',
  summary: 'Connecte un membre du personnel qui a donné son mot de passe, par son second facteur.',
  input: z.object({ jeton, code }),
  output: z.object({ token: z.string(), user: connecte, message: z.string() }),
  errors: 'validation_errors',
});

export const getUserExtranet = defineCall({
  method: 'GET',
  path: '/api/extranet/getUser',
  audience: 'admin',
  level: 1,
  sansFacteur: true,
  writes: 'never',
  summary: 'Le membre du personnel connecté.',
  input: z.object({}),
  output: z.object({ user: connecte, message: z.string() }),
});

/** By name. `recherche`: words that the name or the address contains, accents and case aside. */
export const getUsers = defineCall({
  method: 'GET',
  path: '/api/extranet/getUsers',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Le personnel, par pages.',
  input: z.object({
    page,
    recherche: recherche.optional(),
  }),
  output: z.object({
    users: rangees(
      admin.extend({
        dateCreation: instant,
        /** 1: with a second factor. */
        secondFacteur: flag,
        /** 1: invited, and without a password of their own until now. */
        invite: flag,
      }),
    ),
    message: z.string(),
  }),
});

const saisie = {
  prenom: texteCourt('Indiquez le prénom.', 'Le prénom'),
  nom: texteCourt('Indiquez le nom.', 'Le nom'),
  email: emailOu('Indiquez l’adresse e-mail.'),
  level: z.union(
    [level, z.enum(['1', '9', '10']).transform((typed) => Number(typed) as 1 | 9 | 10)],
    { error: 'Choisissez un niveau.' },
  ),
};
const nouveau = motDePasseOu('Indiquez un mot de passe.');
const facultatif = z.union([z.literal('').transform(() => undefined), nouveau]).optional();

/**
 * A mail invites them to choose their own password, whether one is given here or not. 422 for an address that
 * somebody has, and for a password that is easy to guess.
 */
export const addUser = defineCall({
  method: 'POST',
  path: '/api/extranet/addUser',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  preuve: true,
  summary: 'Ajoute un membre du personnel.',
  input: z.object({ ...saisie, password: facultatif }),
  output: z.object({ id, message: z.string() }),
});

/**
 * A new password, level or address ends that person’s sessions, but the one that calls. Another’s new
 * address ends their password too, unless one comes with it: a mail there lets them choose one. 409 for
 * lowering oneself or the last supervisor.
 */
export const updateUser = defineCall({
  method: 'POST',
  path: '/api/extranet/updateUser',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  preuve: true,
  summary: 'Modifie un membre du personnel.',
  input: z.object({
    id,
    ...saisie,
    password: facultatif,
  }),
  output: z.object({ message: z.string() }),
});

/** What they did keeps their name. 409 for oneself and for the last supervisor. */
export const deleteUser = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteUser',
  audience: 'admin',
  level: 10,
  writes: 'always',
  preuve: true,
  summary: 'Supprime un membre du personnel.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/** For who has lost it: their sessions end, and the password alone opens their account. */
export const deleteFacteurUser = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteFacteurUser',
  audience: 'admin',
  level: 10,
  writes: 'always',
  preuve: true,
  summary: 'Retire le second facteur d’un autre membre du personnel.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/** 401 for a wrong present password. The account’s other sessions end. */
export const modifyPasswordExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/modifyPassword',
  audience: 'admin',
  level: 1,
  writes: 'sometimes',
  summary: 'Change le mot de passe du membre du personnel connecté.',
  input: z
    .object({
      motDePasseActuel,
      password: nouveau,
      passwordConfirm: z
        .string({ error: 'Confirmez le mot de passe.' })
        .min(1, { error: 'Confirmez le mot de passe.' })
        .max(200),
    })
    .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
      error: 'Les mots de passes doivent être identique',
      path: ['passwordConfirm'],
    }),
  output: z.object({ message: z.string() }),
});

export const getFacteur = defineCall({
  method: 'GET',
  path: '/api/extranet/getFacteur',
  audience: 'admin',
  level: 1,
  sansFacteur: true,
  writes: 'never',
  summary: 'Le second facteur du membre du personnel connecté.',
  input: z.object({}),
  output: z.object({
    /** Since when; null: none. */
    dateFacteur: instant.nullable(),
    /** 1: it may not be removed. */
    obligatoire: flag,
    /** Recovery codes that have not been used. */
    codesRestants: z.int(),
    message: z.string(),
  }),
});

/** Changes nothing yet: `confirmFacteur` wants `jeton` back with a first code, within fifteen minutes. */
export const beginFacteur = defineCall({
  method: 'POST',
  path: '/api/extranet/beginFacteur',
  audience: 'admin',
  level: 1,
  sansFacteur: true,
  writes: 'never',
  summary: 'Prépare un second facteur\u00a0: le secret et son QR code.',
  input: z.object({ password: motDePasseActuel }),
  output: z.object({
    jeton: z.string(),
    /** For who types it: Base32 in groups of four. */
    secret: z.string(),
    /** SVG. */
    qr: z.string(),
    message: z.string(),
  }),
});

/** 422 for a wrong code; 401 with `recommencer` 1 for what is not ours or too old; 409 where there is a factor already. */
export const confirmFacteur = defineCall({
  method: 'POST',
  path: '/api/extranet/confirmFacteur',
  audience: 'admin',
  level: 1,
  sansFacteur: true,
  writes: 'sometimes',
  summary: 'Installe le second facteur, et donne les codes de secours.',
  input: z.object({ jeton, code }),
  output: z.object({ codes: z.array(z.string()), message: z.string() }),
});

/** The codes from before open nothing any more. */
export const renewCodes = defineCall({
  method: 'POST',
  path: '/api/extranet/renewCodes',
  audience: 'admin',
  level: 1,
  writes: 'sometimes',
  summary: 'Donne de nouveaux codes de secours.',
  input: z.object({ password: motDePasseActuel }),
  output: z.object({ codes: z.array(z.string()), message: z.string() }),
});

export const deleteFacteur = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteFacteur',
  audience: 'admin',
  level: 1,
  writes: 'sometimes',
  summary: 'Retire le second facteur du membre du personnel connecté.',
  input: z.object({ password: motDePasseActuel }),
  output: z.object({ message: z.string() }),
});

/** By the password, or by a code of one’s second factor: for ten minutes this session may do what is dear again. 401 for a wrong one, 429 after too many. */
export const addPreuveExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/addPreuve',
  audience: 'admin',
  level: 1,
  writes: 'sometimes',
  summary:
    'Montre à nouveau, par son mot de passe ou un code, que c’est bien la personne connectée.',
  input: z
    .object({ password: motDePasseActuel.optional(), code: code.optional() })
    .refine(({ password, code: donne }) => password !== undefined || donne !== undefined, {
      error: PASSWORD,
      path: ['password'],
    }),
  output: z.object({ message: z.string() }),
});

/** The same answer whether anybody has that address or not. */
export const forgotPasswordExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/forgotPassword',
  audience: 'visiteur',
  writes: 'sometimes',
  summary:
    'Envoie à un membre du personnel de quoi choisir un nouveau mot de passe, pendant une heure.',
  input: z.object({ email: emailOu(EMAIL) }),
  output: z.object({ message: z.string() }),
});

/** `jeton`: what the mailed link carries. 401 when it is forged, too old or used; 422 without a password. Nobody is logged in by it. */
export const choosePasswordExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/choosePassword',
  audience: 'visiteur',
  writes: 'sometimes',
  summary: 'Choisit le mot de passe d’un compte du personnel, par le lien reçu par mail.',
  input: z.object({
    jeton: z
      .string({ error: 'Ouvrez le lien du mail.' })
      .max(400, { error: 'Ouvrez le lien du mail.' }),
    password: nouveau.optional(),
  }),
  output: z.object({ email: z.string(), message: z.string() }),
});

/** To the address that they have; what they have of a password stays until they choose another. */
export const sendLienUser = defineCall({
  method: 'POST',
  path: '/api/extranet/sendLienUser',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Envoie à un membre du personnel de quoi choisir son mot de passe.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});
