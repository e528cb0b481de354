import { Icon } from './Icon.tsx';
import styles from './Offline.module.css';

interface Props {
  /** Over one part of a page: as wide as that. */
  part?: boolean;
  /** What has come before, where it is not tried again. */
  children?: string;
}

const ESSAYE = 'Ce que tu vois est ce qui est arrivé en dernier, on réessaie.';

/** Over what could not be read anew: it is shown as it was read last. */
export const Offline = ({ part = false, children = ESSAYE }: Props) => (
  <output className={styles.line} data-part={part || undefined}>
    <Icon name="offline" />
    <span>Pas de réseau. {children}</span>
  </output>
);
