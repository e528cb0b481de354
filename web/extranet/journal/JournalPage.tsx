import type { OutputOf } from '../../../contract/index.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { inFigures } from '../../socle/ui/numbers.ts';
import { Fait, type LigneDeJournal } from './Detail.tsx';
import { OBJETS } from './mots.ts';
import { useRetablir } from './useRetablir.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

const colonnesOf = (boutonOf: ReturnType<typeof useRetablir>['boutonOf']) => [
  {
    head: 'Ce qui a été fait',
    cell: (ligne: LigneDeJournal) => (
      <>
        <Fait ligne={ligne} />
        {ligne.enCorbeille === 1 && boutonOf(ligne.id, `${ligne.objet} ${ligne.objet_id ?? ''}`)}
      </>
    ),
  },
  {
    head: 'Quand',
    cell: ({ dateCreation }: LigneDeJournal) => (
      <time dateTime={dateCreation}>{instantInWords(dateCreation)}</time>
    ),
    kind: 'figure' as const,
  },
];
const CHOSES = Object.entries(OBJETS)
  .map(([value, { plusieurs }]) => ({ value, label: plusieurs }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));
const VIDE = {
  title: 'Le journal est vide',
  children: 'Chaque changement fait par le personnel s’y inscrit.',
};

export const handle = { lit: [['getJournal', { page: 1 }]] } satisfies Handle;

export default function JournalPage() {
  const filters = useFilters({ admin_id: '', objet: '', objet_id: '', jour: '' });
  const { admin_id, objet, objet_id, jour } = filters.values;
  const list = useListing('getJournal', {
    page: filters.page,
    ...(admin_id && { admin_id }),
    ...(objet && { objet }),
    ...(objet && objet_id && { objet_id }),
    ...(jour && { jour }),
  });
  const { read } = list;
  const { boutonOf, suite } = useRetablir();
  const admins = read?.admins.map(({ id, prenom, nom }) => ({
    value: String(id),
    label: `${prenom} ${nom}`,
  }));
  return (
    <>
      <PageHeading
        lead={`Ce que chaque membre du personnel a fait, et ce que c’était avant. Gardé ${PERIODES.journal.mots}.`}
      >
        Journal
      </PageHeading>
      {suite}
      <Listing
        {...pagesOf(list, lignesOf)}
        label="Journal"
        columns={colonnesOf(boutonOf)}
        empty={VIDE}
        counted={['ligne', 'lignes']}
        filters={filters}
      >
        <ChoiceField
          {...filters.choice('admin_id', { label: 'Personne', options: admins ?? [] })}
          none="Tout le monde"
        />
        <ChoiceField
          {...filters.choice('objet', { label: 'Chose', options: CHOSES })}
          onChange={(value) => filters.set({ objet: value ?? '', objet_id: '' })}
          none="Toutes"
        />
        {objet && <TextField {...filters.text('objet_id')} label="Numéro" inputMode="numeric" />}
        <DateField {...filters.text('jour')} label="Jour" />
      </Listing>
      {read?.plafonne === 1 && (
        <p className={plainStyles.spaced}>
          Seules les {inFigures(read.lignes.total)} lignes les plus récentes sont montrées. Filtrez
          pour remonter plus loin.
        </p>
      )}
    </>
  );
}

function lignesOf({ lignes, questions }: OutputOf<'getJournal'>) {
  const known = new Map(questions.map(({ id, libelle }) => [id, libelle]));
  return { ...lignes, data: lignes.data.map((ligne) => ({ ...ligne, questions: known })) };
}
