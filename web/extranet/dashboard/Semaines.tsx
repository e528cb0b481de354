import { Chart } from '../../socle/ui/Chart.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Table } from '../../socle/ui/Table.tsx';
import { dateInWords, shortDate } from '../../socle/ui/dates.ts';
import { inFigures } from '../../socle/ui/numbers.ts';
import type { Dashboard } from './chiffres.ts';

type Semaine = NonNullable<Dashboard['semaines']>[number];

const rate = (taux: number | null) => (taux === null ? '–' : `${taux} %`);
const COLONNES = [
  { head: 'Semaine du', cell: ({ lundi }: Semaine) => dateInWords(lundi) },
  {
    head: 'Tentatives',
    cell: ({ tentatives }: Semaine) => inFigures(tentatives),
    kind: 'figure',
  },
  { head: 'Réussies', cell: ({ reussies }: Semaine) => inFigures(reussies), kind: 'figure' },
  { head: 'Taux', cell: ({ taux }: Semaine) => rate(taux), kind: 'figure' },
] as const;

export function Semaines({ semaines }: { semaines: Semaine[] }) {
  const points = semaines.map(({ lundi, tentatives, taux }) => ({
    id: lundi,
    label: shortDate(lundi),
    count: tentatives,
    percent: taux,
  }));
  return (
    <Part id="semaines" title="Tentatives par semaine">
      <Chart
        description={descriptionOf(semaines)}
        bars="Tentatives terminées"
        line="Taux de réussite"
        points={points}
      />
      <details>
        <summary>Voir les chiffres</summary>
        <Table
          dense
          label="Tentatives par semaine"
          columns={COLONNES}
          rows={semaines.map((semaine) => ({ ...semaine, id: semaine.lundi })).toReversed()}
        />
      </details>
    </Part>
  );
}

function descriptionOf(semaines: Semaine[]): string {
  const all = semaines.reduce((sum, { tentatives }) => sum + tentatives, 0);
  const { tentatives, taux } = semaines.at(-1)!;
  const thisWeek = `${inFigures(tentatives)} cette semaine${taux === null ? '' : `, réussies à ${taux} %`}`;
  return `Graphique des ${semaines.length} dernières semaines\u00a0: ${inFigures(all)} tentatives terminées, dont ${thisWeek}. Les chiffres suivent.`;
}
