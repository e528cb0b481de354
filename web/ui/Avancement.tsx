import { useId } from 'react';
import styles from './Avancement.module.css';

export interface AvancementProps {
  titre: string;
  fait: number;
  total: number;
}

/** How far a long work is, counted. */
export function Avancement({ titre, fait, total }: AvancementProps) {
  const id = useId();
  return (
    <div className={styles.avancement}>
      <label htmlFor={id}>{titre}</label>
      <span className={styles.compte}>
        {fait} sur {total}
      </span>
      <progress id={id} max={total} value={fait}>
        {fait} sur {total}
      </progress>
    </div>
  );
}
