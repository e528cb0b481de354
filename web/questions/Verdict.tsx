import { type Ref, useId } from 'react';
import plainStyles from '../ui/plain.module.css';
import styles from './Question.module.css';
import {
  FAUTE_GRAVE,
  type ReponseDonnee,
  MOTS_VERDICT,
  type Posee,
  nomArticle,
  verdictOf,
} from './question.ts';
import { SigneFaux, SigneGrave, SigneJuste, SigneVide } from './signes.tsx';

const SIGNES = { juste: <SigneJuste />, fausse: <SigneFaux />, sansReponse: <SigneVide /> };

interface Props {
  question: Posee;
  donnee: ReponseDonnee;
  /** Of its heading: one below the statement's. */
  niveau: 2 | 3;
  titre: Ref<HTMLHeadingElement> | undefined;
}

/** Right or wrong, the right answer, why, and which article says it. */
export function Verdict({ question, donnee, niveau, titre }: Props) {
  const id = useId();
  const { bonne, correction } = donnee;
  const verdict = verdictOf(donnee);
  const Titre = `h${niveau}` as const;
  return (
    <section
      className={styles.verdict}
      data-tone={verdict === 'juste' ? 'right' : 'wrong'}
      aria-labelledby={id}
    >
      <Titre id={id} ref={titre} tabIndex={-1} className={styles.titre}>
        {SIGNES[verdict]}
        {MOTS_VERDICT[verdict]}
      </Titre>
      {verdict !== 'juste' && bonne && (
        <p>
          La bonne réponse est <strong>{bonne.toUpperCase()}</strong>&nbsp;: {question[bonne]}
        </p>
      )}
      {correction?.grave === 1 && (
        <p className={styles.grave} data-tone="warning">
          <SigneGrave />
          {FAUTE_GRAVE}
        </p>
      )}
      {correction?.justification && <p>{correction.justification}</p>}
      {correction?.idArticleLois && (
        <p className={plainStyles.dimmed}>
          <strong>{nomArticle(correction.idArticleLois)}</strong>
        </p>
      )}
    </section>
  );
}
