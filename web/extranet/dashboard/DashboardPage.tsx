import { Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CHIFFRES, OUVERTES, PARTIES, type PartieDuTableau } from '../../../regles/chiffres.ts';
import { niveauDit } from '../../../regles/fonctions.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { useAdmin, useMay } from '../cadre/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { useSalutation } from '../../socle/kernel/salutation.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Figure, Figures } from '../../socle/ui/Figures.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './DashboardPage.module.css';
import { ACompleter, Changements, MailsEchoues } from './Listes.tsx';
import { type Dashboard, GROUPES, isAFaire, LISTES, MOTS } from './chiffres.ts';
import { Chart } from '../../socle/ui/Chart.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Table } from '../../socle/ui/Table.tsx';
import { dateInWords, shortDate } from '../../socle/ui/dates.ts';
import { inFigures } from '../../socle/ui/numbers.ts';
import { VraisExamens } from './VraisExamens.tsx';

export const handle = { lit: [['getDashboard', {}]] } satisfies Handle;

export default function DashboardPage() {
  const moi = useAdmin();
  const may = useMay();
  const parties = PARTIES.filter((partie) => may(OUVERTES[partie]));
  const salutation = useSalutation();
  const { data, error, refetch } = useQuery({
    ...callQuery('getDashboard', {}),
    refetchOnWindowFocus: true,
  });
  return (
    <>
      <PageHeading
        lead={
          <>
            {salutation} {moi.prenom}. Votre niveau&nbsp;: {niveauDit(moi)}.
          </>
        }
      >
        Dashboard
      </PageHeading>
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <Stack gap="lg" aria-busy={data === undefined}>
          <Chiffres data={data} parties={parties} />

          {data && isDone(data) && <Done />}
          <div className={styles.lists}>
            {data ? <Lists data={data} /> : <Waiting parties={parties} />}
          </div>
        </Stack>
      )}
    </>
  );
}

const isDone = ({ chiffres }: Dashboard) =>
  chiffres.every(({ cle, nombre }) => nombre === 0 || !isAFaire(cle));

function Done() {
  return (
    <Card as="div">
      <Group gap="sm" wrap="nowrap">
        <Sign kind="success" size={32} /> Rien à faire aujourd’hui&nbsp;: tout est complet. Bonne
        journée.
      </Group>
    </Card>
  );
}

interface ChiffresProps {
  data: Dashboard | undefined;
  parties: readonly PartieDuTableau[];
}

function Chiffres({ data, parties }: ChiffresProps) {
  return (
    <div className={styles.groupes}>
      {parties.map((partie) => (
        <section key={partie}>
          <SectionHeading small>{GROUPES[partie]}</SectionHeading>
          <Figures label={GROUPES[partie]}>
            {partie === 'argent' && <Sommes argent={data?.argent} />}
            {CHIFFRES[partie].map((cle) => {
              const value = data?.chiffres.find((chiffre) => chiffre.cle === cle)?.nombre;
              const [un, plusieurs, aFaire, note] = MOTS[cle];
              return (
                <Figure
                  key={cle}
                  value={value}
                  label={value === 0 || value === 1 ? un : plusieurs}
                  note={note}
                  to={LISTES[cle]}
                  wanting={aFaire && (value ?? 0) > 0}
                />
              );
            })}
          </Figures>
        </section>
      ))}
    </div>
  );
}

const SOMMES = [
  ['aujourdHui', 'encaissés aujourd’hui'],
  ['septJours', 'encaissés en sept jours'],
  ['mois', 'encaissés ce mois-ci'],
] as const;

function Sommes({ argent }: { argent: Dashboard['argent'] }) {
  return SOMMES.map(([cle, label]) => (
    <Figure
      key={cle}
      value={argent && enEuros(argent[cle])}
      label={label}
      note="remboursements déduits"
      to="/extranet/paiements"
    />
  ));
}

function Lists({ data }: { data: Dashboard }) {
  const { changements, aCompleter, semaines, mailsEchoues, chiffres } = data;
  return (
    <>
      {semaines && <Semaines semaines={semaines} />}
      <VraisExamens />
      {changements && <Changements changements={changements} />}
      {aCompleter && <ACompleter rows={aCompleter} chiffres={chiffres} />}
      {mailsEchoues && <MailsEchoues mails={mailsEchoues} />}
    </>
  );
}

function Waiting({ parties }: Pick<ChiffresProps, 'parties'>) {
  return (
    <>
      {parties.includes('ecole') && <Skeleton height="21rem" />}
      <Skeleton height="34rem" />
    </>
  );
}

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

function Semaines({ semaines }: { semaines: Semaine[] }) {
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
