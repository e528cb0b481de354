import { z } from 'zod';
import { RESULTATS_D_EPREUVE } from '../regles/epreuve.ts';
import { defineCall, eleveReads } from './call.ts';
import { exercice } from './eleve/exercice.ts';
import { euros, flag, instant } from './fields.ts';
import { paiement } from './argent/paiementLu.ts';
import { user } from './eleve/user.ts';

const reponses = z.array(
  z.object({
    question: z.string(),
    reponse: z.string(),
    correcte: z.string().nullable(),
    /** In milliseconds; null: not known. */
    duree: z.int().nullable(),
  }),
);

const notee = z.object({
  dateDebut: instant,
  dateFin: instant.nullable(),
  score: z.int().nullable(),
  reussi: flag,
  reponses,
});

/** The latest thousand attempts; right letters of finished ones only. 429 after ten an hour. */
export const getDonnees = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/user/getDonnees',
  writes: 'sometimes',
  secret: true,
  summary: 'Toutes les données de l’élève connecté, en un fichier.',
  input: z.object({}),
  output: z.object({
    dateExport: instant,
    identite: user,
    dateInscription: instant,
    dateVerification: instant.nullable(),
    conditionsAcceptees: instant.nullable(),
    contratSigne: flag,
    /** The school wrote these down. */
    ecole: z.object({
      telephone: z.string().nullable(),
      parentNom: z.string().nullable(),
      parentTelephone: z.string().nullable(),
      parentEmail: z.string().nullable(),
      note: z.string().nullable(),
    }),
    /** As the school's list shows it: last day seen, low end of « Prêt ? » in percent, stuck. */
    situation: z
      .object({ vuLe: z.string().nullable(), pret: z.int().nullable(), bloque: flag })
      .nullable(),
    classes: z.array(z.object({ libelle: z.string(), dateCreation: instant })),
    acces: z.array(
      z.object({
        libelle: z.string(),
        actif: flag,
        dateActivation: instant.nullable(),
        datePerime: instant.nullable(),
        dateRetrait: instant.nullable(),
        coursTermine: instant.nullable(),
        guides: z.array(
          z.object({ prenom: z.string(), nom: z.string(), email: z.string().nullable() }),
        ),
        attestations: z.array(
          z.object({
            numero: z.string(),
            code: z.string(),
            etat: z.string(),
            dateDelivrance: instant,
            dateRemplacement: instant.nullable(),
            dateRetrait: instant.nullable(),
            motif: z.string().nullable(),
            /** Null: sealed under a lost secret, so unreadable. */
            contenu: z
              .object({
                prenom: z.string(),
                nom: z.string(),
                dateNaissance: z.string(),
                registreNational: z.string(),
                cours: z.string(),
                guides: z.array(z.object({ prenom: z.string(), nom: z.string() })),
              })
              .nullable(),
          }),
        ),
        chapitres: z.array(
          z.object({
            chapitre: z.string(),
            dateLecture: instant,
            /** The paragraph last read, from 0. */
            place: z.int(),
            dateTermine: instant.nullable(),
            reponses: z.array(
              z.object({ question: z.string(), reponse: z.string(), correcte: z.string() }),
            ),
          }),
        ),
        seances: z.array(z.object({ dateOuverture: instant })),
        exercices: z.array(exercice.omit({ id: true })),
        videos: z.array(
          z.object({
            titre: z.string(),
            forme: z.string(),
            dateDebut: instant,
            dateFin: instant.nullable(),
            points: z.int().nullable(),
            sur: z.int().nullable(),
            /** Clicks and answers, as the browser sent them. */
            rapport: z.string(),
          }),
        ),
        tentatives: z.array(z.object({ serie: z.string(), ...notee.shape })),
        entrainements: z.array(
          z.object({
            sujet: z.string(),
            ...notee.omit({ score: true, reussi: true }).shape,
          }),
        ),
        /** Their rule, in words. */
        examens: z.array(z.object({ regle: z.string(), ...notee.shape })),
      }),
    ),
    /** Real exams, as their candidate said. */
    examens: z.array(
      z.object({
        jour: z.string(),
        centre: z.string().nullable(),
        resultat: z.enum(RESULTATS_D_EPREUVE),
        chanceMin: z.int().nullable(),
        chanceMax: z.int().nullable(),
        dateCreation: instant,
      }),
    ),
    memoire: z.array(
      z.object({
        question: z.string(),
        derniere: instant,
        vues: z.int(),
        fausses: z.int(),
        /** 1: a right answer is still owed. */
        aRevoir: flag,
      }),
    ),
    paiements: z.array(
      paiement.omit({ id: true }).extend({
        commande: z.string().nullable(),
        dateEtat: instant.nullable(),
        /** When the learner agreed to an early start, if after the order. */
        dateAccord: instant.nullable(),
        acheteur: z
          .object({
            prenom: z.string(),
            nom: z.string(),
            email: z.string(),
            rue: z.string().nullable(),
            codePostal: z.string().nullable(),
            localite: z.string().nullable(),
            societe: z.object({ nom: z.string(), adresse: z.string(), tva: z.string() }).nullable(),
          })
          .nullable(),
        factures: z.array(z.object({ numero: z.string(), avoir: flag })),
        remboursements: z.array(
          z.object({
            montant: euros,
            motif: z.string(),
            etat: z.string(),
            dateCreation: instant,
            dateEtat: instant,
          }),
        ),
        retractation: z
          .object({
            dateCreation: instant,
            declaration: z.string().nullable(),
            decision: z.string().nullable(),
            motif: z.string().nullable(),
            dateReponse: instant.nullable(),
          })
          .nullable(),
        dateRegle: instant.nullable(),
        motifRegle: z.string().nullable(),
      }),
    ),
    /** The latest thousand acts of staff. `appel`: the call; `avant`, `apres`: JSON. */
    gestes: z.array(
      z.object({
        dateCreation: instant,
        appel: z.string(),
        avant: z.string().nullable(),
        apres: z.string().nullable(),
      }),
    ),
    sessions: z.array(
      z.object({ appareil: z.string().nullable(), dateCreation: instant, dateVue: instant }),
    ),
    mails: z.array(
      z.object({ sujet: z.string(), dateCreation: instant, dateEnvoi: instant.nullable() }),
    ),
  }),
});
