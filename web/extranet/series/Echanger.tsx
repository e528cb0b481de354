import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionsOf } from '../../../regles/images.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { Dialog, type DialogState } from '../../socle/ui/Dialog.tsx';
import { Waiting } from '../../socle/ui/Waiting.tsx';
import { Etiquette } from './Etiquette.tsx';
import type { Choisie } from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './themes.module.css';

interface Props extends DialogState {
  question: Choisie | null;
  chosen: readonly Choisie[];
  theme_id: number | null;
  onChosen: (autre: Choisie) => void;
}

/** Three questions like one of the series; the chosen one takes its place. */
export function Echanger({ question, chosen, theme_id, onChosen, ...dialog }: Props) {
  return (
    <Dialog {...dialog} title={`Échanger la question ${question?.id ?? ''}`} size="lg">
      {question && (
        <Propositions
          key={question.id}
          question={question}
          gardees={chosen.map(({ id }) => id).join(';')}
          theme_id={theme_id}
          onChosen={(autre) => {
            onChosen(autre);
            dialog.onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface PropositionsProps {
  question: Choisie;
  gardees: string;
  theme_id: number | null;
  onChosen: (autre: Choisie) => void;
}

function Propositions({ question, gardees, theme_id, onChosen }: PropositionsProps) {
  const [vues, setVues] = useState<readonly number[]>([]);
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery('getRemplacantes', {
      id: question.id,
      gardees,
      sauf: vues.join(';'),
      theme_id: theme_id ?? undefined,
    }),
    staleTime: Infinity,
  });
  return (
    <div className={plainStyles.stack}>
      <Etiquette question={question} />
      <Text c="dimmed" size="sm">
        Du même sujet, de la même gravité et hors de cette série&#8239;; d’abord du même article.
      </Text>
      {error ? (
        <Failure part error={error} retry={refetch} />
      ) : data ? (
        <>
          {data.questions.length < 3 && <Text>{data.message}</Text>}
          <ul className={styles.proposees} aria-label="Questions proposées" aria-busy={isFetching}>
            {data.questions.map((autre) => (
              <li key={autre.id}>
                <Dessin image={autre.libelleImage} />
                <Etiquette question={{ ...autre, libelleImage: null }} />
                <Button onClick={() => onChosen(autre)}>Prendre la question {autre.id}</Button>
              </li>
            ))}
          </ul>
          <Button
            variant="outline"
            onClick={() =>
              setVues(
                data.questions.length < 3 ? [] : [...vues, ...data.questions.map(({ id }) => id)],
              )
            }
          >
            {data.questions.length < 3 && vues.length > 0
              ? 'Revoir les premières'
              : 'En proposer d’autres'}
          </Button>
        </>
      ) : (
        <Waiting count={3} height={96} />
      )}
    </div>
  );
}

/** Wider than a list's. */
const Dessin = ({ image }: { image: string | null }) =>
  image && <img src={versionsOf(image)[0]?.adresse ?? image} alt="" className={styles.dessin} />;
