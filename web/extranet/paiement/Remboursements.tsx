import { Button } from '@mantine/core';
import { useState } from 'react';
import { isNonRendu } from '../../../regles/achat.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Revenu } from './Actes.tsx';
import { Pastille } from './Etat.tsx';
import styles from './caisse.module.css';
import { type Lu, moyenOuMain, renduEnMot } from './mots.ts';

export const Quand = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>{instantInWords(instant)}</time>
);

type Rendu = Lu['remboursements'][number];

export function Remboursements({ id, rendus }: { id: number; rendus: readonly Rendu[] }) {
  const [ouvert, setOuvert] = useState<{ rendu: number; origin: Element } | null>(null);
  const rows = rendus.map((rendu) => ({
    ...rendu,
    onRevenu: (origin: Element) => setOuvert({ rendu: rendu.id, origin }),
  }));
  const columns = rendus.some(({ peutRevenir }) => peutRevenir === 1)
    ? [...RENDUS, RETOUR]
    : RENDUS;
  return (
    <Part bare id="remboursements" title="Remboursements">
      <Table label="Remboursements" columns={columns} rows={rows} dense />
      <Revenu
        id={id}
        remboursement={ouvert?.rendu ?? null}
        origin={ouvert?.origin ?? null}
        onClose={() => setOuvert(null)}
      />
    </Part>
  );
}

const RETOUR: Column<Rendu & { onRevenu: (origin: Element) => void }> = {
  head: 'Retour',
  cell: ({ montant, peutRevenir, onRevenu }) =>
    peutRevenir === 1 && (
      <Button
        size="compact-md"
        variant="default"
        aria-label={`L’argent est revenu\u00a0: ${enEuros(montant)}`}
        onClick={({ currentTarget }) => onRevenu(currentTarget)}
      >
        L’argent est revenu
      </Button>
    ),
};

const RENDUS: readonly Column<Rendu>[] = [
  { head: 'Montant', cell: ({ montant }) => enEuros(montant) },
  { head: 'Demandé', cell: ({ dateCreation }) => <Quand instant={dateCreation} /> },
  { head: 'Par', cell: ({ moyen, par }) => [moyenOuMain(moyen), par].filter(Boolean).join(', ') },
  {
    head: 'État',
    cell: ({ etat, avantCapture, raison }) => (
      <span className={styles.etat}>
        <Pastille {...renduEnMot({ etat, avantCapture })} />
        {raison && <span className={plainStyles.small}>{raison}</span>}
      </span>
    ),
  },
  { head: 'Motif', cell: ({ motif }) => motif },
  {
    head: 'Accès',
    cell: ({ etat, finAcces }) =>
      isNonRendu(etat) ? '–' : finAcces === 1 ? 'Se termine' : 'Reste',
  },
];
