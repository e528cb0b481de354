import { Boxes } from '../../socle/ui/Boxes.tsx';
import type { OutputOf } from '../../../contract/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { Empty } from '../../socle/ui/Empty.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Offline } from '../../socle/ui/Offline.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { Retractation, useRetractations } from './Retractation.tsx';
import { colonnesDePaiement } from './colonnes.tsx';
import { useGetPaiements } from './paiement.calls.ts';

type Paiements = OutputOf<'getPaiements'>['paiements'];

export function MesPaiements() {
  const paiements = useGetPaiements();
  return (
    <section aria-labelledby="mes-paiements">
      <SectionHeading id="mes-paiements">Mes paiements</SectionHeading>
      {paiements.data && paiements.error && <Offline part />}
      {paiements.data ? (
        <Liste paiements={paiements.data.paiements} />
      ) : paiements.error ? (
        <Failure error={paiements.error} retry={() => paiements.refetch()} />
      ) : (
        <Boxes gap="md" heights={[56, 56, 56]} radius="lg" />
      )}
    </section>
  );
}

const COLONNES = colonnesDePaiement('getFacturePdf');

const retractationParmi = (
  retractations: ReturnType<typeof useRetractations>,
): Column<Paiements[number]> => ({
  head: 'Rétractation',
  cell: ({ id, montant }) => (
    <Retractation of={retractations.find((each) => each.id === id)} montant={montant} />
  ),
});

function Liste({ paiements }: { paiements: Paiements }) {
  const retractations = useRetractations();
  if (paiements.length === 0)
    return (
      <Empty title="Aucun paiement pour l’instant" drawing={<Ticket />}>
        Ce que tu achètes ou renouvelles s’inscrit ici.
      </Empty>
    );
  const columns =
    retractations.length > 0 ? [...COLONNES, retractationParmi(retractations)] : COLONNES;
  return <Table label="Mes paiements" columns={columns} rows={paiements} />;
}

function Ticket() {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" fill="none" aria-hidden="true">
      <path
        d="M12 4h28v44l-5-4-4.5 4-4.5-4-4.5 4-4.5-4-5 4z"
        fill="#fff"
        stroke="#0b4ea2"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M19 15h14M19 22h14M19 29h8" stroke="#0b4ea2" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
