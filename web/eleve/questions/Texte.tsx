import { ENSEMBLE } from '../../../regles/ensemble.ts';
import styles from './Question.module.css';

/** Keeps units and the like on one line. */
export function Texte({ children }: { children: string }) {
  return children.split(ENSEMBLE).map((part, n) =>
    // Odd parts are matches.
    n % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text has no order but its own
      <span key={n} className={styles.ensemble}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
