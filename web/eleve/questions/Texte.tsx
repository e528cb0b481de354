import { ENSEMBLE } from '../../../regles/ensemble.ts';
import styles from './Question.module.css';

/** What is read of a question or a chapter, with what belongs together on one line. */
export function Texte({ children }: { children: string }) {
  return children.split(ENSEMBLE).map((part, n) =>
    // Every second is one that was found.
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
