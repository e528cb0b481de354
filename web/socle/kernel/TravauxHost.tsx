import { Avancement } from '../ui/Avancement.tsx';
import cardStyles from '../ui/Card.module.css';
import plainStyles from '../ui/plain.module.css';
import { useStore } from './store.ts';
import styles from './TravauxHost.module.css';
import { travaux } from './travaux.ts';

export function TravauxHost() {
  const all = useStore(travaux);
  if (all.length === 0) return null;
  return (
    <section
      className={`${plainStyles.unprinted} ${cardStyles.card} ${styles.host}`}
      aria-label="En cours"
    >
      {all.map(({ id, ...travail }) => (
        <Avancement key={id} {...travail} />
      ))}
      <p className={plainStyles.small}>
        Vous pouvez continuer ailleurs&nbsp;: cela se termine sans vous.
      </p>
    </section>
  );
}
