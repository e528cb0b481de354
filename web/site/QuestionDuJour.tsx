import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { sentenceOf } from '../kernel/errors.ts';
import { QuestionPosee } from '../questions/QuestionPosee.tsx';
import { Logo } from './Logo.tsx';
import styles from './QuestionDuJour.module.css';
import { useAddReponseVedette } from './site.calls.ts';

export type Vedette = Output<Calls['getVedette']>['question'];
export type Correction = Omit<Output<Calls['addReponseVedette']>, 'status'>;

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

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    if (!isPending) mutate({ question_id: question.id, letter: value });
  };

  return (
    <section id="question-du-jour" className={styles.carte} aria-labelledby="question-enonce">
      <p className={styles.bandeau}>
        <Logo size={26} />
        La question du jour
      </p>
      <QuestionPosee
        question={question}
        donnee={{
          reponse: correction?.letter ?? null,
          bonne: correction?.bonne ?? null,
          correction,
        }}
        answer={correction ? null : { par: 'bouton', envoyee: isPending ? variables.letter : null }}
        forme="carte"
        niveau={2}
        id="question-enonce"
        verdict={verdict}
        formulaire={{
          action: '/#question-du-jour',
          'aria-busy': isPending,
          onSubmit: send,
          children: <input type="hidden" name="question" value={question.id} />,
        }}
        prioritaire
      >
        {correction ? (
          <p className={styles.demain}>Une autre question t’attend demain.</p>
        ) : (
          error && (
            <p className={styles.demain} role="alert">
              {sentenceOf(error)} Ta réponse n’est pas partie&nbsp;: choisis-la de nouveau.
            </p>
          )
        )}
      </QuestionPosee>
    </section>
  );
}
