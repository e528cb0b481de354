import { Icon } from './Icon.tsx';
import styles from './Offline.module.css';
import plainStyles from './plain.module.css';

/** Over what could not be read anew: it is shown as it was read last. */
export const Offline = () => (
  <output className={`${plainStyles.row} ${styles.line}`}>
    <Icon name="offline" /> Pas de réseau. Ce que tu vois est ce qui est arrivé en dernier, on
    réessaie.
  </output>
);
