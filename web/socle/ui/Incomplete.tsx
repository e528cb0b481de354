import styles from './Incomplete.module.css';
import plainStyles from './plain.module.css';
import { Recharger } from './Recharger.tsx';

export const Incomplete = () => (
  <p role="alert" className={`${styles.bar} ${plainStyles.unprinted}`}>
    Une partie de la page n’est pas arrivée.
    <Recharger />
  </p>
);
