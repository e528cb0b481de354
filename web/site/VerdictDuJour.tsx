import type { Ref } from 'react';
import { nomArticle } from '../series/grille.ts';
import { Sign } from '../ui/Sign.tsx';
import type { Correction, Vedette } from './QuestionDuJour.tsx';
import classes from './QuestionDuJour.module.css';

interface Props {
  question: Vedette;
  correction: Correction;
  titre: Ref<HTMLHeadingElement>;
}

/** Right or wrong, why, and which article says it. */
export function VerdictDuJour({ question, correction, titre }: Props) {
  const { juste, bonne, grave, justification, idArticleLois } = correction;
  return (
    <div className={classes.verdict} data-verdict={juste ? 'juste' : 'fausse'}>
      <h3 className={classes.mot} ref={titre} tabIndex={-1}>
        <Sign kind={juste ? 'success' : 'error'} />
        {juste ? 'Bonne réponse' : 'Mauvaise réponse'}
      </h3>
      {!juste && (
        <p>
          La bonne réponse est <strong>{bonne.toUpperCase()}</strong>&nbsp;: {question[bonne]}
        </p>
      )}
      {grave === 1 && <p className={classes.grave}>Attention, ceci est une faute grave</p>}
      {justification && <p>{justification}</p>}
      {idArticleLois && <p className={classes.article}>{nomArticle(idArticleLois)}</p>}
      <p className={classes.article}>Une autre question t’attend demain.</p>
    </div>
  );
}
