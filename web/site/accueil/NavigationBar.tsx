import { useNavigation } from 'react-router';
import styles from './NavigationBar.module.css';

export function NavigationBar() {
  const { state } = useNavigation();
  return (
    <div className={styles.bar} data-busy={state !== 'idle' || undefined} aria-hidden="true" />
  );
}
