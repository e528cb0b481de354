import { marque } from '../../../marque.ts';

const { exploitant } = marque;
export const EXPLOITANT = [
  exploitant.nom,
  exploitant.adresse,
  exploitant.telephone,
  `${exploitant.numeroEntreprise}, ${exploitant.rpm}`,
  `Agrément ${exploitant.agrement}`,
];

/** Plain words, no HTML: `queueMail` makes text and HTML of it. */
export interface Lettre {
  sujet: string;
  salutation: string;
  paragraphes: string[];
  bouton?: { libelle: string; adresse: string };
  /** A text to copy letter by letter, such as a password. */
  code?: string;
  notes?: string[];
}

const isNom = (nom: string) => /^[\p{L}\p{M}'’ -]{1,60}$/u.test(nom);

export const nomDit = (nom: string, sinon: string) => (isNom(nom) ? nom : sinon);

/** Greets by name only if it is a mere name: strangers may have typed it. */
export const salut = (prenom: string) =>
  prenom.length <= 30 && isNom(prenom) ? `Bonjour ${prenom},` : 'Bonjour,';
