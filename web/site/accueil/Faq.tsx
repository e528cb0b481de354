import type { Question } from './donnees.ts';
import styles from './Faq.module.css';

/** Each opens by itself, also without JavaScript, and a search in the page opens the right one. */
export function Faq({ faq }: { faq: Question[] }) {
  return (
    <div className={styles.liste}>
      {faq.map(({ question, reponse }) => (
        <details key={question} className={styles.question}>
          <summary className={styles.intitule}>{question}</summary>
          <p className={styles.reponse}>{reponse}</p>
        </details>
      ))}
    </div>
  );
}
