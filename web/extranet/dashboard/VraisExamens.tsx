import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { useMay } from '../cadre/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Boxes } from '../../socle/ui/Boxes.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

type Tranche = OutputOf<'getEpreuves'>['tranches'][number];

/** A share of fewer says nothing. */
const ASSEZ = 10;

const COLONNES: readonly Column<Tranche>[] = [
  { head: 'Chance annoncée', cell: ({ de }) => `de ${de} à ${de + 20}\u00a0%` },
  { head: 'Ont dit leur résultat', cell: ({ dits }) => dits, kind: 'figure' },
  { head: 'Ont réussi', cell: ({ reussis }) => reussis, kind: 'figure' },
  {
    head: 'Réussite',
    cell: ({ dits, reussis }) =>
      dits < ASSEZ ? 'Trop peu' : `${Math.round((100 * reussis) / dits)}\u00a0%`,
    kind: 'figure',
  },
];

/** Lays results beside the chances that « Prêt ? » announced. */
export function VraisExamens() {
  const may = useMay();
  return may('getEpreuves') ? <Tranches /> : null;
}

function Tranches() {
  const { data, error, refetch } = useQuery(callQuery('getEpreuves', {}));
  return (
    <Part id="vrais-examens" title={'Prêt\u202f? et le vrai examen'}>
      {data ? (
        <>
          <Table
            dense
            label="Chance annoncée et vrai résultat"
            columns={COLONNES}
            rows={data.tranches.map((tranche) => ({ ...tranche, id: tranche.de }))}
          />
          <p className={plainStyles.small}>
            Ce que les élèves disent eux-mêmes après leur examen.
            {data.sans.dits > 0 &&
              ` Sans chance annoncée\u00a0: ${data.sans.reussis} réussites sur ${data.sans.dits}.`}
          </p>
        </>
      ) : error ? (
        <Failure part error={error} retry={() => refetch()} />
      ) : (
        <Boxes heights={[200]} />
      )}
    </Part>
  );
}
