import { type CSSProperties, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { LETTRES } from '../../../regles/lettres.ts';
import { QuestionPosee } from '../../eleve/questions/index.ts';
import { Logo } from './Logo.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './QuestionVedette.module.css';
import { useAddReponseVedette } from './site.calls.ts';
import type { Correction, Vedette } from './vedettes.ts';

interface Props {
  question: Vedette;
  /** Present without JavaScript only. */
  correction: Correction | null;
  titre: string;
  place?: ReactNode;
  suit?: boolean;
  onAnswer?: (correction: Correction) => void;
  children?: ReactNode;
}

/** A call with JavaScript, a plain form without. */
export function QuestionVedette({ question, correction: recue, titre, place, ...props }: Props) {
  const { suit = false, onAnswer, children } = props;
  const { mutate, data, error, isPending, variables } = useAddReponseVedette();
  const { pathname } = useLocation();
  const correction = data ?? recue;
  const nombre = LETTRES.filter((letter) => question[letter] !== null).length;
  const carte = useRef<HTMLElement>(null);
  const enonce = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!suit) return;
    enonce.current?.focus({ preventScroll: true });
    carte.current?.scrollIntoView({ block: 'nearest' });
  }, [suit]);

  useEffect(() => {
    if (!data) return;
    verdict.current?.focus({ preventScroll: true });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    verdict.current?.closest('[data-dit]')?.scrollIntoView({ block: 'nearest', behavior });
  }, [data]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    const { id: question_id, version_id } = question;
    if (!isPending) mutate({ question_id, version_id, letter: value }, { onSuccess: onAnswer });
  };

  return (
    <section
      id="question-du-jour"
      ref={carte}
      className={styles.carte}
      style={{ '--reponses': nombre } as CSSProperties}
      aria-labelledby="question-enonce"
    >
      <Bandeau titre={titre} place={place} />
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
        enonce={enonce}
        verdict={verdict}
        formulaire={{
          action: `${pathname}#question-du-jour`,
          'aria-busy': isPending,
          onSubmit: send,
          children: (
            <>
              <input type="hidden" name="question" value={question.id} />
              <input type="hidden" name="forme" value={question.version_id} />
            </>
          ),
        }}
        prioritaire={!suit}
      >
        {/* A shift after one's own tap is expected; none follows the answer. */}
        {isPending && <div className={styles.attente} />}
        {!correction && error && (
          <p className={styles.perdue} role="alert">
            {sentenceOf(error)} Ta réponse n’est pas partie&nbsp;: choisis-la de nouveau.
          </p>
        )}
      </QuestionPosee>
      {correction && children}
    </section>
  );
}

export function Bandeau({ titre, place }: { titre: string; place?: ReactNode }) {
  return (
    <p className={`${plainStyles.row} ${styles.bandeau}`}>
      <Logo size={24} />
      <span>{titre}</span>
      {place}
    </p>
  );
}
