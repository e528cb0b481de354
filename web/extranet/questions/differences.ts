import type { Difference } from '../../socle/ui/Conflict.tsx';
import type { Saisie } from './saisie.ts';

/** Of the fields of a question, as its form has them. */
export const NOMS = {
  libelle: 'Énoncé',
  a: 'Réponse A',
  b: 'Réponse B',
  c: 'Réponse C',
  d: 'Réponse D',
  correcte: 'Bonne réponse',
  grave: 'Faute grave',
  imageDescription: 'Description de l’image',
  scene: 'Dessin décrit',
  justification: 'Justification',
  idArticleLois: 'Article de loi',
  langue: 'Langue',
} as const satisfies Partial<Record<keyof Saisie, string>>;

/** Field by field, what is typed here otherwise than what is saved now. */
export function differencesOf(mien: Saisie, leur: Saisie): Difference[] {
  const champs = Object.entries(NOMS) as [keyof typeof NOMS, string][];
  const textes = champs.map(([champ, nom]) => ({
    champ: nom,
    mien: inWords(mien[champ]),
    leur: inWords(leur[champ]),
  }));
  const image = { champ: 'Image', mien: imageOf(mien, leur), leur: 'Celle de la question' };
  if (leur.present === null) image.leur = 'Aucune';
  return [...textes, image];
}

function inWords(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return value && /^[a-d]$/.test(value) ? value.toUpperCase() : (value ?? '');
}

function imageOf(mien: Saisie, leur: Saisie): string {
  if (mien.libelleImage) return mien.libelleImage.name;
  if (mien.sansImage) return 'Aucune';
  // Without another choice of one's own, what is there now stays.
  return leur.present === null ? 'Aucune' : 'Celle de la question';
}
