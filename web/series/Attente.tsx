import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNow } from '../ui/useNow.ts';
import plainStyles from '../ui/plain.module.css';
import { SigneReseau } from './signes.tsx';
import styles from './series.module.css';
import type { useReponsesEnAttente } from './useReponsesEnAttente.ts';

type Attentes = Pick<
  ReturnType<typeof useReponsesEnAttente>,
  'reponses' | 'essais' | 'prochainEssai' | 'save'
>;

/** How long a first try may take before the learner is told that the answer is only kept. */
const PATIENCE = 3000;

/** Whether an answer waits in earnest, and is not just on its first way to the server. */
export function useEnSouffrance(donneeLe: number | null, essais: number): boolean {
  const [tardive, setTardive] = useState<number | null>(null);
  useEffect(() => {
    if (donneeLe === null) return undefined;
    const reste = donneeLe + PATIENCE - Date.now();
    const minuteur = setTimeout(() => setTardive(donneeLe), reste);
    return () => clearTimeout(minuteur);
  }, [donneeLe]);
  return donneeLe !== null && (essais > 0 || tardive === donneeLe);
}

/** Answers that the server does not have yet, when it will be tried again, and the way to try now. */
export function Attente({ attentes }: { attentes: Attentes }) {
  const premiere = attentes.reponses[0]?.donneeLe ?? null;
  return useEnSouffrance(premiere, attentes.essais) ? <Gardees {...attentes} /> : null;
}

function Gardees({ reponses, prochainEssai, save }: Attentes) {
  const maintenant = useNow(500);
  const secondes =
    prochainEssai === null ? 0 : Math.max(0, Math.round((prochainEssai - maintenant) / 1000));
  return (
    <div className={`${plainStyles.row} ${styles.attente}`} data-tone="warning">
      <div>
        <output>
          <SigneReseau />
          {reponses.length === 1
            ? 'Réponse gardée, pas encore enregistrée'
            : `${reponses.length} réponses gardées, pas encore enregistrées`}
        </output>
        <p>{secondes > 0 ? `Nouvel essai dans ${secondes} s.` : 'Envoi en cours…'}</p>
      </div>
      <Button variant="default" disabled={prochainEssai === null} onClick={() => void save()}>
        Réessayer
      </Button>
    </div>
  );
}
