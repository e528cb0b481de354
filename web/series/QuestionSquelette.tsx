import { Skeleton } from '@mantine/core';
import { BackButton } from '../ui/BackButton.tsx';
import styles from './Question.module.css';
import commun from './series.module.css';

/** The shape of a question, so that nothing moves when it comes. */
export function QuestionSquelette({ retour }: { retour: string }) {
  return (
    <div className={`${commun.page} ${styles.page}`} aria-busy="true">
      <div className={styles.haut}>
        <BackButton to={retour}>Retour aux questions</BackButton>
      </div>
      <output className={commun.cache}>Chargement de la question</output>
      <div className={styles.corps}>
        <div className={styles.colonne}>
          <Skeleton height={62} mb="md" />
          {['a', 'b', 'c'].map((letter) => (
            <Skeleton key={letter} height={58} radius={12} mb={10} />
          ))}
        </div>
        <Skeleton className={styles.image} radius={14} />
      </div>
    </div>
  );
}
