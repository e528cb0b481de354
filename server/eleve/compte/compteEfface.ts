import type { Updateable } from 'kysely';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import type { EleveTable } from './compte.tables.ts';

/** A domain without a dot cannot be a real address. */
export const adresseEffacee = (id: number) => `efface-${id}@invalid`;

export const isEfface = ({ id, email }: { id: number; email: string }) =>
  email === adresseEffacee(id);

export const SANS_PROVISOIRE = {
  motDePasseProvisoire: null,
  dateFinProvisoire: null,
  changerMotDePasse: 0,
} satisfies Updateable<EleveTable>;

/** `eraseIdentite` replaces or keeps these. */
type Autrement =
  | 'id'
  | 'email'
  | 'contratSigne'
  | 'dateVerification'
  | 'dateCreation'
  | 'dateEffacement';

/** A new column must be emptied here, or named above. */
export const SANS_PERSONNE = {
  ...SANS_PROVISOIRE,
  prenom: '',
  nom: '',
  dateNaissance: null,
  registreNational: null,
  rue: null,
  localite: null,
  codePostal: null,
  telephone: null,
  parentNom: null,
  parentTelephone: null,
  parentEmail: null,
  note: null,
  motDePasse: UNUSABLE_PASSWORD,
  newsletter: 0,
  motsSimples: 0,
  texteAere: 0,
  examenLe: null,
  examenCentre: null,
  examenDit: 0,
  examenRappels: 0,
  examenRappele: null,
  dateConditions: null,
} satisfies Required<Omit<Updateable<EleveTable>, Autrement>>;
