import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { instantInWords } from '../ui/dates.ts';
import { Sign } from '../ui/Sign.tsx';
import { differencesOf } from './differences.ts';
import type { Saisie, Serie } from './saisie.ts';
import styles from './themes.module.css';

interface Props {
  /** As somebody else has saved it in the meantime. */
  leur: Serie;
  /** As it is typed here. */
  mien: Saisie;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was quicker: who, when, what differs, and both ways on. Nothing typed is lost. */
export function Conflit({ leur, mien, onTakeTheirs, onKeepMine }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const differences = differencesOf(mien, leur);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="warning"
      icon={<Sign kind="warning" />}
      title="Cette série a changé entre-temps"
    >
      <p>
        {leur.auteur ?? 'Quelqu’un'} l’a modifiée
        {leur.dateModification && ` le ${instantInWords(leur.dateModification)}`}. Rien de ce que
        vous avez fait n’est perdu ni enregistré.
      </p>
      {differences.length === 0 ? (
        <p>Votre liste dit la même chose.</p>
      ) : (
        <dl className={styles.differences}>
          {differences.map(({ quoi, questions }) => (
            <div key={quoi}>
              <dt>{quoi}</dt>
              {questions.map((each) => (
                <dd key={each}>{each}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <Group gap="xs">
        <Button variant="outline" onClick={onTakeTheirs}>
          Reprendre la leur
        </Button>
        <Button onClick={onKeepMine}>Garder la mienne</Button>
      </Group>
    </Alert>
  );
}
