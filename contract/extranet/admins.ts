import { z } from 'zod';
import { emailOu } from '../adresse.ts';
import { defineCall, staffReads, staffWrites, visiteurWrites } from '../call.ts';
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

const admin = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  level,
});

/** `facteurManquant` 1: no other call is answered before a second factor is set up. */
const connecte = admin.extend({ facteurManquant: flag });

const EMAIL = 'Indiquez votre adresse e-mail.';
const PASSWORD = 'Indiquez votre mot de passe.';

const motDePasseActuel = z
  .string({ error: PASSWORD })
  .min(1, { error: PASSWORD })
  .max(200, { error: 'Ce mot de passe est trop long.' });

/** People type six figures, or a recovery code, with spaces and hyphens. */
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

/** `loginExtranet` and `beginFacteur` hand it out; the next step sends it back. */
const jeton = z
  .string({ error: 'Recommencez depuis le début.' })
  .max(1000, { error: 'Recommencez depuis le début.' });

const entree = z.object({ token: z.string(), user: connecte, message: z.string() });

/** 401 with `jeton`: the password is right, and `loginCode` waits five minutes for a second factor. */
export const loginExtranet = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/login',
  summary: 'Connecte un membre du personnel.',
  input: z.object({ email: emailOu(EMAIL), password: motDePasseActuel }),
  output: entree,
  errors: 'validation_errors',
});

/** Its path is below the first step's, whose cookie it gets. 401: a wrong or used code; `recommencer` 1 wants the password again. */
export const loginCode = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/login/loginCode',
  summary: 'Connecte un membre du personnel qui a donné son mot de passe, par son second facteur.',
  input: z.object({ jeton, code }),
  output: entree,
  errors: 'validation_errors',
});

export const getUserExtranet = defineCall({
  ...staffReads(1),
  path: '/api/extranet/getUser',
  sansFacteur: true,
  summary: 'Le membre du personnel connecté.',
  output: z.object({ user: connecte, message: z.string() }),
});

/** `recherche`: words that the name or the address contains, accents and case aside. */
export const getUsers = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getUsers',
  summary: 'Le personnel, par pages.',
  input: z.object({
    page,
    recherche: recherche.optional(),
  }),
  output: z.object({
    users: rangees(
      admin.extend({
        dateCreation: instant,
        secondFacteur: flag,
        /** 1: no password of their own yet. */
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

/** A mail invites them to choose a password in any case. 422: somebody has the address, or the password is easy to guess. */
export const addUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/addUser',
  writes: 'sometimes',
  preuve: true,
  summary: 'Ajoute un membre du personnel.',
  input: z.object({ ...saisie, password: facultatif }),
  output: z.object({ id, message: z.string() }),
});

/**
 * A new password, level or address ends that person’s other sessions. Another’s new address ends their
 * password too, unless one comes with it: a mail lets them choose. 409: oneself or the last supervisor.
 */
export const updateUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/updateUser',
  writes: 'sometimes',
  preuve: true,
  summary: 'Modifie un membre du personnel.',
  input: z.object({
    id,
    ...saisie,
    password: facultatif,
  }),
});

/** Their acts keep their name. 409: oneself, or the last supervisor. */
export const deleteUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/deleteUser',
  preuve: true,
  summary: 'Supprime un membre du personnel.',
  input: z.object({ id }),
});

/** Their sessions end, and the password alone opens their account. */
export const deleteFacteurUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/deleteFacteurUser',
  preuve: true,
  summary: 'Retire le second facteur d’un autre membre du personnel.',
  input: z.object({ id }),
});

/** 401 for a wrong present password. The account’s other sessions end. */
export const modifyPasswordExtranet = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/modifyPassword',
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
});

export const getFacteur = defineCall({
  ...staffReads(1),
  path: '/api/extranet/getFacteur',
  sansFacteur: true,
  summary: 'Le second facteur du membre du personnel connecté.',
  output: z.object({
    dateFacteur: instant.nullable(),
    /** 1: it may not be removed. */
    obligatoire: flag,
    codesRestants: z.int(),
    message: z.string(),
  }),
});

/** Changes nothing yet: `confirmFacteur` wants `jeton` back with a first code, within fifteen minutes. */
export const beginFacteur = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/beginFacteur',
  sansFacteur: true,
  writes: 'never',
  summary: 'Prépare un second facteur\u00a0: le secret et son QR code.',
  input: z.object({ password: motDePasseActuel }),
  output: z.object({
    jeton: z.string(),
    /** Base32 in groups of four. */
    secret: z.string(),
    /** SVG. */
    qr: z.string(),
    message: z.string(),
  }),
});

/** 422: a wrong code; 401 with `recommencer` 1: a foreign or old `jeton`; 409: there is a factor already. */
export const confirmFacteur = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/confirmFacteur',
  sansFacteur: true,
  writes: 'sometimes',
  summary: 'Installe le second facteur, et donne les codes de secours.',
  input: z.object({ jeton, code }),
  output: z.object({ codes: z.array(z.string()), message: z.string() }),
});

/** The codes from before open nothing any more. */
export const renewCodes = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/renewCodes',
  writes: 'sometimes',
  summary: 'Donne de nouveaux codes de secours.',
  input: z.object({ password: motDePasseActuel }),
  output: z.object({ codes: z.array(z.string()), message: z.string() }),
});

export const deleteFacteur = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/deleteFacteur',
  writes: 'sometimes',
  summary: 'Retire le second facteur du membre du personnel connecté.',
  input: z.object({ password: motDePasseActuel }),
});

/** For ten minutes this session may make calls with `preuve`. 401: a wrong password or code; 429: too many. */
export const addPreuveExtranet = defineCall({
  ...staffWrites(1),
  path: '/api/extranet/addPreuve',
  writes: 'sometimes',
  summary:
    'Montre à nouveau, par son mot de passe ou un code, que c’est bien la personne connectée.',
  input: z
    .object({ password: motDePasseActuel.optional(), code: code.optional() })
    .refine(({ password, code: donne }) => password !== undefined || donne !== undefined, {
      error: PASSWORD,
      path: ['password'],
    }),
});

/** The same answer whether anybody has that address or not. */
export const forgotPasswordExtranet = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/forgotPassword',
  summary:
    'Envoie à un membre du personnel de quoi choisir un nouveau mot de passe, pendant une heure.',
  input: z.object({ email: emailOu(EMAIL) }),
  output: z.object({ message: z.string() }),
});

/** The mailed link carries `jeton`. 401: it is forged, too old or used. Nobody is logged in by it. */
export const choosePasswordExtranet = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/choosePassword',
  summary: 'Choisit le mot de passe d’un compte du personnel, par le lien reçu par mail.',
  input: z.object({
    jeton: z
      .string({ error: 'Ouvrez le lien du mail.' })
      .max(400, { error: 'Ouvrez le lien du mail.' }),
    password: nouveau.optional(),
  }),
  output: z.object({ email: z.string(), message: z.string() }),
});

/** Their password stays until they choose another. */
export const sendLienUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/sendLienUser',
  summary: 'Envoie à un membre du personnel de quoi choisir son mot de passe.',
  input: z.object({ id }),
});
