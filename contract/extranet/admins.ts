import { z } from 'zod';
import { FONCTIONS_OFFERTES } from '../../regles/fonctions.ts';
import { LEVELS, type Level } from '../../regles/niveaux.ts';
import { PERIODES } from '../../regles/periodes.ts';
import { emailOu } from '../adresse.ts';
import { defineCall, staffReads, staffWrites, visiteurWrites } from '../call.ts';
import {
  euros,
  eurosIn,
  flag,
  id,
  instant,
  motDePasseOu,
  page,
  rangees,
  recherche,
  texteCourt,
} from '../fields.ts';

const level = z.literal(LEVELS);
const fonction = z.enum(FONCTIONS_OFFERTES).nullable();

const admin = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  level,
  fonction,
});

/** `facteurManquant` 1: every other call is 403 until a second factor is set up. */
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

/** Returned by `loginExtranet` and `beginFacteur`; the next step sends it back. */
const jeton = z
  .string({ error: 'Recommencez depuis le début.' })
  .max(1000, { error: 'Recommencez depuis le début.' });

const entree = z.object({ token: z.string(), user: connecte, message: z.string() });

/** 401 with `jeton`: `loginCode` must send a second factor within five minutes. */
export const loginExtranet = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/login',
  summary: 'Connecte un membre du personnel.',
  input: z.object({ email: emailOu(EMAIL), password: motDePasseActuel }),
  output: entree,
  errors: 'validation_errors',
});

/** Its path receives the first step's cookie. 401: wrong code; `recommencer`: log in again. */
export const loginCode = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/login/loginCode',
  summary: 'Connecte un membre du personnel qui a donné son mot de passe, par son second facteur.',
  input: z.object({ jeton, code }),
  output: entree,
  errors: 'validation_errors',
});

export const getUserExtranet = defineCall({
  ...staffReads(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/getUser',
  sansFacteur: true,
  summary: 'Le membre du personnel connecté.',
  output: z.object({ user: connecte, message: z.string() }),
});

/** `recherche`: words in the name or address, without accents and case. */
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
        plafond: euros.nullable(),
        /** 1: invited, and has not chosen a password yet. */
        invite: flag,
      }),
    ),
    message: z.string(),
  }),
});

const vide = z.literal('').transform(() => null);

const saisie = {
  prenom: texteCourt('Indiquez le prénom.', 'Le prénom'),
  nom: texteCourt('Indiquez le nom.', 'Le nom'),
  email: emailOu('Indiquez l’adresse e-mail.'),
  level: z.union([level, z.enum(LEVELS.map(String)).transform((typed) => Number(typed) as Level)], {
    error: 'Choisissez un niveau.',
  }),
  /** Only of level 10. Undefined keeps it; only an owner gives `proprietaire`. */
  fonction: z
    .union([vide, fonction], { error: 'Choisissez une fonction dans la liste.' })
    .optional(),
  /** Limits a secretary’s refunds of one payment. Undefined keeps it; only an owner changes it. */
  plafond: z.union([vide, z.null(), eurosIn]).optional(),
};
const nouveau = motDePasseOu('Indiquez un mot de passe.');
const facultatif = z.union([z.literal('').transform(() => undefined), nouveau]).optional();

/** Mails an invitation to choose a password. 422: the address is taken, or the password easy. */
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
 * A new password, level or address ends the account's other sessions. Giving somebody else a new
 * address also ends the password, unless one is sent. 409: oneself or the last supervisor.
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

/** The journal keeps the name. 409: oneself, or the last supervisor. */
export const deleteUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/deleteUser',
  preuve: true,
  summary: 'Supprime un membre du personnel.',
  input: z.object({ id }),
});

/** Makes a supervisor the owner, and the owner a supervisor. 409: not yours, or not a supervisor. */
export const handOverEcole = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/handOverEcole',
  preuve: true,
  summary: 'Remet l’école à un superviseur, qui en devient propriétaire.',
  input: z.object({ id }),
});

const QUI = ['1', '9', '10', ...FONCTIONS_OFFERTES] as const;

/** Each level (of 10 without a function) and each function: what it may do, from this contract. */
export const getDroits = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getDroits',
  summary: 'Qui, dans le personnel, peut faire quoi.',
  output: z.object({
    salles: z.array(
      z.object({
        salle: z.string(),
        appels: z.array(
          z.object({
            resume: z.string(),
            change: flag,
            /** Asks for a password or a code of the last ten minutes. */
            preuve: flag,
            /** 1: a Moniteur only for learners of his classes. */
            deSesClasses: flag,
            qui: z.array(z.enum(QUI)),
          }),
        ),
      }),
    ),
    message: z.string(),
  }),
});

/** Ends the account's sessions; the password alone then logs in. */
export const deleteFacteurUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/deleteFacteurUser',
  preuve: true,
  summary: 'Retire le second facteur d’un autre membre du personnel.',
  input: z.object({ id }),
});

/** Ends the account's other sessions. 401: wrong current password. */
export const modifyPasswordExtranet = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
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
  ...staffReads(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/getFacteur',
  sansFacteur: true,
  summary: 'Le second facteur du membre du personnel connecté.',
  output: z.object({
    dateFacteur: instant.nullable(),
    /** 1: it cannot be removed. */
    obligatoire: flag,
    codesRestants: z.int(),
    message: z.string(),
  }),
});

/** Changes nothing: `confirmFacteur` must send `jeton` and a first code in fifteen minutes. */
export const beginFacteur = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
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

/** 422: wrong code; 401 with `recommencer` 1: invalid `jeton`; 409: has a factor already. */
export const confirmFacteur = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/confirmFacteur',
  sansFacteur: true,
  writes: 'sometimes',
  summary: 'Installe le second facteur, et donne les codes de secours.',
  input: z.object({ jeton, code }),
  output: z.object({ codes: z.array(z.string()), message: z.string() }),
});

/** Invalidates the previous codes. */
export const renewCodes = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/renewCodes',
  writes: 'sometimes',
  summary: 'Donne de nouveaux codes de secours.',
  input: z.object({ password: motDePasseActuel }),
  output: z.object({ codes: z.array(z.string()), message: z.string() }),
});

export const deleteFacteur = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/deleteFacteur',
  writes: 'sometimes',
  summary: 'Retire le second facteur du membre du personnel connecté.',
  input: z.object({ password: motDePasseActuel }),
});

/** Valid ten minutes in this session. 401: wrong password or code; 429 after too many. */
export const addPreuveExtranet = defineCall({
  ...staffWrites(1, 'secretariat', 'moniteur', 'comptable'),
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

/** Responds the same for an unknown address. */
export const forgotPasswordExtranet = defineCall({
  ...visiteurWrites,
  path: '/api/extranet/forgotPassword',
  summary: `Envoie à un membre du personnel de quoi choisir un nouveau mot de passe, pendant ${PERIODES.oubli.mots}.`,
  input: z.object({ email: emailOu(EMAIL) }),
  output: z.object({ message: z.string() }),
});

/** `jeton` is in the mailed link. 401: forged, expired or used. Does not log in. */
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

/** The current password works until another is chosen. */
export const sendLienUser = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/sendLienUser',
  summary: 'Envoie à un membre du personnel de quoi choisir son mot de passe.',
  input: z.object({ id }),
});
