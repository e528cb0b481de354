import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { EnAttente } from '../../socle/kernel/enAttente.ts';
import type { EtatQueue } from '../../socle/kernel/queue.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import { useNow } from '../../socle/ui/useNow.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

export interface Attentes extends Omit<EtatQueue<EnAttente>, 'entries'> {
  entries: readonly EnAttente[];
  save: () => Promise<unknown>;
}

const DES_REPONSES = (nombre: number) =>
  nombre === 1
    ? 'Réponse gardée, pas encore enregistrée'
    : `${nombre} réponses gardées, pas encore enregistrées`;

/** A first try may take this long before the screen shows a wait. */
const PATIENCE_MS = 3000;

/** A request in flight for the first time does not count as waiting. */
export function useEnSouffrance(donneeLe: number | null, essais: number): boolean {
  const [tardive, setTardive] = useState<number | null>(null);
  useEffect(() => {
    if (donneeLe === null) return undefined;
    const reste = donneeLe + PATIENCE_MS - Date.now();
    const minuteur = setTimeout(() => setTardive(donneeLe), reste);
    return () => clearTimeout(minuteur);
  }, [donneeLe]);
  return donneeLe !== null && (essais > 0 || tardive === donneeLe);
}

interface Props {
  attentes: Attentes;
  mots?: (nombre: number) => string;
}

export function Attente({ attentes, mots = DES_REPONSES }: Props) {
  const premiere = attentes.entries[0]?.donneeLe ?? null;
  return useEnSouffrance(premiere, attentes.essais) ? <Gardees {...attentes} mots={mots} /> : null;
}

function Gardees({ entries, prochainEssai, save, mots }: Attentes & Required<Pick<Props, 'mots'>>) {
  const maintenant = useNow(500);
  const secondes =
    prochainEssai === null ? 0 : Math.max(0, Math.round((prochainEssai - maintenant) / 1000));
  return (
    <div className={`${plainStyles.row} ${styles.attente}`} data-tone="warning">
      <div>
        <output>
          <Icon name="offline" />
          {mots(entries.length)}
        </output>
        <p className={plainStyles.spaced}>
          {secondes > 0 ? `Nouvel essai dans ${secondes} s.` : 'Envoi en cours…'}
        </p>
      </div>
      <Button variant="default" disabled={prochainEssai === null} onClick={() => void save()}>
        Réessayer
      </Button>
    </div>
  );
}
