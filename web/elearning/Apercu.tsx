import { Skeleton, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter } from '../../contract/fields.ts';
import { callQuery } from '../kernel/query.ts';
import { QuestionPosee } from '../questions/QuestionPosee.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { TexteChapitre } from './TexteChapitre.tsx';
import styles from './elearning.module.css';
import type { Saisie } from './saisie.ts';

const PAS_REPONDU = { reponse: null, bonne: null, correction: null };

interface Props extends Pick<DialogProps, 'opened' | 'origin' | 'onClose'> {
  typed: Saisie;
}

/** What is typed, as a learner reads the chapter and answers its questions. */
export function Apercu({ typed, ...dialog }: Props) {
  return (
    <Dialog {...dialog} size="48rem" title="Ce que verra l’élève">
      {dialog.opened && <Chapitre {...typed} />}
    </Dialog>
  );
}

function Chapitre({ libelle, texte, questions }: Saisie) {
  const [choix, setChoix] = useState<Record<number, Letter>>({});
  const read = useQueries({
    queries: questions.map(({ id }) => callQuery('getQuestionExtranet', { id })),
  });
  return (
    <article className={styles.apercu}>
      <header>
        <Text c="dimmed">Chapitre en cours</Text>
        <h2>{libelle || '…'}</h2>
      </header>
      <TexteChapitre texte={texte} />
      {questions.map(({ id }, at) => {
        const { data, error } = read[at]!;
        if (error) return <Text key={id}>La question n° {id} n’a pas pu être lue.</Text>;
        if (!data) return <Skeleton key={id} height={240} />;
        return (
          <Card key={id} aria-label={`Question ${at + 1} sur ${questions.length}`}>
            <QuestionPosee
              question={data.question}
              donnee={PAS_REPONDU}
              answer={{
                par: 'choix',
                choix: choix[id] ?? null,
                choisir: (lettre) => setChoix({ ...choix, [id]: lettre }),
              }}
              niveau={2}
            />
          </Card>
        );
      })}
    </article>
  );
}
