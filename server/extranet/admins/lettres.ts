import { marque } from '../../../marque.ts';
import { instantEnMots } from '../../socle/texte/jours.ts';
import { type Lettre, nomDit, salut } from '../../socle/mail/mail.writes.ts';

interface Avis {
  prenom: string;
  date: Date;
}

const PAS_VOUS =
  'Si vous ne vous y attendiez pas, prévenez tout de suite un superviseur de l’école.';

const avis = (sujet: string, { prenom }: Avis, texte: string): Lettre => ({
  sujet,
  salutation: salut(prenom),
  paragraphes: [texte, PAS_VOUS],
});

export const lettreMotDePasse = (told: Avis): Lettre =>
  avis(
    'Votre mot de passe a changé',
    told,
    `Le mot de passe de votre compte de l’extranet de ${marque.nom} a été changé le ${instantEnMots(told.date)}. Vos autres sessions sont terminées.`,
  );

export const lettreFacteur = (
  told: Avis & { quoi: 'installé' | 'retiré' | 'retiré par un superviseur' },
): Lettre =>
  avis(
    'Votre second facteur a changé',
    told,
    `Le second facteur de votre compte de l’extranet de ${marque.nom} a été ${told.quoi} le ${instantEnMots(told.date)}.`,
  );

interface AvecLien {
  prenom: string;
  lien: string;
  /** Until when it works. */
  fin: Date;
}

const choisir = (lien: string) => ({ libelle: 'Choisir mon mot de passe', adresse: lien });
const jusque = (fin: Date) => `Ce lien fonctionne une seule fois, jusqu’au ${instantEnMots(fin)}.`;

export const lettreInvitation = (told: AvecLien & { par: string }): Lettre => ({
  sujet: `Votre compte de l’extranet de ${marque.nom}`,
  salutation: salut(told.prenom),
  paragraphes: [
    `${nomDit(told.par, 'Un superviseur')} vous donne accès à l’extranet de ${marque.nom}. Il vous reste à choisir votre mot de passe\u00a0: personne d’autre ne le connaîtra.`,
  ],
  bouton: choisir(told.lien),
  notes: [
    `${jusque(told.fin)} Plus tard, «\u00a0Mot de passe oublié ?\u00a0» vous en envoie un autre.`,
    'Vous ne connaissez pas cette école\u202f? Ignorez ce message.',
  ],
});

/** With a password already: theirs stays until they choose another. `par`: who had it sent; absent: themselves. */
export const lettreLien = (told: AvecLien & { par?: string }): Lettre => ({
  sujet: 'Choisissez un nouveau mot de passe',
  salutation: salut(told.prenom),
  paragraphes: [
    told.par === undefined
      ? `Voici de quoi choisir un nouveau mot de passe pour l’extranet de ${marque.nom}.`
      : `${nomDit(told.par, 'Un superviseur')} vous envoie de quoi choisir votre mot de passe pour l’extranet de ${marque.nom}.`,
  ],
  bouton: choisir(told.lien),
  notes: [
    jusque(told.fin),
    'Vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: votre mot de passe actuel reste valable.',
  ],
});

export const lettreNiveau = (told: Avis & { niveau: string }): Lettre =>
  avis(
    'Votre niveau a changé',
    told,
    `Votre niveau dans l’extranet de ${marque.nom} est devenu «\u00a0${told.niveau}\u00a0» le ${instantEnMots(told.date)}. Vos sessions sont terminées.`,
  );

/** To the address of before. */
export const lettreAdresse = (told: Avis): Lettre =>
  avis(
    'Votre adresse a changé',
    told,
    `L’adresse de votre compte de l’extranet de ${marque.nom} a été remplacée par une autre le ${instantEnMots(told.date)}. Plus aucun message n’arrivera ici.`,
  );

export const lettreFerme = (told: Avis): Lettre =>
  avis(
    'Votre compte est fermé',
    told,
    `Votre compte de l’extranet de ${marque.nom} a été fermé le ${instantEnMots(told.date)}.`,
  );

export const lettreSuperviseur = (told: Avis & { qui: string; par: string }): Lettre =>
  avis(
    'Un superviseur de plus',
    told,
    `${nomDit(told.par, 'Un superviseur')} a donné à ${nomDit(told.qui, 'quelqu’un')} le niveau «\u00a0Superviseur\u00a0» de l’extranet de ${marque.nom} le ${instantEnMots(told.date)}.`,
  );
