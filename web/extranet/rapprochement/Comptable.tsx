import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { saveDownload } from '../../socle/kernel/saveDownload.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { isoDay, lastMonths } from '../../socle/ui/dates.ts';
import { enEuros, enEurosSignes } from '../../../regles/ecriture.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { inFigures } from '../../socle/ui/numbers.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './rapprochement.module.css';

const MOIS = 36;

type Lus = OutputOf<'getTotauxComptables'>;
type Total = Pick<Lus, 'net' | 'tva' | 'total'> & { id: string };

const TOTAUX: readonly Column<Total>[] = [
  { head: 'Taux', cell: ({ id }) => id },
  { head: 'Hors TVA', cell: ({ net }) => enEurosSignes(net), kind: 'figure' },
  { head: 'TVA', cell: ({ tva }) => enEurosSignes(tva), kind: 'figure' },
  { head: 'Total', cell: ({ total }) => enEurosSignes(total), kind: 'amount' },
];

export function Comptable() {
  const [now] = useState(() => isoDay(new Date().toISOString()));
  const mois = lastMonths(now, MOIS);
  const [choisi, setChoisi] = useState(mois[1]!.value);
  const [busy, setBusy] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...callQuery('getTotauxComptables', { mois: choisi }),
    placeholderData: keepPreviousData,
  });

  async function take(): Promise<void> {
    setBusy(true);
    await saveDownload('exportComptable', { mois: choisi }, 'Le fichier est téléchargé.');
    setBusy(false);
  }

  return (
    <Part large title="Pour la comptabilité">
      <Text>
        Un fichier CSV pour Excel&nbsp;: une ligne par facture et par note de crédit du mois, dans
        l’ordre de leurs numéros, avec l’acheteur, la commande, la référence du prestataire, le
        montant hors TVA, la TVA et le total&#8239;; puis les totaux par taux et de tout le mois.
        Les notes de crédit y sont négatives.
      </Text>
      <div className={`${plainStyles.fields} ${styles.champs}`}>
        <ChoiceField
          name="mois"
          label="Mois"
          options={mois}
          value={choisi}
          onChange={(value) => setChoisi(value ?? choisi)}
        />
      </div>
      {error && <Failure part error={error} retry={refetch} />}
      {data && !error && <Totaux data={data} busy={isPlaceholderData} />}
      <Group>
        <Button aria-disabled={busy} onClick={() => void (busy || take())}>
          {busy ? 'Préparation du fichier…' : 'Télécharger le mois'}
        </Button>
      </Group>
    </Part>
  );
}

function Totaux({ data, busy }: { data: Lus; busy: boolean }) {
  const { factures, avoirs, taux, vendu, annule, rendu, total } = data;
  if (factures + avoirs === 0) return <Text c="dimmed">Rien n’a été facturé ce mois-là.</Text>;
  const rows = [
    ...taux.map(({ taux: percent, ...sums }) => ({
      ...sums,
      id: `${inFigures(percent)} %`,
    })),
    ...(taux.length > 1 ? [{ ...data, id: 'Tout' }] : []),
  ];
  return (
    <>
      <Text>
        {factures === 1 ? '1 facture' : `${factures} factures`},{' '}
        {avoirs === 1 ? '1 note de crédit' : `${avoirs} notes de crédit`}.
      </Text>
      {annule > 0 && (
        <Text>
          Vendu {enEuros(vendu)}, annulé avant encaissement {enEuros(annule)}, rendu{' '}
          {enEuros(rendu)}
          &nbsp;: reste {enEurosSignes(total)}.
        </Text>
      )}
      <Table label="Totaux du mois" columns={TOTAUX} rows={rows} busy={busy} dense />
    </>
  );
}
