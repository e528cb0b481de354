import { readRegard } from '../../socle/kernel/regard.ts';
import { timeInWords } from '../../socle/ui/dates.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './BandeauRegard.module.css';
import { useSession } from './session.ts';

export function BandeauRegard() {
  const { logout } = useSession();
  const regard = readRegard();
  if (!regard) return null;
  return (
    <section className={styles.bandeau} aria-label="Vue de l’élève" data-tone="warning">
      <div className={`${plainStyles.width} ${plainStyles.line} ${styles.inner}`}>
        <Sign kind="warning" />
        <p className={styles.texte}>
          Vous voyez le site comme <strong>{regard.nom}</strong>, en lecture seule, jusqu’à{' '}
          {timeInWords(regard.dateFin)}.
        </p>
        <button type="button" className={plainStyles.button} onClick={() => void logout()}>
          Quitter
        </button>
      </div>
    </section>
  );
}
