import styles from './Incomplete.module.css';
import plainStyles from './plain.module.css';
import { Recharger } from './Recharger.tsx';

/** KEEP_EARLY (web/socle/kernel/early.ts) shows it when scripts are missing. */
export const Incomplete = () => (
  <p role="alert" className={`${styles.bar} ${plainStyles.unprinted}`}>
    Une partie de la page n’est pas arrivée.
    <Recharger />
  </p>
);
