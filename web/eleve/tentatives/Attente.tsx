import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { EnAttente } from '../../socle/kernel/enAttente.ts';
import type { EtatQueue } from '../../socle/kernel/queue.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { Icon } from '../../socle/ui/Icon.tsx';
import { useNow } from '../../socle/ui/useNow.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

export interface Attentes extends Omit<EtatQueue<EnAttente>, 'entries'> {
  entries: readonly EnAttente[];
  drop: () => void;
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
    // The clock may have been put back since.
    const reste = Math.min(PATIENCE_MS, donneeLe + PATIENCE_MS - Date.now());
    const minuteur = setTimeout(() => setTardive(donneeLe), reste);
    return () => clearTimeout(minuteur);
  }, [donneeLe]);
  return donneeLe !== null && (essais > 0 || tardive === donneeLe);
}

interface Props {
  attentes: Attentes;
  mots?: (nombre: number) => string;
  /** A question's screen leaves out what waits for another access. */
  court?: boolean;
}

export function Attente({ attentes, mots = DES_REPONSES, court = false }: Props) {
  const { entries, retenues, essais } = attentes;
  const dites = court ? entries.filter((entry) => !retenues.includes(entry)) : entries;
  return useEnSouffrance(dites[0]?.donneeLe ?? null, essais) ? (
    <Gardees {...attentes} nombre={dites.length} mots={mots} court={court} />
  ) : null;
}

function Gardees({
  nombre,
  prochainEssai,
  fragiles,
  retenues,
  attendu,
  save,
  drop,
  mots,
  court,
}: Attentes & Required<Pick<Props, 'mots' | 'court'>> & { nombre: number }) {
  const maintenant = useNow(500);
  const secondes =
    prochainEssai === null ? 0 : Math.max(0, Math.round((prochainEssai - maintenant) / 1000));
  const essai = secondes > 0 ? `Nouvel essai dans ${secondes} s.` : 'Envoi en cours…';
  const dits = [
    fragiles > 0 && 'Ce navigateur ne garde rien\u00a0: ne ferme pas cette page avant l’envoi.',
    !court && retenues.length > 0 && attendu,
    (court || retenues.length < nombre) && essai,
  ];
  return (
    <div className={`${plainStyles.row} ${styles.attente}`} data-tone="warning">
      <div>
        <output>
          <Icon name="offline" />
          {mots(nombre)}
        </output>
        <p className={plainStyles.spaced}>{dits.filter(Boolean).join(' ')}</p>
      </div>
      <Button variant="default" disabled={prochainEssai === null} onClick={() => void save()}>
        Réessayer
      </Button>
      {!court && retenues.length > 0 && (
        <Button variant="subtle" color="danger" onClick={() => void giveUp(drop)}>
          Ne plus garder
        </Button>
      )}
    </div>
  );
}

async function giveUp(drop: () => void): Promise<void> {
  const yes = await confirm({
    title: 'Ne plus garder\u202f?',
    message: 'Ce qui attend cet accès ne sera jamais enregistré.',
    yes: 'Ne plus garder',
    danger: true,
  });
  if (yes) drop();
}
