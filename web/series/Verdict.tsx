import type { Ref } from 'react';
import { nomArticle } from './grille.ts';
import type { Question } from './series.cache.ts';
import { SigneFaux, SigneGrave, SigneJuste, SigneVide } from './signes.tsx';
import styles from './Verdict.module.css';

const MOTS = { juste: 'Bonne réponse', fausse: 'Mauvaise réponse', sansReponse: 'Sans réponse' };
const SIGNES = { juste: <SigneJuste />, fausse: <SigneFaux />, sansReponse: <SigneVide /> };
const FAUTE_GRAVE = 'Attention, ceci est une faute grave';

function verdictDe({ reponse, bonne }: Question) {
  if (reponse === null) return 'sansReponse';
  return reponse === bonne ? 'juste' : 'fausse';
}

/** What a screen reader hears as soon as the answer is known. */
export function annonceDe(question: Question): string {
  const verdict = verdictDe(question);
  const bonne =
    verdict === 'juste' ? '' : ` La bonne réponse est ${question.bonne?.toUpperCase()}.`;
  return `${MOTS[verdict]}.${bonne}${question.correction?.grave ? ` ${FAUTE_GRAVE}.` : ''}`;
}

interface Props {
  question: Question;
  titre: Ref<HTMLHeadingElement>;
}

export function Verdict({ question, titre }: Props) {
  const { bonne, datas, correction } = question;
  const verdict = verdictDe(question);
  return (
    <section className={styles.verdict} data-verdict={verdict} aria-labelledby="verdict">
      <h2 id="verdict" ref={titre} tabIndex={-1} className={styles.titre}>
        {SIGNES[verdict]}
        {MOTS[verdict]}
      </h2>
      {verdict !== 'juste' && bonne && (
        <p>
          La bonne réponse est <strong>{bonne.toUpperCase()}</strong>&nbsp;: {datas[bonne]}
        </p>
      )}
      {correction?.grave === 1 && (
        <p className={styles.grave}>
          <SigneGrave />
          {FAUTE_GRAVE}
        </p>
      )}
      {correction?.justification && <p>{correction.justification}</p>}
      {correction?.idArticleLois && (
        <p className={styles.article}>{nomArticle(correction.idArticleLois)}</p>
      )}
    </section>
  );
}
