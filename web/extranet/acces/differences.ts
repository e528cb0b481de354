import type { Difference } from '../../socle/ui/Conflict.tsx';
import { enEuros } from '../../socle/ui/euros.ts';
import type { Saisie } from './saisie.ts';

/** Of the fields of a product, as its form has them. */
const NOMS = {
  libelle: 'Libellé',
  prix: 'Prix',
  prixRenouvellement: 'Prix de renouvellement',
  taux: 'Taux de TVA',
  type: 'Type',
  codePermis: 'Code du permis',
  dureeValidite: 'Durée en mois',
  langue: 'Langue',
  credits: 'Crédits',
  contenu: 'Contenu',
  description: 'Description',
  title: 'Titre de la page',
  text: 'Texte de la page',
  actif: 'En vente',
} as const satisfies Partial<Record<keyof Saisie, string>>;

/** Field by field, what is typed here otherwise than what is saved now. */
export function differencesOf(mien: Saisie, leur: Saisie): Difference[] {
  const champs = Object.entries(NOMS) as [keyof typeof NOMS, string][];
  const textes = champs.map(([champ, nom]) => ({
    champ: nom,
    mien: inWords(champ, mien[champ]),
    leur: inWords(champ, leur[champ]),
  }));
  const image = { champ: 'Bannière', mien: imageOf(mien, leur), leur: presentOf(leur) };
  return [...textes, image];
}

function inWords(champ: keyof typeof NOMS, value: Saisie[keyof typeof NOMS]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return champ.startsWith('prix') ? enEuros(value) : String(value);
  return typeof value === 'string' ? value : value.join('\n');
}

const presentOf = ({ present }: Saisie) => (present === null ? 'Aucune' : 'Celle de l’accès');

function imageOf(mien: Saisie, leur: Saisie): string {
  if (mien.libelleImage) return mien.libelleImage.name;
  // Without another choice of one's own, what is there now stays.
  return mien.sansImage ? 'Aucune' : presentOf(leur);
}
