import styles from './Chargement.module.css';
import plainStyles from './plain.module.css';
import { Recharger } from './Recharger.tsx';

export const Chargement = () => (
  <div className={styles.screen}>
    <output className={styles.loading} aria-busy="true">
      <span className={styles.road} aria-hidden="true" />
      <strong className={styles.word}>CHARGEMENT</strong>
      <noscript>Cette page a besoin de JavaScript.</noscript>
    </output>
    {/* CSS alone times it, because scripts may never load. */}
    <p className={`${styles.late} ${plainStyles.scripted}`}>
      C’est plus long que d’habitude.
      <Recharger />
    </p>
  </div>
);
