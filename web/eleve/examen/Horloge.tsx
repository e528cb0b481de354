import { VisuallyHidden } from '@mantine/core';
import { useNow } from '../../socle/ui/useNow.ts';
import styles from './examen.module.css';
import { horloge } from './useChrono.ts';

interface Props {
  debut: number;
  fin: number;
  /** It is the answering time in milliseconds. */
  temps: number;
}

/** A screen reader announces this one moment, in seconds. */
const BIENTOT = 5;

const useReste = ({ debut, fin, temps }: Props) => {
  const now = useNow(200, horloge);
  const reste = Math.max(0, Math.min(temps, fin - now));
  return { lecture: now < debut, reste, secondes: Math.ceil(reste / 1000) };
};

export function Horloge({ voix, ...props }: Props & { voix: boolean }) {
  const { lecture, secondes } = useReste(props);
  const bientot = !lecture && secondes <= BIENTOT;
  return (
    <>
      <span className={styles.horloge} data-tone={bientot ? 'wrong' : undefined} role="timer">
        {lecture && <span className={styles.lecture}>{voix ? 'Lecture' : 'À lire, puis'}</span>}{' '}
        <strong>{secondes}&nbsp;s</strong>
      </span>
      <VisuallyHidden component="output">
        {bientot && secondes > 0 ? `Encore ${BIENTOT} secondes.` : ''}
      </VisuallyHidden>
    </>
  );
}

export function Barre(props: Props) {
  const { lecture, reste, secondes } = useReste(props);
  return (
    <div
      className={styles.barre}
      data-tone={!lecture && secondes <= BIENTOT ? 'wrong' : undefined}
      aria-hidden="true"
    >
      <span style={{ inlineSize: `${(100 * reste) / props.temps}%` }} />
    </div>
  );
}
