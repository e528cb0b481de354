import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';

export type Eleve = Output<Calls['getEleve']>['eleve'];

/** What is in the form of a learner. */
export interface Saisie {
  prenom: string;
  nom: string;
  dateNaissance: string;
  /** null: there is one, which stays and is not shown. */
  registreNational: string | null;
  contratSigne: boolean;
  newsletter: boolean;
  rue: string;
  localite: string;
  codePostal: string;
  email: string;
  password: string;
}

export const NOUVEL: Saisie = {
  prenom: '',
  nom: '',
  dateNaissance: '',
  registreNational: '',
  contratSigne: false,
  newsletter: false,
  rue: '',
  localite: '',
  codePostal: '',
  email: '',
  password: '',
};

export const saisieOf = (eleve: Eleve): Saisie => ({
  prenom: eleve.prenom,
  nom: eleve.nom,
  dateNaissance: eleve.dateNaissance ?? '',
  registreNational: eleve.avecRegistre ? null : '',
  contratSigne: eleve.contratSigne === 1,
  newsletter: eleve.newsletter === 1,
  rue: eleve.rue ?? '',
  localite: eleve.localite ?? '',
  codePostal: eleve.codePostal ?? '',
  email: eleve.email,
  password: '',
});

/** As the wire has it: a number that is not shown is not sent. */
export const inputOf = ({ registreNational, ...typed }: Saisie) => ({
  ...typed,
  registreNational: registreNational ?? undefined,
});

/** « Claire Lejeune »; who has begun to register may have no name yet. */
export const nomOf = ({ prenom, nom, email }: Pick<Eleve, 'prenom' | 'nom' | 'email'>) =>
  `${prenom} ${nom}`.trim() || email;
