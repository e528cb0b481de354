import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '../../contract/call.ts';
import type { Letter } from '../../contract/fields.ts';
import type { Calls } from '../../contract/index.ts';
import { sentenceOf } from '../kernel/errors.ts';
import { Logo } from './Logo.tsx';
import classes from './QuestionDuJour.module.css';
import { useAddReponseVedette } from './site.calls.ts';
import { VerdictDuJour } from './VerdictDuJour.tsx';

export type Vedette = Output<Calls['getVedette']>['question'];
export type Correction = Omit<Output<Calls['addReponseVedette']>, 'status'>;

const LETTRES: Letter[] = ['a', 'b', 'c', 'd'];

interface Props {
  question: Vedette;
  /** Of an answer that came with the address, as it does without JavaScript. */
  correction: Correction | null;
}

/** A question of the bank, answered on the spot: a call with JavaScript, a plain form without. */
export function QuestionDuJour({ question, correction: recue }: Props) {
  const { mutate, data, error, isPending, variables } = useAddReponseVedette();
  const correction = data ?? recue;
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!data) return;
    verdict.current?.focus({ preventScroll: true });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    verdict.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior });
  }, [data]);

  const envoyer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    if (!isPending) mutate({ question_id: question.id, letter: value });
  };

  return (
    <section id="question-du-jour" className={classes.carte} aria-labelledby="question-enonce">
      <p className={classes.bandeau}>
        <Logo size={26} />
        La question du jour
      </p>
      <Image question={question} />
      <div className={classes.corps}>
        <h2 id="question-enonce" className={classes.enonce}>
          {question.libelle}
        </h2>
        {correction ? (
          <>
            <Reponses question={question} correction={correction} />
            <VerdictDuJour question={question} correction={correction} titre={verdict} />
          </>
        ) : (
          <form
            action="/#question-du-jour"
            className={classes.reponses}
            aria-busy={isPending}
            onSubmit={envoyer}
          >
            <input type="hidden" name="question" value={question.id} />
            {lettresDe(question).map((letter) => (
              <button
                key={letter}
                name="reponse"
                value={letter}
                className={classes.reponse}
                data-etat={isPending && variables.letter === letter ? 'choisie' : undefined}
              >
                <span className={classes.lettre}>{letter.toUpperCase()}</span>
                {question[letter]}
              </button>
            ))}
            {error && (
              <p className={classes.erreur} role="alert">
                {sentenceOf(error)} Ta réponse n’est pas partie&nbsp;: choisis-la de nouveau.
              </p>
            )}
          </form>
        )}
      </div>
    </section>
  );
}

const lettresDe = (question: Vedette) => LETTRES.filter((letter) => question[letter] !== null);

/** If the picture can't come, what is seen on it takes its place. */
function Image({ question: { libelleImage, imageDescription } }: { question: Vedette }) {
  const [perdue, setPerdue] = useState(false);
  if (libelleImage === null) return null;
  if (perdue) return <p className={classes.description}>{imageDescription}</p>;
  return (
    <img
      src={libelleImage}
      alt={imageDescription ?? ''}
      width="630"
      height="504"
      fetchPriority="high"
      className={classes.image}
      onError={() => setPerdue(true)}
    />
  );
}

function Reponses({ question, correction }: { question: Vedette; correction: Correction }) {
  return (
    <ul className={classes.reponses} aria-label="Réponses">
      {lettresDe(question).map((letter) => {
        const sienne = letter === correction.letter;
        const etat = letter === correction.bonne ? 'juste' : sienne ? 'fausse' : 'autre';
        const marque = MARQUES[etat](sienne);
        return (
          <li key={letter} className={classes.reponse} data-etat={etat}>
            <span className={classes.lettre}>{letter.toUpperCase()}</span>
            <span>
              {question[letter]}
              {marque && <strong className={classes.marque}>{marque}</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const MARQUES = {
  juste: (sienne: boolean) => (sienne ? 'Ta réponse, la bonne' : 'Bonne réponse'),
  fausse: () => 'Ta réponse, fausse',
  autre: () => null,
};
