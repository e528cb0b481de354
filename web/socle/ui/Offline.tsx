import { Icon } from './Icon.tsx';
import styles from './Offline.module.css';

interface Props {
  part?: boolean;
  children?: string;
}

const ESSAYE = 'Ce que tu vois est ce qui est arrivé en dernier, on réessaie.';

export const Offline = ({ part = false, children = ESSAYE }: Props) => (
  <output className={styles.line} data-part={part || undefined}>
    <Icon name="offline" />
    <span>Pas de réseau. {children}</span>
  </output>
);
