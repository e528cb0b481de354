import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { colonnesDePaiement } from '../../argent/paiement/index.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Table } from '../../socle/ui/Table.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';

const COLONNES = colonnesDePaiement('getFacturePdfExtranet');

export function Paiements({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getPaiementsExtranet', { id }));
  return (
    <section aria-labelledby="paiements" className={sheetStyles.part}>
      <SectionHeading small id="paiements">
        Paiements
      </SectionHeading>
      {error ? (
        <Failure part error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton height={96} aria-busy="true" />
      ) : data.paiements.length === 0 ? (
        <p className={plainStyles.dimmed}>Aucun paiement pour l’instant.</p>
      ) : (
        <Table label="Paiements" columns={COLONNES} rows={data.paiements} dense />
      )}
    </section>
  );
}
