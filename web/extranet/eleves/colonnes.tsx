import { Badge, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import type { Column } from '../../socle/ui/Table.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import styles from './eleves.module.css';
import { nomOf } from './saisie.ts';

export type Ligne = OutputOf<'getEleves'>['eleves']['data'][number];

export const COLONNES: readonly Column<Ligne>[] = [
  { head: 'Élève', cell: (ligne) => <Nom ligne={ligne} /> },
  { head: 'E-mail', cell: ({ email }) => <span className={styles.email}>{email}</span> },
  { head: 'Accès', cell: ({ acces }) => <Acces acces={acces} /> },
  {
    head: 'Inscription',
    cell: ({ dateCreation }) => <time dateTime={dateCreation}>{dayInWords(dateCreation)}</time>,
    kind: 'figure',
  },
];

function Nom({ ligne }: { ligne: Ligne }) {
  return (
    <Group gap="xs">
      <Link to={`/extranet/eleves/${ligne.id}`}>{nomOf(ligne)}</Link>
      {ligne.confirme === 0 && (
        <Badge color="warning" variant="light" size="lg" tt="none">
          Non confirmé
        </Badge>
      )}
    </Group>
  );
}

const MOST = 2;
const SUITE: Record<Ligne['acces'][number]['etat'], string> = {
  'pas commencé': ' (pas encore commencé)',
  'en cours': '',
  périmé: ' (périmé)',
  désactivé: ' (désactivé)',
};

function Acces({ acces }: Pick<Ligne, 'acces'>) {
  if (acces.length === 0) return 'Aucun';
  const told = acces.slice(0, MOST).map(({ libelle, etat }) => libelle + SUITE[etat]);
  const others = acces.length - MOST;
  if (others > 0) told.push(`et ${others} ${others === 1 ? 'autre' : 'autres'}`);
  return (
    <ul className={styles.tenus}>
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
