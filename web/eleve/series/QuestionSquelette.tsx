import { VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Squelette } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Entete } from './Entete.tsx';
import styles from './Question.module.css';

/** What the screen of a question shows while it is on its way. */
export function QuestionSquelette({ retour }: Pick<ComponentProps<typeof Entete>, 'retour'>) {
  return (
    <div className={`${plainStyles.page} ${styles.page}`} aria-busy="true">
      <Entete retour={retour} lieu={null} />
      <VisuallyHidden component="output">Chargement de la question</VisuallyHidden>
      <Squelette />
    </div>
  );
}
