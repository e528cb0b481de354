import { useNavigation } from 'react-router';
import styles from './NavigationBar.module.css';

/** A line of road that fills while the next page is on its way. */
export function NavigationBar() {
  const { state } = useNavigation();
  return (
    <div className={styles.bar} data-busy={state !== 'idle' || undefined} aria-hidden="true" />
  );
}
