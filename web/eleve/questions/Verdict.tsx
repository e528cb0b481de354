import { COUT_GRAVE } from '../../../droit/bareme.ts';
import { type Ref, useId, Suspense, lazy, useState } from 'react';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Question.module.css';
import {
  FAUTE_GRAVE,
  PRIX_GRAVE,
  type ReponseDonnee,
  MOTS_VERDICT,
  type Posee,
  verdictOf,
} from './question.ts';
import { Texte } from './Texte.tsx';
import { SigneFaux, SigneGrave, SigneJuste, SigneVide } from './signes.tsx';
import { nomArticle } from './articles.ts';

const SIGNES = { juste: <SigneJuste />, fausse: <SigneFaux />, sansReponse: <SigneVide /> };

interface Props {
  question: Posee;
  donnee: ReponseDonnee;
  niveau: 2 | 3;
  titre: Ref<HTMLHeadingElement> | undefined;
  serie: boolean;
}

export function Verdict({ question, donnee, niveau, titre, serie }: Props) {
  const id = useId();
  const { bonne, correction } = donnee;
  const article = useArticle(correction?.idArticleLois ?? null);
  const verdict = verdictOf(donnee);
  const Titre = `h${niveau}` as const;
  const grave = correction?.grave === 1;
  const juste = verdict === 'juste';
  return (
    <div className={`${plainStyles.tight} ${styles.dit}`} data-dit>
      <section
        className={`${plainStyles.stack} ${styles.verdict}`}
        data-tone={juste ? 'right' : 'wrong'}
        aria-labelledby={id}
      >
        <div className={`${plainStyles.row} ${plainStyles.between}`}>
          <Titre id={id} ref={titre} tabIndex={-1} className={styles.titre}>
            {SIGNES[verdict]}
            {MOTS_VERDICT[verdict]}
          </Titre>
          {grave && !juste && serie && (
            <strong className={styles.points}>−{COUT_GRAVE}&nbsp;points</strong>
          )}
        </div>
        {grave && !juste && <Grave tone="wrong" prix={!serie} />}
        {!juste && bonne && !serie && (
          <p>
            La bonne réponse est <strong>{bonne.toUpperCase()}</strong>&nbsp;: {question[bonne]}
          </p>
        )}
        {correction?.meprise && (
          <p>
            <Texte>{correction.meprise}</Texte>
          </p>
        )}
        {(correction?.justification || correction?.idArticleLois) && (
          <p>
            {correction.justification && <Texte>{correction.justification}</Texte>} {article.nom}
          </p>
        )}
        {article.dit}
      </section>
      {grave && juste && <Grave tone="warning" prix />}
    </div>
  );
}

/** With a right answer it is a warning, because no points were lost. */
function Grave({ tone, prix }: { tone: 'wrong' | 'warning'; prix: boolean }) {
  return (
    <p className={styles.grave} data-tone={tone}>
      <SigneGrave />
      <span>
        {FAUTE_GRAVE}
        {prix && (
          <>
            {'. '}
            <span className={styles.prix}>{PRIX_GRAVE}.</span>
          </>
        )}
      </span>
    </p>
  );
}

const Explication = lazy(() => import('./ExplicationArticle.tsx'));

function useArticle(numero: string | null) {
  const [ouvert, setOuvert] = useState(false);
  const id = useId();
  if (!numero) return { nom: null, dit: null };
  return {
    nom: (
      <button
        type="button"
        className={styles.article}
        aria-expanded={ouvert}
        aria-controls={ouvert ? id : undefined}
        onClick={() => setOuvert(!ouvert)}
      >
        {nomArticle(numero)}
      </button>
    ),
    dit: ouvert && (
      <div id={id} className={styles.explication}>
        <Suspense fallback={<p>…</p>}>
          <Explication numero={numero} />
        </Suspense>
      </div>
    ),
  };
}
