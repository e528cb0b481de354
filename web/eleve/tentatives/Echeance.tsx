import { useEffect } from 'react';
import { useAccesFerme } from '../acces/index.ts';
import { SigneHorloge } from '../questions/index.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { useNow } from '../../socle/ui/useNow.ts';
import { formatReste } from './duree.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

const DEUX_JOURS_MS = 2 * 86_400_000;

/** Ticks during the last two days, and navigates away at the end. */
export function Echeance({ datePerime }: { datePerime: string }) {
  const fin = Date.parse(datePerime);
  const now = useNow(1000, serverNow);
  const reste = fin - now;
  const accesFerme = useAccesFerme();
  const perime = reste <= 0;
  useEffect(() => {
    if (perime) accesFerme('perime');
  }, [perime, accesFerme]);
  return (
    <p
      className={`${plainStyles.row} ${styles.echeance}`}
      data-tone={reste < DEUX_JOURS_MS ? 'warning' : undefined}
    >
      <SigneHorloge />
      <span className={plainStyles.column}>
        <strong role="timer">Encore {formatReste(fin, now)}</strong>
        <span className={plainStyles.small}>jusqu’au {instantInWords(datePerime)}</span>
      </span>
    </p>
  );
}
