import type { Question } from './donnees.ts';
import classes from './Faq.module.css';

/** Each opens by itself, also without JavaScript, and a search in the page opens the right one. */
export function Faq({ faq }: { faq: Question[] }) {
  return (
    <div className={classes.liste}>
      {faq.map(({ question, reponse }) => (
        <details key={question} className={classes.question}>
          <summary className={classes.intitule}>{question}</summary>
          <p className={classes.reponse}>{reponse}</p>
        </details>
      ))}
    </div>
  );
}
