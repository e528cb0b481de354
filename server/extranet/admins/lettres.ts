import { marque } from '../../../marque.ts';
import { type Lettre, nomDit, salut } from '../../socle/mail/mail.writes.ts';
import { instantEnMots } from '../../socle/texte/jours.ts';

interface Avis {
  prenom: string;
  date: Date;
}

const PAS_VOUS =
  'Si vous ne vous y attendiez pas, prévenez tout de suite un superviseur de l’école.';

const EXTRANET = `l’extranet de ${marque.nom}`;

/** `texte` receives the date in words. */
const avis =
  <T extends Avis>(sujet: string, texte: (le: string, told: T) => string) =>
  (told: T): Lettre => ({
    sujet,
    salutation: salut(told.prenom),
    paragraphes: [texte(`le ${instantEnMots(told.date)}`, told), PAS_VOUS],
  });

export const lettreMotDePasse = avis(
  'Votre mot de passe a changé',
  (le) =>
    `Le mot de passe de votre compte de ${EXTRANET} a été changé ${le}. Vos autres sessions sont terminées.`,
);

export const lettreFacteur = avis<
  Avis & { quoi: 'installé' | 'retiré' | 'retiré par un superviseur' }
>(
  'Votre second facteur a changé',
  (le, { quoi }) => `Le second facteur de votre compte de ${EXTRANET} a été ${quoi} ${le}.`,
);

export const lettreNiveau = avis<Avis & { niveau: string }>(
  'Votre niveau a changé',
  (le, { niveau }) =>
    `Votre niveau dans ${EXTRANET} est devenu «\u00a0${niveau}\u00a0» ${le}. Vos sessions sont terminées.`,
);

/** Sent to the previous address. */
export const lettreAdresse = avis(
  'Votre adresse a changé',
  (le) =>
    `L’adresse de votre compte de ${EXTRANET} a été remplacée par une autre ${le}. Plus aucun message n’arrivera ici.`,
);

export const lettreFerme = avis(
  'Votre compte est fermé',
  (le) => `Votre compte de ${EXTRANET} a été fermé ${le}.`,
);

export const lettreSuperviseur = avis<Avis & { qui: string; par: string }>(
  'Un superviseur de plus',
  (le, { qui, par }) =>
    `${nomDit(par, 'Un superviseur')} a donné à ${nomDit(qui, 'quelqu’un')} le niveau «\u00a0Superviseur\u00a0» de ${EXTRANET} ${le}.`,
);

export const lettreProprietaire = avis<Avis & { par: string }>(
  'L’école est à vous',
  (le, { par }) =>
    `${nomDit(par, 'Le propriétaire')} vous a remis ${marque.nom} ${le}\u00a0: vous êtes propriétaire dans l’extranet, et personne d’autre ne change votre compte.`,
);

export const lettreRemise = avis<Avis & { qui: string }>(
  'Vous avez remis l’école',
  (le, { qui }) =>
    `${nomDit(qui, 'Quelqu’un')} est propriétaire de ${marque.nom} dans l’extranet depuis ${le}. Vous restez superviseur.`,
);

export const lettreAppareil = avis<Avis & { appareil: string | null }>(
  'Une connexion depuis un nouvel appareil',
  (le, { appareil }) =>
    `Quelqu’un s’est connecté avec votre mot de passe à ${EXTRANET} ${le}, depuis ${appareil ?? 'un navigateur inconnu'}.`,
);

interface AvecLien {
  prenom: string;
  lien: string;
  fin: Date;
}

const choisir = (lien: string) => ({ libelle: 'Choisir mon mot de passe', adresse: lien });
const jusque = (fin: Date) => `Ce lien fonctionne une seule fois, jusqu’au ${instantEnMots(fin)}.`;

export const lettreInvitation = (told: AvecLien & { par: string }): Lettre => ({
  sujet: `Votre compte de ${EXTRANET}`,
  salutation: salut(told.prenom),
  paragraphes: [
    `${nomDit(told.par, 'Un superviseur')} vous donne accès à ${EXTRANET}. Il vous reste à choisir votre mot de passe\u00a0: personne d’autre ne le connaîtra.`,
  ],
  bouton: choisir(told.lien),
  notes: [
    `${jusque(told.fin)} Plus tard, «\u00a0Mot de passe oublié ?\u00a0» vous en envoie un autre.`,
    'Vous ne connaissez pas cette école\u202f? Ignorez ce message.',
  ],
});

/** `par` is the supervisor who sent it. The old password works until another is chosen. */
export const lettreLien = (told: AvecLien & { par?: string }): Lettre => ({
  sujet: 'Choisissez un nouveau mot de passe',
  salutation: salut(told.prenom),
  paragraphes: [
    told.par === undefined
      ? `Voici de quoi choisir un nouveau mot de passe pour ${EXTRANET}.`
      : `${nomDit(told.par, 'Un superviseur')} vous envoie de quoi choisir votre mot de passe pour ${EXTRANET}.`,
  ],
  bouton: choisir(told.lien),
  notes: [
    jusque(told.fin),
    'Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: votre mot de passe actuel reste valable.',
  ],
});
