import styles from './Incomplete.module.css';
import plainStyles from './plain.module.css';
import { Recharger } from './Recharger.tsx';

/** Shown by the marker of KEEP_EARLY (web/socle/kernel/early.ts): nothing on the page answers. */
export const Incomplete = () => (
  <p role="alert" className={`${styles.bar} ${plainStyles.unprinted}`}>
    Une partie de la page n’est pas arrivée.
    <Recharger />
  </p>
);
