import { Suspense, lazy, useId, useState } from 'react';
import { nomArticle } from './articles.ts';
import styles from './Question.module.css';

const Explication = lazy(() => import('./ExplicationArticle.tsx'));

export function useArticle(numero: string | null) {
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
