import type { OutputOf } from '../../../contract/index.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { OBJETS } from './mots.ts';
import { useRetablir } from './useRetablir.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

type Supprime = OutputOf<'getCorbeille'>['corbeille']['data'][number];

/** A learner's line is an access that was taken back. */
const motsOf = (objet: string) =>
  objet === 'eleve'
    ? { un: 'accès de l’élève', plusieurs: 'Accès des élèves' }
    : (OBJETS[objet] ?? { un: objet, plusieurs: objet });

const nameOf = ({ objet, objet_id, libelle }: Supprime) =>
  `${motsOf(objet).un} ${objet_id}, ${libelle}`;

const COLONNES: readonly Column<Supprime>[] = [
  { head: 'Ce qui a été supprimé', cell: (ligne) => <Quoi ligne={ligne} /> },
  { head: 'Par qui', cell: (ligne) => <ParQui ligne={ligne} /> },
  { head: 'Jusqu’au', cell: ({ jusquAu }) => dayInWords(jusquAu) },
];

const VIDE = {
  title: 'La corbeille est vide',
  children: 'Ce que le personnel supprime s’y retrouve. Un compte effacé n’y est jamais.',
};

export const handle = { lit: [['getCorbeille', { page: 1 }]] } satisfies Handle;

export default function CorbeillePage() {
  const filters = useFilters({ objet: '' });
  const { objet } = filters.values;
  const list = useListing('getCorbeille', { page: filters.page, ...(objet && { objet }) });
  const { boutonOf, suite } = useRetablir();
  const choses = (list.read?.objets ?? [])
    .map((value) => ({ value, label: motsOf(value).plusieurs }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));
  const columns: readonly Column<Supprime>[] = [
    ...COLONNES,
    { head: 'Reprendre', cell: (ligne) => boutonOf(ligne.id, nameOf(ligne)) },
  ];
  return (
    <>
      <PageHeading
        lead={`Ce que le personnel a supprimé, gardé ${PERIODES.corbeille.mots}. Rétablir le remet là où il se trouvait, et dit ce qui ne peut plus l’être.`}
      >
        Corbeille
      </PageHeading>
      {suite}
      <Listing
        {...pagesOf(list, ({ corbeille }) => corbeille)}
        label="Corbeille"
        columns={columns}
        empty={VIDE}
        counted={['suppression', 'suppressions']}
        filters={filters}
        nameOf={nameOf}
      >
        <ChoiceField
          {...filters.choice('objet', { label: 'Chose', options: choses })}
          none="Toutes"
        />
      </Listing>
    </>
  );
}

const Quoi = ({ ligne: { objet, objet_id, libelle } }: { ligne: Supprime }) => (
  <span className={plainStyles.column}>
    <span>{libelle}</span>
    <span className={plainStyles.note}>
      {motsOf(objet).un} {objet_id}
    </span>
  </span>
);

const ParQui = ({ ligne: { admin, dateSuppression } }: { ligne: Supprime }) => (
  <span className={plainStyles.column}>
    <span>{admin}</span>
    <time className={plainStyles.note} dateTime={dateSuppression}>
      {instantInWords(dateSuppression)}
    </time>
  </span>
);
