import { VisuallyHidden } from '@mantine/core';
import type { Film } from '../../../regles/film.ts';
import styles from './Film.module.css';

export function Etapes({ etapes, at }: { etapes: Film['etapes']; at: number | null }) {
  const dite = at === null ? undefined : etapes[at];
  return (
    <>
      <ol className={styles.etapes} aria-label="L’ordre de passage">
        {etapes.map(({ numero, texte }, i) => (
          <li key={texte} aria-current={i === at ? 'step' : undefined}>
            {numero !== null && <span className={styles.numero}>{numero}.</span>} {texte}
          </li>
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">
        {dite && `${dite.numero === null ? '' : `${dite.numero}. `}${dite.texte}`}
      </VisuallyHidden>
    </>
  );
}
