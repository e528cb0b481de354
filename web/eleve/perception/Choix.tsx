import { Button } from '@mantine/core';
import { useState } from 'react';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import type { Proposition } from './perception.calls.ts';
import styles from './perception.module.css';

interface Props {
  propositions: readonly Proposition[];
  onChoix: (choix: number[]) => Promise<void>;
}

/** One ticks all that obliged to act, or nothing. */
export function Choix({ propositions, onChoix }: Props) {
  const [coches, setCoches] = useState<number[]>([]);
  const [busy, setBusy] = useState(false);
  return (
    <section className={styles.mots} aria-labelledby="choix">
      <h2 id="choix">Qu’est-ce qui t’obligeait à agir ?</h2>
      <p>Coche tout ce qui était un risque. Il peut y en avoir trois, ou aucun.</p>
      {propositions.map(({ rang, libelle }) => (
        <BoxField
          key={rang}
          name={`choix-${rang}`}
          label={libelle}
          value={coches.includes(rang)}
          onChange={(oui) =>
            setCoches(oui ? [...coches, rang] : coches.filter((un) => un !== rang))
          }
        />
      ))}
      <Button
        size="lg"
        loading={busy}
        onClick={async () => {
          setBusy(true);
          await onChoix(coches).finally(() => setBusy(false));
        }}
      >
        {coches.length === 0 ? 'Aucun risque' : 'Valider'}
      </Button>
    </section>
  );
}
