import type { OutputOf } from '../../../contract/index.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import * as champs from '../../socle/ui/champs.ts';

export type Eleve = OutputOf<'getEleve'>['eleve'];

export type EleveLu = Eleve & { auteur?: string; dateModification?: string | null };

export const NOUVEL = {
  ...champs.startOf(ELEVE),
  /** Null means that the saved number stays hidden. */
  registreNational: '' as string | null,
  password: '',
  version: '',
};
export type Saisie = typeof NOUVEL;

export const saisieOf = (eleve: Eleve): Saisie => ({
  ...NOUVEL,
  ...champs.typedOf(ELEVE, eleve),
  registreNational: eleve.avecRegistre ? null : '',
  version: eleve.version,
});

export const inputOf = ({ registreNational, password, version, ...typed }: Saisie) => ({
  ...champs.sentOf(ELEVE, typed),
  registreNational: registreNational ?? undefined,
  password,
  version,
});

/** Somebody in the middle of registering may have no name yet. */
export const nomOfEleve = ({ prenom, nom, email }: Pick<Eleve, 'prenom' | 'nom' | 'email'>) =>
  `${prenom} ${nom}`.trim() || email;

const { prenom, nom, email, newsletter, contratSigne, ...autres } = ELEVE;
const CHAMPS = { prenom, nom, email, ...autres, contratSigne, newsletter };

export const differencesOfEleve = (mien: Saisie, leur: Saisie) =>
  (Object.keys(CHAMPS) as (keyof typeof ELEVE)[]).map((champ) => ({
    champ: ELEVE[champ].label,
    mien: inWords(mien[champ]),
    leur: inWords(leur[champ]),
  }));

function inWords(value: string | boolean | null): string {
  if (value === null) return 'celui qui est enregistré';
  return typeof value === 'boolean' ? (value ? 'oui' : 'non') : value;
}
