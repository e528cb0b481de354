import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { colonnesDePaiement } from '../../argent/paiement/index.ts';
import { Part } from '../../socle/ui/Part.tsx';
import { Table } from '../../socle/ui/Table.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

const COLONNES = colonnesDePaiement('getFacturePdfExtranet');

export function Paiements({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getPaiementsExtranet', { id }));
  return (
    <Part bare id="paiements" title="Paiements">
      {error ? (
        <Failure part error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton height={96} aria-busy="true" />
      ) : data.paiements.length === 0 ? (
        <p className={plainStyles.dimmed}>Aucun paiement pour l’instant.</p>
      ) : (
        <Table label="Paiements" columns={COLONNES} rows={data.paiements} dense />
      )}
    </Part>
  );
}
