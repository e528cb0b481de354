import { COUT_GRAVE } from '../../../droit/bareme.ts';
import type { OutputOf } from '../../../contract/index.ts';
import type { VueMontree } from '../../../regles/vue.ts';

type Lue = OutputOf<'getQuestion'>;

/** Visible before an answer. */
export type Posee = Omit<Lue['datas'], 'id' | 'imageSeule' | 'vue' | 'simples'> &
  Partial<Pick<Lue['datas'], 'imageSeule' | 'simples'>> & { vue?: VueMontree | null };

/** Its words as its reader wants them. */
export const motsDe = <Q extends Posee>(question: Q): Q => ({ ...question, ...question.simples });

export type ReponseDonnee = Pick<Lue, 'reponse' | 'bonne' | 'correction'>;

export type EtatVerdict = 'juste' | 'fausse' | 'sansReponse';

export const MOTS_VERDICT: Record<EtatVerdict, string> = {
  juste: 'Bonne réponse',
  fausse: 'Mauvaise réponse',
  sansReponse: 'Sans réponse',
};
export const FAUTE_GRAVE = 'Attention, ceci est une faute grave';
export const PRIX_GRAVE = `Une erreur ici coûte ${COUT_GRAVE}\u00a0points`;

export function verdictOf({ reponse, bonne }: ReponseDonnee): EtatVerdict {
  if (reponse === null) return 'sansReponse';
  return reponse === bonne ? 'juste' : 'fausse';
}

/** Text for a live region. */
export function annonceOf(donnee: ReponseDonnee): string {
  const verdict = verdictOf(donnee);
  const bonne = verdict === 'juste' ? '' : ` La bonne réponse est ${donnee.bonne?.toUpperCase()}.`;
  return `${MOTS_VERDICT[verdict]}.${bonne}${donnee.correction?.grave ? ` ${FAUTE_GRAVE}. ${PRIX_GRAVE}.` : ''}`;
}
