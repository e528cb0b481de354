import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  entier,
  euros,
  facultatif,
  flag,
  flagIn,
  id,
  instant,
  motDePasse,
  page,
  rangees,
  texteCourt,
  typeAcces,
} from './fields.ts';
import { fichierRendu } from './fichier.ts';
import { CHAMPS_RECHERCHE } from './mots.ts';
import { registreDeCetteNaissance, sieclesDuRegistre } from './regles.ts';

const EMAIL = 'Indiquez son adresse e-mail.';
const NAISSANCE = 'Indiquez une date de naissance valable.';

const email = z
  .string({ error: EMAIL })
  .trim()
  .toLowerCase()
  .min(1, { error: EMAIL })
  .max(254, { error: 'Cette adresse est trop longue.' })
  .pipe(z.email({ error: 'Cette adresse e-mail n’est pas valable.' }));

const dateNaissance = z
  .string({ error: NAISSANCE })
  .trim()
  .pipe(z.iso.date({ error: NAISSANCE }))
  .refine((jour) => jour >= '1900-01-01' && jour <= new Date().toISOString().slice(0, 10), {
    error: NAISSANCE,
  });

const codePostal = z
  .string({ error: 'Un code postal belge compte quatre chiffres.' })
  .trim()
  .regex(/^[1-9]\d{3}$/, { error: 'Un code postal belge compte quatre chiffres.' });

const ONZE = 'Un numéro de registre national compte onze chiffres.';
const registreNational = z
  .string({ error: ONZE })
  .transform((typed) => typed.replace(/[\s./-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{11}$/, { error: ONZE, abort: true })
      .refine((digits) => sieclesDuRegistre(digits).length > 0, {
        error: 'Ce numéro de registre national n’est pas valable : vérifiez ses chiffres.',
        abort: true,
      }),
  );

const prenom = texteCourt('Indiquez son prénom.');
const nom = texteCourt('Indiquez son nom.');

/** What staff type of a learner. */
const saisie = z.object({
  prenom,
  nom,
  dateNaissance: facultatif(dateNaissance),
  contratSigne: flagIn.default(0),
  newsletter: flagIn.default(0),
  rue: facultatif(texteCourt('Indiquez sa rue.')),
  localite: facultatif(texteCourt('Indiquez sa localité.')),
  codePostal: facultatif(codePostal),
  email,
  /** Nothing: on a new account the welcome mail leads to the choice of one; otherwise it stays. */
  password: facultatif(motDePasse),
});

const deCetteNaissance = {
  error: 'Ce numéro ne correspond pas à la date de naissance.',
  path: ['registreNational'],
};
interface Naissance {
  registreNational?: string | null | undefined;
  dateNaissance: string | null;
}
const agrees = ({ registreNational: numero, dateNaissance: jour }: Naissance) =>
  !numero || !jour || registreDeCetteNaissance(numero, jour);

/** Where a learner's access stands. */
const etatAcces = z.enum(['pas commencé', 'en cours', 'périmé', 'désactivé']);

const ligne = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  /** 0: a registration that nobody has confirmed yet. */
  confirme: flag,
  dateCreation: instant,
  acces: z.array(z.object({ acces_id: id, libelle: z.string(), etat: etatAcces })),
});

/** What narrows the list: words of the whole school, and the accesses behind two figures of the dashboard. */
const voulu = {
  recherche: z
    .string()
    .trim()
    .max(200, { error: 'Cherchez en 200 caractères au plus.' })
    .optional(),
  champ: z
    .enum(CHAMPS_RECHERCHE, { error: 'Choisissez tous, nom, prenom ou email.' })
    .default('tous'),
  /** Begun these seven days, or ending in the next seven. */
  acces: z
    .enum(['commences', 'bientotPerimes'], {
      error: 'Choisissez commences ou bientotPerimes.',
    })
    .optional(),
};

/** The newest first. Words are looked for from the second letter on. */
export const getEleves = defineCall({
  method: 'GET',
  path: '/api/extranet/getEleves',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les élèves, par pages.',
  input: z.object({ page, ...voulu }),
  output: z.object({ eleves: rangees(ligne), message: z.string() }),
});

const accesDeLEleve = z.object({
  acces_user_id: id,
  acces_id: id,
  libelle: z.string(),
  type: typeAcces,
  codePermis: z.string(),
  /** In months. */
  dureeValidite: z.int(),
  actif: flag,
  dateActivation: instant.nullable(),
  datePerime: instant.nullable(),
  isPerime: flag,
});

/** Whether a mail arrived at its server, still waits, or was given up. */
const mail = z.object({
  id,
  sujet: z.string(),
  dateCreation: instant,
  dateEnvoi: instant.nullable(),
  etat: z.enum(['envoyé', 'en attente', 'non parti']),
  essais: z.int(),
});

/** 404 for who has been erased. The register number is not told here: `getRegistre`. */
export const getEleve = defineCall({
  method: 'GET',
  path: '/api/extranet/getEleve',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Un élève : identité, accès, mails et sessions.',
  input: z.object({ id }),
  output: z.object({
    eleve: z.object({
      id,
      prenom: z.string(),
      nom: z.string(),
      /** `YYYY-MM-DD`. */
      dateNaissance: z.string().nullable(),
      /** 1: there is a register number. */
      avecRegistre: flag,
      contratSigne: flag,
      newsletter: flag,
      rue: z.string().nullable(),
      localite: z.string().nullable(),
      codePostal: z.string().nullable(),
      email: z.string(),
      confirme: flag,
      /** 1: there is a password of their own. */
      avecMotDePasse: flag,
      dateCreation: instant,
      /** When the account goes, at its owner's wish. */
      dateEffacement: instant.nullable(),
      acces: z.array(accesDeLEleve),
    }),
    /** All there are, to give. */
    produits: z.array(z.object({ id, libelle: z.string(), type: typeAcces })),
    /** The newest fifty, the newest first. */
    mails: z.array(mail),
    sessions: z.array(
      z.object({
        /** Names the session, opens nothing. */
        id: z.string(),
        appareil: z.string().nullable(),
        dateCreation: instant,
        /** To the hour. */
        dateVue: instant,
      }),
    ),
    message: z.string(),
  }),
});

/** What a teacher looks at. */
export const getSuivi = defineCall({
  method: 'GET',
  path: '/api/extranet/getSuivi',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Où en est un élève : ses séries, ses dernières tentatives, ce qu’il rate.',
  input: z.object({ id }),
  output: z.object({
    /** Of each QT access its series, as their latest attempt has left them. */
    series: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        themes: z.array(
          z.object({
            id,
            libelle: z.string(),
            etat: z.enum(['nouvelle', 'en cours', 'réussie', 'ratée']),
            /** Answered while open, score once finished. */
            pourcentage: z.int(),
          }),
        ),
      }),
    ),
    /** Of each EL access how much of its course is done. */
    cours: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        nbTermine: z.int(),
        nbChapitre: z.int(),
        /** When the course was finished; what was added since takes that from nobody. */
        dateFin: instant.nullable(),
      }),
    ),
    /** The newest ten. */
    tentatives: z.array(
      z.object({
        id,
        libelle: z.string(),
        dateDebut: instant,
        dateFin: instant.nullable(),
        /** Null while open. */
        score: z.int().nullable(),
        fautesGraves: z.int().nullable(),
        reussi: flag,
        /** Questions that it has. */
        nombre: z.int(),
      }),
    ),
    /** What was most often wrong in the last twenty finished attempts, by article of law; five at most. */
    faiblesses: z.array(z.object({ article: z.string(), fausses: z.int(), posees: z.int() })),
    message: z.string(),
  }),
});

export const getPaiementsExtranet = defineCall({
  method: 'GET',
  path: '/api/extranet/getPaiements',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les paiements d’un élève.',
  input: z.object({ id }),
  output: z.object({
    paiements: z.array(
      z.object({
        id,
        libelle: z.string(),
        dateCreation: instant,
        type: z.string(),
        /** 1: a renewal. */
        renouvellement: flag,
        montant: euros,
      }),
    ),
    message: z.string(),
  }),
});

/** Every reading stands in the journal. */
export const getRegistre = defineCall({
  method: 'POST',
  path: '/api/extranet/getRegistre',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Le numéro de registre national d’un élève ; chaque lecture est notée dans le journal.',
  input: z.object({ id }),
  output: z.object({ registreNational: z.string().nullable(), message: z.string() }),
});

export const addEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/addEleve',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Ajoute un élève, confirmé, et lui envoie le mail de bienvenue.',
  input: saisie
    .extend({ registreNational: facultatif(registreNational) })
    .refine(agrees, deCetteNaissance),
  output: z.object({ id, message: z.string() }),
});

/** A new password ends their sessions. Without `registreNational` the number stays; empty takes it away. */
export const editEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/editEleve',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Modifie un élève.',
  input: saisie
    .extend({
      id,
      registreNational: z
        .union([z.null(), z.literal('').transform(() => null), registreNational])
        .optional(),
    })
    .refine(agrees, deCetteNaissance),
  output: z.object({ message: z.string() }),
});

export const deleteEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteEleve',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Efface un élève, comme il peut le faire lui-même.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

export const sendPassword = defineCall({
  method: 'POST',
  path: '/api/extranet/sendPassword',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Envoie à un élève un nouveau mot de passe, valable une fois pendant une heure.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

export const sendConfirmation = defineCall({
  method: 'POST',
  path: '/api/extranet/sendConfirmation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Renvoie le mail de confirmation à un élève qui s’est inscrit.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/** Without `session_id`: all of them. */
export const endSessionExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/endSession',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Termine une session d’un élève, ou toutes.',
  input: z.object({
    user_id: id,
    session_id: z
      .string()
      .regex(/^[\w-]{1,100}$/, { error: 'Cette session n’est pas valable.' })
      .optional(),
  }),
  output: z.object({ nombre: z.int(), message: z.string() }),
});

/** `acces_id`: the product. */
export const activateAcces = defineCall({
  method: 'POST',
  path: '/api/extranet/activateAcces',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Active un accès d’un élève, ou le désactive.',
  input: z.object({ user_id: id, acces_id: id, actif: flagIn }),
  output: z.object({ message: z.string() }),
});

const UN_JOUR = 'Indiquez un jour, comme 2026-11-22.';

/** A day in Brussels (`YYYY-MM-DD`), an instant, or nothing. */
const jourOuInstant = facultatif(
  z
    .string({ error: UN_JOUR })
    .refine(
      (typed) =>
        (typed.length === 10 ? z.iso.date() : z.iso.datetime({ offset: true })).safeParse(typed)
          .success,
      { error: UN_JOUR, abort: true },
    )
    .transform((typed) => (typed.length === 10 ? typed : new Date(typed).toISOString()))
    .refine((typed) => typed >= '2000-01-01' && typed < '2100-01-01', {
      error: 'Indiquez un jour entre 2000 et 2099.',
    }),
);

/**
 * `id`: the `acces_user_id`. An access holds from the beginning of the first day to the end of the
 * last, in Brussels; a day that is the one of before leaves its hour alone. Neither: not started.
 */
export const updateAcces = defineCall({
  method: 'POST',
  path: '/api/extranet/updateAcces',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Change les dates d’un accès d’un élève.',
  input: z
    .object({ id, dateActivation: jourOuInstant, datePerime: jourOuInstant })
    .refine(({ dateActivation, datePerime }) => !datePerime || dateActivation, {
      error: 'Indiquez aussi la date d’activation.',
      path: ['dateActivation'],
    })
    .refine(({ dateActivation, datePerime }) => !dateActivation || datePerime, {
      error: 'Indiquez aussi la date d’expiration.',
      path: ['datePerime'],
    }),
  output: z.object({ message: z.string() }),
});

/** What was learnt stays; given again, it begins anew. */
export const deleteAccesFromEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteAccesFromEleve',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Retire un accès à un élève.',
  input: z.object({ user_id: id, acces_id: id }),
  output: z.object({ message: z.string() }),
});

/** 409: held already. */
export const addAccesToEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/addAccesToEleve',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Donne un accès à un élève.',
  input: z.object({
    user_id: id,
    acces_id: entier(1, 2_147_483_647, 'Veuillez sélectionner un accès'),
  }),
  output: z.object({ message: z.string() }),
});

/** The learners whom the filters leave, as a table that opens in Excel. Stands in the journal. */
export const exportEleves = defineCall({
  method: 'POST',
  path: '/api/extranet/exportEleves',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'La liste des élèves, en un fichier CSV.',
  input: z.object(voulu),
  output: fichierRendu('text/csv'),
});

/** A class as a table: separated by tabs, semicolons or commas. */
const classe = z.object({
  texte: z
    .string({ error: 'Choisissez un fichier ou collez un tableau.' })
    .min(1, { error: 'Choisissez un fichier ou collez un tableau.' })
    .max(200_000, { error: 'Ce tableau est trop long : 500 élèves au plus.' }),
});
const LARGE = 900 * 1024;

const ligneDeClasse = z.object({
  /** Its place in what was sent, from 1. */
  ligne: z.int(),
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  /** As it was typed. */
  naissance: z.string(),
  produit: z.string(),
  /** What would be done: an account, an access to an account that is there, nothing; null with errors. */
  suite: z.enum(['compte', 'acces', 'rien']).nullable(),
  erreurs: z.array(z.string()),
});

export const checkClasse = defineCall({
  method: 'POST',
  path: '/api/extranet/checkClasse',
  audience: 'admin',
  level: 10,
  writes: 'never',
  bodyLimit: LARGE,
  summary: 'Lit une classe à importer, ligne par ligne, sans rien enregistrer.',
  input: classe,
  output: z.object({
    lignes: z.array(ligneDeClasse),
    /** Lines with something wrong: with one of them nothing can be imported. */
    fautives: z.int(),
    message: z.string(),
  }),
});

/** Whole or not at all; what is there already stays as it is. 422 with the first thing that is wrong. */
export const importClasse = defineCall({
  method: 'POST',
  path: '/api/extranet/importClasse',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  bodyLimit: LARGE,
  summary: 'Importe une classe : des comptes, et leurs accès.',
  input: classe,
  output: z.object({ comptes: z.int(), acces: z.int(), message: z.string() }),
});
