import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { Failure } from '../kernel/Failure.tsx';
import { callQuery } from '../kernel/query.ts';
import { moyenDePaiement } from '../paiement/montant.ts';
import { SectionHeading } from '../ui/Heading.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import { dayInWords } from '../ui/dates.ts';
import { enEuros } from '../ui/euros.ts';
import plainStyles from '../ui/plain.module.css';
import styles from './eleves.module.css';

type Paiement = Output<Calls['getPaiementsExtranet']>['paiements'][number];

const COLONNES: readonly Column<Paiement>[] = [
  { head: 'Accès', cell: ({ libelle }) => libelle },
  {
    head: 'Date',
    cell: ({ dateCreation }) => <time dateTime={dateCreation}>{dayInWords(dateCreation)}</time>,
  },
  { head: 'Moyen', cell: ({ type }) => moyenDePaiement(type) },
  {
    head: 'Opération',
    cell: ({ renouvellement }) => (renouvellement === 1 ? 'Renouvellement' : 'Achat'),
  },
  { head: 'Montant', cell: ({ montant }) => enEuros(montant), kind: 'amount' },
];

export function Paiements({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getPaiementsExtranet', { id }));
  return (
    <section aria-labelledby="paiements" className={styles.partie}>
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
