import { useId } from 'react';
import plainStyles from './plain.module.css';
import styles from './Avancement.module.css';

export interface AvancementProps {
  titre: string;
  etape?: string;
  fait: number;
  total: number;
}

export function Avancement({ titre, etape, fait, total }: AvancementProps) {
  const id = useId();
  const compte = `${fait} sur ${total}`;
  return (
    <div className={styles.avancement}>
      <label htmlFor={id}>{titre}</label>
      <span className={plainStyles.figures}>{total > 1 && compte}</span>
      {etape && <span className={styles.etape}>{etape}</span>}
      <progress id={id} max={total} {...(total > 1 && { value: fait })}>
        {compte}
      </progress>
    </div>
  );
}
