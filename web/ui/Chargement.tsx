import styles from './Chargement.module.css';

export function Chargement() {
  return (
    <output className={styles.screen} aria-busy="true">
      <span className={styles.road} aria-hidden="true" />
      <strong className={styles.word}>CHARGEMENT</strong>
      <noscript>Cette page a besoin de JavaScript.</noscript>
    </output>
  );
}
