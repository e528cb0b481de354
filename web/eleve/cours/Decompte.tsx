import { serverNow } from '../../socle/kernel/clock.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { useNow } from '../../socle/ui/useNow.ts';
import styles from './cours.module.css';
import { decompteOf } from './mots.ts';

interface Props {
  datePerime: string;
  fini: boolean;
}

export function Decompte({ datePerime, fini }: Props) {
  const left = decompteOf(Date.parse(datePerime) - useNow(1000, serverNow));
  if (!left)
    return (
      <p className={styles.perime} data-tone="wrong">
        Date de validité dépassée&#8239;!
      </p>
    );
  if (fini)
    return <p className={plainStyles.small}>À relire jusqu’au {instantInWords(datePerime)}</p>;
  return (
    <div className={styles.decompte}>
      <p className={styles.temps} role="timer" aria-label="Temps qu’il te reste">
        {left.map(({ nombre, mot }) => (
          <span key={mot}>
            <strong>{nombre}</strong> {nombre > 1 ? `${mot}s` : mot}
          </span>
        ))}
      </p>
      <p className={plainStyles.small}>jusqu’au {instantInWords(datePerime)}</p>
    </div>
  );
}
