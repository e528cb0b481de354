import { Badge, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { useMay } from '../cadre/index.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Boxes } from '../../socle/ui/Boxes.tsx';
import { Facts } from '../../socle/ui/Facts.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { dateInWords, shortDay } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { periodeDeClasse } from './periode.ts';

type ClasseLue = OutputOf<'getClasse'>;
type Inscrit = ClasseLue['eleves'][number];

const jour = (day: string | null, rien: string) =>
  day === null ? (
    rien
  ) : (
    <time dateTime={day} title={dateInWords(day)}>
      {shortDay(day)}
    </time>
  );

const COLONNES: readonly Column<Inscrit>[] = [
  {
    head: 'Élève',
    cell: ({ id, prenom, nom, bloque, pret }) => (
      <Group gap="xs">
        <Link to={`/extranet/eleves/${id}`}>{`${prenom} ${nom}`}</Link>
        {pret === 1 && <Badge color="success">Prêt</Badge>}
        {bloque === 1 && <Badge color="danger">Bloqué</Badge>}
      </Group>
    ),
  },
  {
    head: 'Chance de réussir',
    kind: 'figure',
    cell: ({ chance }) => (chance === null ? 'Pas encore connue' : `Dès ${chance}\u00a0%`),
  },
  { head: 'Accès', cell: ({ etat }) => etat ?? '—' },
  { head: 'Examen', kind: 'figure', cell: ({ examenLe }) => jour(examenLe, '—') },
  { head: 'Visite', kind: 'figure', cell: ({ vuLe }) => jour(vuLe, 'Jamais') },
];

export default function ClassePage() {
  const id = Number(useParams().classe_id);
  const { data, error, refetch } = useQuery(callQuery('getClasse', { id }));
  const may = useMay();
  const remove = useWrite('removeInscrit', {
    refreshes: ['getClasse', 'getClasses', 'getEleves'],
    says: sentenceOf,
  });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Boxes titled heights={[140, 320]} />;
  const { classe, eleves } = data;

  async function takeOut({ id: user_id, prenom, nom }: Inscrit): Promise<void> {
    const sure = await confirm({
      title: `Retirer ${prenom} ${nom} de la classe\u202f?`,
      message: 'L’élève garde son compte et ses accès.',
      yes: 'Retirer',
    });
    if (sure) await remove({ classe_id: id, user_id });
  }

  return (
    <>
      <PageHeading
        actions={
          <Group gap="xs">
            <Button variant="default" onClick={() => window.print()}>
              Imprimer
            </Button>
            {may('editClasse') && (
              <Button component={Link} to={`/extranet/classes?classe=${id}`}>
                Modifier la classe
              </Button>
            )}
          </Group>
        }
      >
        {classe.libelle}
      </PageHeading>
      <Stack gap="lg">
        {error && <Failure part error={error} retry={refetch} />}
        <Part id="classe" title="La classe">
          <Facts facts={factsOf(data)} />
        </Part>
        <Part bare id="eleves" title="Élèves">
          {eleves.length === 0 ? (
            <p className={plainStyles.dimmed}>
              Personne pour l’instant. Cochez des élèves dans{' '}
              <Link to="/extranet/eleves">leur liste</Link>, ou importez un fichier en choisissant
              cette classe.
            </p>
          ) : (
            <Table
              label="Élèves de la classe"
              columns={COLONNES}
              rows={eleves}
              dense
              nameOf={({ prenom, nom }) => `${prenom} ${nom}`}
              {...(may('removeInscrit') && { onDelete: (row: Inscrit) => void takeOut(row) })}
            />
          )}
        </Part>
      </Stack>
    </>
  );
}

function factsOf({ classe, eleves }: ClasseLue) {
  const venus = eleves.filter(({ vuLe }) => vuLe !== null).length;
  const prets = eleves.filter(({ pret }) => pret === 1).length;
  const bloques = eleves.filter(({ bloque }) => bloque === 1).length;
  return {
    Période: periodeDeClasse(classe),
    Moniteur: classe.moniteur?.libelle ?? 'Personne',
    Produit: classe.acces?.libelle ?? 'Aucun',
    Places:
      classe.capacite === null
        ? `${classe.nombre} prises`
        : `${classe.nombre} prises sur ${classe.capacite}`,
    'Se sont connectés': `${venus} sur ${eleves.length}`,
    'Prêts pour l’examen': `${prets} sur ${eleves.length}`,
    Bloqués: `${bloques}`,
  };
}
