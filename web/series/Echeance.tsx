import { useEffect } from 'react';
import { useAccesPerime } from '../kernel/accesPerime.ts';
import { serverNow } from '../kernel/clock.ts';
import { useNow } from '../ui/useNow.ts';
import { formatReste } from './duree.ts';
import { instantInWords } from '../ui/dates.ts';
import { SigneHorloge } from './signes.tsx';
import styles from './Echeance.module.css';

const DEUX_JOURS = 2 * 86_400_000;

/** Until when the access is good; it ticks during its last two days, and leads away at its end. */
export function Echeance({ datePerime }: { datePerime: string }) {
  const fin = Date.parse(datePerime);
  const reste = fin - useNow(1000, serverNow);
  const accesPerime = useAccesPerime();
  const perime = reste <= 0;
  useEffect(() => {
    if (perime) accesPerime();
  }, [perime, accesPerime]);
  return (
    <p className={styles.echeance} data-proche={reste < DEUX_JOURS || undefined}>
      <SigneHorloge />
      <span>
        <strong role="timer">Encore {formatReste(reste)}</strong>
        <span className={styles.date}>jusqu’au {instantInWords(datePerime)}</span>
      </span>
    </p>
  );
}
