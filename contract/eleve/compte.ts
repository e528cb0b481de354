import { z } from 'zod';
import { PERIODES } from '../../regles/periodes.ts';
import { defineCall, eleveReads, eleveWrites, visiteurWrites } from '../call.ts';
import {
  codePostal,
  dateNaissance,
  email,
  enCours,
  facultatif,
  flag,
  flagIn,
  identifiants,
  ignored,
  instant,
  motDePasse,
  registreNational,
  texteCourt,
} from '../fields.ts';
import type { InfoDemandee } from '../../regles/rdv.ts';
import { registreDeCetteNaissance } from '../../regles/registre.ts';
import { user } from './user.ts';

/** 401: `verified` true: wrong e-mail or password; false: unconfirmed (`user`: a reference). */
export const login = defineCall({
  ...visiteurWrites,
  path: '/api/user/login',
  summary: 'Connecte un élève.',
  input: identifiants,
  output: z.object({ token: z.string(), verified: z.literal(true), user }),
  errors: 'validation_errors',
});

/** `extranet`: the token is a staff session's. */
export const logout = defineCall({
  ...visiteurWrites,
  path: '/api/logout',
  writes: 'always',
  summary: 'Déconnecte l’élève ou, avec extranet, le membre du personnel.',
  input: z.object({ extranet: flagIn.default(0) }),
  output: z.object({}),
});

const entree = z.object({ token: z.string(), user });

const noms = {
  prenom: texteCourt('Indique ton prénom.', 'Le prénom'),
  nom: texteCourt('Indique ton nom.', 'Le nom'),
};

const AUTRE_NAISSANCE = {
  error: 'Ce numéro ne correspond pas à ta date de naissance.',
  path: ['registreNational'],
};

const checkCondition = flagIn.default(0).refine((accepted) => accepted === 1, {
  error: 'Accepte les conditions générales pour t’inscrire.',
});

/** 403 while `INSCRIPTION` is `fermee`. Responds the same for an existing account. */
export const register = defineCall({
  ...visiteurWrites,
  path: '/api/user/register',
  summary: 'Inscrit un élève, qui doit ensuite confirmer son adresse.',
  input: z
    .object({
      ...noms,
      dateNaissance: facultatif(dateNaissance),
      registreNational: facultatif(registreNational),
      rue: facultatif(texteCourt('Indique ta rue.', 'La rue')),
      localite: facultatif(texteCourt('Indique ta localité.', 'La localité')),
      codePostal: facultatif(codePostal),
      email,
      password: motDePasse,
      checkCondition,
      checkOffre: flagIn.default(0),
    })
    .refine(
      ({ registreNational: numero, dateNaissance: jour }) =>
        !numero || !jour || registreDeCetteNaissance(numero, jour),
      AUTRE_NAISSANCE,
    ),
  output: z.object({}),
});

/** `user`: the reference that `login` returned. 401: forged, expired or already confirmed. */
export const getVerificationMail = defineCall({
  ...visiteurWrites,
  path: '/api/user/getVerificationMail',
  summary: 'Renvoie le mail de confirmation.',
  input: z.object({
    user: z.string({ error: 'Reconnecte-toi pour redemander le mail.' }).max(300),
  }),
  output: z.object({}),
});

const requis = (error: string, max: number) => z.string({ error }).min(1, { error }).max(max);

const jeton = requis('Ouvre le lien du mail.', 300);

/** 401: forged, over 24 hours old, or used. 409: contested: call `redoInscription` instead. */
export const confirmEmail = defineCall({
  ...visiteurWrites,
  path: '/api/user/confirmEmail',
  summary: 'Confirme une adresse e-mail et connecte son élève.',
  input: z.object({ jeton, password: z.string().max(200).optional() }),
  output: entree,
});

export const redoInscription = defineCall({
  ...visiteurWrites,
  path: '/api/user/redoInscription',
  summary: 'Confirme une adresse e-mail en recommençant son inscription.',
  input: z.object({
    jeton,
    ...noms,
    password: motDePasse,
    checkCondition,
  }),
  output: entree,
});

/** 401: forged, over seven days old, or used. 422: no password. */
export const choosePassword = defineCall({
  ...visiteurWrites,
  path: '/api/user/choosePassword',
  summary: 'Choisit le mot de passe d’un compte que l’école a ouvert, et connecte son élève.',
  input: z.object({ jeton, password: motDePasse.optional() }),
  output: entree,
});

/** 401 reveals unknown addresses (specification.md#accounts); 429 prevents enumeration. */
export const forgotPassword = defineCall({
  ...visiteurWrites,
  path: '/api/user/forgotPassword',
  summary: `Envoie un nouveau mot de passe, valable une fois pendant ${PERIODES.oubli.mots} à côté de l’ancien.`,
  input: z.object({ email }),
  output: z.object({}),
});

export const getUser = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/user/getUser',
  summary: 'L’élève connecté.',
  input: z.object({}),
  output: z.object({ user }),
});

export const updateAccount = defineCall({
  ...eleveWrites,
  path: '/api/user/updateAccount',
  summary: 'Abonne l’élève à la newsletter, ou le désabonne.',
  input: z.object({ newsletter: flagIn }),
  output: z.object({}),
});

/** An omitted setting stays. */
export const updateLecture = defineCall({
  ...eleveWrites,
  path: '/api/user/updateLecture',
  summary: 'Règle comment l’élève lit\u00a0: mots simples, texte aéré.',
  input: z.object({ motsSimples: flagIn.optional(), texteAere: flagIn.optional() }),
  output: z.object({}),
});

/** Valid ten minutes in this session. 401: wrong password; 429 after too many. */
export const addPreuve = defineCall({
  ...eleveReads,
  path: '/api/user/addPreuve',
  writes: 'sometimes',
  secret: true,
  summary: 'Montre à nouveau, par son mot de passe, que c’est bien l’élève connecté.',
  input: z.object({ password: requis('Indique ton mot de passe.', 200) }),
  output: z.object({}),
});

/** Rates a password while it is typed and stores nothing; `facile` is the reason. */
export const checkMotDePasse = defineCall({
  ...visiteurWrites,
  path: '/api/user/checkMotDePasse',
  writes: 'never',
  summary: 'Dit si un mot de passe que l’on choisit serait accepté.',
  input: z.object({
    password: motDePasse,
    prenom: enCours.default(''),
    nom: enCours.default(''),
    email: enCours.default(''),
    jeton: enCours.optional(),
  }),
  output: z.object({ facile: z.string().nullable() }),
});

/** Ends other sessions. 422 for the current or an easy password. */
export const modifyPassword = defineCall({
  ...eleveReads,
  path: '/api/user/modifyPassword',
  writes: 'sometimes',
  preuve: true,
  secret: true,
  summary: 'Change le mot de passe de l’élève connecté.',
  input: z
    .object({
      user: ignored,
      password: motDePasse,
      passwordConfirm: requis('Confirme ton mot de passe.', 200),
    })
    .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
      error: 'Les mots de passes doivent être identique',
      path: ['passwordConfirm'],
    }),
  output: z.object({}),
});

export const updateRegistre = defineCall({
  ...eleveWrites,
  path: '/api/user/updateRegistre',
  summary: 'Complète l’identité que le rendez-vous pédagogique demande.',
  input: z
    .object({
      dateNaissance,
      registreNational,
      rue: texteCourt('Indique ta rue et ton numéro.', 'La rue'),
      localite: texteCourt('Indique ta localité.', 'La localité'),
      codePostal,
    } satisfies Record<InfoDemandee, z.ZodType>)
    .refine(
      (fiche) => registreDeCetteNaissance(fiche.registreNational, fiche.dateNaissance),
      AUTRE_NAISSANCE,
    ),
  output: z.object({ user }),
});

export const getSessions = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/user/getSessions',
  secret: true,
  summary: 'Les sessions ouvertes de l’élève connecté, la plus récente d’abord.',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        /** Identifies the session; not its token. */
        id: z.string(),
        /** « Firefox sur Windows »; null for an unknown browser. */
        appareil: z.string().nullable(),
        dateCreation: instant,
        /** Exact to the hour. */
        dateVue: instant,
        courante: flag,
      }),
    ),
  }),
});

/** Ends all but this one when `id` is missing. 404: another's session. */
export const endSession = defineCall({
  ...eleveWrites,
  path: '/api/user/endSession',
  secret: true,
  summary: 'Termine une session de l’élève, ou toutes les autres.',
  input: z.object({ id: z.string().max(100).optional() }),
  output: z.object({ nombre: z.int() }),
});

/** Due in seven days; a repeat keeps the first date. 401: wrong password. */
export const askEffacement = defineCall({
  ...eleveReads,
  path: '/api/user/askEffacement',
  writes: 'sometimes',
  secret: true,
  summary: 'Demande l’effacement du compte.',
  input: z.object({ password: requis('Indique ton mot de passe.', 200) }),
  output: z.object({ dateEffacement: instant }),
  errors: 'errors',
});

export const cancelEffacement = defineCall({
  ...eleveWrites,
  path: '/api/user/cancelEffacement',
  secret: true,
  summary: 'Annule la demande d’effacement du compte.',
  input: z.object({}),
  output: z.object({}),
});
