import { useState } from 'react';
import { useNow } from '../../socle/ui/useNow.ts';
import { SECONDE } from '../../socle/ui/dates.ts';
import { formatDuree } from '../tentatives/index.ts';
import styles from './cours.module.css';

/** Seconds left to read, counted down from the server's last answer. */
export function useReste(dit: number, essais: number): number {
  const now = useNow(1000);
  const [depuis, setDepuis] = useState({ dit, essais, at: now });
  if (depuis.dit !== dit || depuis.essais !== essais) setDepuis({ dit, essais, at: now });
  if (dit === 0) return 0;
  return Math.max(0, dit - Math.floor((now - depuis.at) / 1000));
}

interface Props {
  lecture: number;
  reste: number;
  bonnes: number;
  essais: number;
  questions: number;
}

export function Demande({ reste, bonnes, essais, questions }: Props) {
  return (
    <div className={styles.demande}>
      {essais > 0 && (
        <p>
          <strong>Pas encore assez de bonnes réponses.</strong> Relis le chapitre, puis réponds
          encore une fois&nbsp;: tes réponses t’attendent.
        </p>
      )}
      {bonnes > 0 && (
        <p>
          Pour ton attestation, il faut {bonnes} {bonnes > 1 ? 'bonnes réponses' : 'bonne réponse'}{' '}
          sur {questions}.
        </p>
      )}
      {reste > 0 && (
        <p role="timer">
          Prends le temps de lire&nbsp;: tu pourras valider dans{' '}
          <strong>{formatDuree(reste * SECONDE)}</strong>.
        </p>
      )}
    </div>
  );
}
