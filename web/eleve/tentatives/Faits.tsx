import cardStyles from '../../socle/ui/Card.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

export type Fait = [nom: string, valeur: string | number];

/** Shows each figure of a result above its name. */
export const Faits = ({ faits }: { faits: readonly Fait[] }) => (
  <dl className={`${plainStyles.grid} ${styles.faits}`}>
    {faits.map(([nom, valeur]) => (
      <div key={nom} className={cardStyles.card}>
        <dt className={plainStyles.small}>{nom}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
);
