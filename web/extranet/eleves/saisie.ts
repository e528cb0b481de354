import type { OutputOf } from '../../../contract/index.ts';

export type Eleve = OutputOf<'getEleve'>['eleve'];

export type EleveLu = Eleve & { auteur?: string; dateModification?: string | null };

export const NOUVEL = {
  prenom: '',
  nom: '',
  dateNaissance: '',
  /** Null means that the saved number stays hidden. */
  registreNational: '' as string | null,
  contratSigne: false,
  newsletter: false,
  rue: '',
  localite: '',
  codePostal: '',
  email: '',
  password: '',
  version: '',
};
export type Saisie = typeof NOUVEL;

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
  version: eleve.version,
});

export const inputOf = ({ registreNational, ...typed }: Saisie) => ({
  ...typed,
  registreNational: registreNational ?? undefined,
});

/** Somebody in the middle of registering may have no name yet. */
export const nomOf = ({ prenom, nom, email }: Pick<Eleve, 'prenom' | 'nom' | 'email'>) =>
  `${prenom} ${nom}`.trim() || email;

const CHAMPS = [
  ['prenom', 'Prénom'],
  ['nom', 'Nom'],
  ['email', 'E-mail'],
  ['dateNaissance', 'Date de naissance'],
  ['registreNational', 'Numéro de registre national'],
  ['rue', 'Rue'],
  ['localite', 'Localité'],
  ['codePostal', 'Code postal'],
  ['contratSigne', 'Contrat signé'],
  ['newsletter', 'Newsletter'],
] as const;

export function differencesOf(mien: Saisie, leur: Saisie) {
  return CHAMPS.filter(([champ]) => mien[champ] !== leur[champ]).map(([champ, mots]) => ({
    champ: mots,
    mien: inWords(mien[champ]),
    leur: inWords(leur[champ]),
  }));
}

function inWords(value: string | boolean | null): string {
  if (value === null) return 'celui qui est enregistré';
  return typeof value === 'boolean' ? (value ? 'oui' : 'non') : value;
}
