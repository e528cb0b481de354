import { Skeleton } from '@mantine/core';
import styles from './Question.module.css';

export function Squelette() {
  return (
    <div className={styles.corps} data-forme="ecran">
      <div className={styles.colonne}>
        <Skeleton height={62} mb="md" />
        {['a', 'b', 'c'].map((letter) => (
          <Skeleton key={letter} height={58} radius={12} mb={10} />
        ))}
      </div>
      <Skeleton className={styles.image} radius={14} />
    </div>
  );
}
