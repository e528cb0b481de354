import type { QuestionDeFaq } from './donnees.ts';
import styles from './Faq.module.css';

/** Native details work without JavaScript, and for a search in the page. */
export function Faq({ faq }: { faq: QuestionDeFaq[] }) {
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
