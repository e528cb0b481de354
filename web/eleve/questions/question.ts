import type { Letter } from '../../../contract/fields.ts';

export const LETTRES: Letter[] = ['a', 'b', 'c', 'd'];

/** What may be seen before an answer. */
export interface Posee {
  libelle: string;
  libelleImage: string | null;
  imageDescription: string | null;
  /** A sign or an object alone; in a preview it is not known. */
  imageSeule?: 0 | 1;
  a: string;
  b: string;
  c: string | null;
  d: string | null;
}

/** What came of it: the answer that was given, and what is told with the right letter. */
export interface ReponseDonnee {
  reponse: Letter | null;
  /** The right letter; null as long as it is not told. */
  bonne: Letter | null;
  correction: {
    justification: string | null;
    idArticleLois: string | null;
    grave: 0 | 1;
    /** The address of the film of its picture. */
    film?: string | null;
  } | null;
}

export type EtatVerdict = 'juste' | 'fausse' | 'sansReponse';

export const MOTS_VERDICT: Record<EtatVerdict, string> = {
  juste: 'Bonne réponse',
  fausse: 'Mauvaise réponse',
  sansReponse: 'Sans réponse',
};
export const FAUTE_GRAVE = 'Attention, ceci est une faute grave';
export const PRIX_GRAVE = 'Une erreur ici coûte 5\u00a0points';

export function verdictOf({ reponse, bonne }: ReponseDonnee): EtatVerdict {
  if (reponse === null) return 'sansReponse';
  return reponse === bonne ? 'juste' : 'fausse';
}

/** What a screen reader hears as soon as the answer is known. */
export function annonceOf(donnee: ReponseDonnee): string {
  const verdict = verdictOf(donnee);
  const bonne = verdict === 'juste' ? '' : ` La bonne réponse est ${donnee.bonne?.toUpperCase()}.`;
  return `${MOTS_VERDICT[verdict]}.${bonne}${donnee.correction?.grave ? ` ${FAUTE_GRAVE}. ${PRIX_GRAVE}.` : ''}`;
}
