import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { formatRegistre } from '../../eleve/compte/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';

/** Each reading is logged, so it happens on demand. */
export function RegistreLu({ id }: { id: number }) {
  const read = useWrite('getRegistre');
  const [numero, setNumero] = useState<string | null>(null);
  return (
    <Group gap="sm">
      <span className={plainStyles.figures}>
        {numero === null ? 'Enregistré, non affiché' : formatRegistre(numero)}
      </span>
      {numero === null ? (
        <Button
          variant="default"
          onClick={() =>
            void read({ id }).then(
              (written) => written.ok && setNumero(written.output.registreNational),
            )
          }
        >
          Afficher le numéro
        </Button>
      ) : (
        <Button variant="default" onClick={() => setNumero(null)}>
          Masquer le numéro
        </Button>
      )}
    </Group>
  );
}
