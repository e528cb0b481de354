import { autresMots } from './lettres.ts';
import { QUESTION } from './question.ts';
import { THEME } from './theme.ts';

const { champs } = QUESTION;

/** Fields that an archive changes, as its files name them; values are the staff's words. */
export const CHAMPS_DU_CONTENU = {
  question: champs.libelle.label,
  image: champs.libelleImage.label,
  description: champs.imageDescription.label,
  a: champs.a.label,
  b: champs.b.label,
  c: champs.c.label,
  d: champs.d.label,
  correcte: champs.correcte.label,
  grave: champs.grave.label,
  article: champs.idArticleLois.label,
  justification: champs.justification.label,
  ...autresMots((champ) => champs[champ].label),
  langue: champs.langue.label,
  code: 'Code de la route',
  valableDu: 'Valable du',
  valableAu: 'Valable jusqu’au',
  verifie: 'Ce que les réponses affirment',
  CVP2027: 'À partir du 1er juin 2027',
  libelle: THEME.champs.libelle.label,
  texte: 'Texte',
  ordre: 'Ordre',
  retires: 'Retirés de la liste',
  ajoutes: 'Ajoutés à la liste',
} as const;
export type ChampDuContenu = keyof typeof CHAMPS_DU_CONTENU;
