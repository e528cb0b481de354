import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { useAdmin } from '../extranet/session.ts';
import { call } from '../kernel/call.ts';
import { callQuery } from '../kernel/query.ts';
import { useFiche } from '../kernel/useFiche.ts';
import { useListing } from '../kernel/useListing.tsx';
import { useWrite } from '../kernel/useWrite.ts';
import { Form, ListAndForm } from '../ui/Form.tsx';
import { PageHeading } from '../ui/Heading.tsx';
import { Listing, type PageOfRows } from '../ui/Listing.tsx';
import { Checklist } from '../ui/fields/Checklist.tsx';
import { ChoiceField } from '../ui/fields/ChoiceField.tsx';
import { OrderedList } from '../ui/fields/OrderedList.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { FormState } from '../ui/useForm.ts';
import { useFilters } from '../ui/useFilters.ts';
import { useOpenInAddress } from '../ui/useOpenInAddress.ts';
import { useShortcut } from '../ui/useShortcut.ts';
import { Conflit } from './Conflit.tsx';
import styles from './elearning.module.css';
import { ETATS, SANS_FILTRE, optionsOfAcces, voulusOf } from './filtres.ts';

type Module = NonNullable<Output<Calls['getModulesExtranet']>['module']>;
type Ligne = Extract<
  Output<Calls['getModulesExtranet']>['modules']['data'][number],
  { nbChapitre: number }
>;

interface Saisie {
  revision: number | undefined;
  libelle: string;
  chapitre_ids: readonly number[];
}

const NOUVEAU: Saisie = { revision: undefined, libelle: '', chapitre_ids: [] };
const REFRESHED = { refreshes: ['getModulesExtranet', 'getChapitresExtranet'] } as const;
const VIDE = {
  title: 'Aucun module',
  children: 'Le premier que vous ajoutez s’inscrit ici.',
};

const nomsOf = (all: readonly { libelle: string }[]) =>
  all.map(({ libelle }) => libelle).join(', ');

const COLONNES = [
  { head: 'Module', cell: ({ libelle }: Ligne) => libelle },
  {
    head: 'Chapitres',
    kind: 'figure' as const,
    cell: ({ nbChapitre }: Ligne) => (nbChapitre === 0 ? 'Aucun' : nbChapitre),
  },
  { head: 'Accès', cell: ({ acces }: Ligne) => nomsOf(acces) || 'Aucun' },
];

const saisieOf = ({ revision, libelle, chapitres }: Module): Saisie => ({
  revision,
  libelle,
  chapitre_ids: chapitres.map(({ id }) => id),
});

/** The modules: their labels, their chapters in order, and which products hold them. */
export default function ModulesPage() {
  const filters = useFilters(SANS_FILTRE);
  const { read, ...list } = useListing('getModulesExtranet', {
    page: filters.page,
    ...voulusOf(filters.values),
  });
  const queries = useQueryClient();
  const [module, setModule] = useState<Module | null>(null);
  const [leur, setLeur] = useState<Module | null>(null);
  const add = useWrite('addModule', REFRESHED);
  const edit = useWrite('editModule', REFRESHED);
  const readOne = async (id: number) => (await call('getModulesExtranet', { id })).module!;
  const fiche = useFiche<{ id: number }, Saisie>({
    empty: NOUVEAU,
    draft: `module ${useAdmin().id}`,
    valuesOf: async ({ id }) => {
      setLeur(null);
      const found = await readOne(id);
      setModule(found);
      return saisieOf(found);
    },
    add: ({ libelle, chapitre_ids }) => add({ libelle, chapitre_ids: [...chapitre_ids] }),
    edit: ({ chapitre_ids, ...typed }) => edit({ ...typed, chapitre_ids: [...chapitre_ids] }),
    remove: useWrite('deleteModule', REFRESHED),
    warning: async ({ id }) => {
      const noms = nomsOf((await readOne(id)).acces);
      return noms && `Il sera retiré de : ${noms}. Ses chapitres restent.`;
    },
    onConflict({ body }) {
      setLeur(body.module as Module);
      for (const name of REFRESHED.refreshes) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  const { form, typed } = fiche;
  useOpenInAddress(
    'module',
    form.id,
    (id) => void fiche.pick(id === null ? null : { id }),
    Boolean(read || list.failure),
  );
  const begin = () => void fiche.pick(null).then(() => focusFirst(form.formRef.current));
  useShortcut('Alt+N', begin);
  const own = form.id === module?.id ? module : null;
  const theirs = form.id === leur?.id ? leur : null;

  return (
    <>
      <PageHeading
        actions={
          <Button aria-keyshortcuts="Alt+N" title="Alt+N" onClick={begin}>
            Nouveau module
          </Button>
        }
      >
        Modules
      </PageHeading>
      <ListAndForm>
        <Listing
          {...fiche.row}
          {...list}
          label="Modules"
          columns={COLONNES}
          page={read?.modules as PageOfRows<Ligne> | undefined}
          empty={VIDE}
          counted={['module', 'modules']}
          filters={filters}
          nameOf={({ libelle }) => `module ${libelle}`}
        >
          <TextField {...filters.text('recherche')} label="Mots du libellé" type="search" />
          <ChoiceField
            {...filters.choice('acces')}
            label="Accès"
            none="Tous"
            options={optionsOfAcces(read?.acces)}
          />
          <ChoiceField {...filters.choice('etat')} label="État" none="Tous" options={ETATS} />
        </Listing>
        <Form {...form} title={{ add: 'Nouveau module', edit: `Module ${form.id}` }}>
          {theirs && (
            <Conflit
              key={theirs.revision}
              quoi="Ce module"
              leur={theirs}
              differences={[
                { champ: 'Libellé', leur: theirs.libelle, mien: typed.libelle },
                {
                  champ: 'Chapitres',
                  leur: theirs.chapitres.map(({ id }) => `n° ${id}`).join(', '),
                  mien: typed.chapitre_ids.map((id) => `n° ${id}`).join(', '),
                },
              ]}
              onTakeTheirs={() => {
                setModule(theirs);
                fiche.begin(saisieOf(theirs));
                setLeur(null);
              }}
              onKeepMine={() => {
                setLeur(null);
                fiche.save({ ...typed, revision: theirs.revision });
              }}
            />
          )}
          <TextField {...fiche.field('libelle')} label="Libellé" />
          <Chapitres key={form.id} {...fiche} />
          {own && (
            <Text className={styles.meta}>
              {own.acces.length === 0
                ? 'Aucun accès ne contient ce module.'
                : `Dans ${own.acces.length === 1 ? 'l’accès' : 'les accès'} : ${nomsOf(own.acces)}.`}
            </Text>
          )}
        </Form>
      </ListAndForm>
    </>
  );
}

/** The chapters of a module in their order; others are added at its end. */
function Chapitres({ field }: Pick<FormState<Saisie>, 'field'>) {
  const { name, value, onChange, error } = field('chapitre_ids');
  const all = useQuery(callQuery('getChapitresExtranet', { all: 1 }));
  const chapitres = all.data?.chapitres?.data ?? [];
  const options = chapitres.map(({ id, libelle }) => ({ id, label: libelle }));
  return (
    <>
      <OrderedList
        name={name}
        label="Ses chapitres, dans l’ordre"
        value={value}
        onChange={onChange}
        error={error}
        items={options}
        empty="Aucun chapitre"
      />
      <Checklist
        name="chapitres"
        label="Tous les chapitres"
        value={value}
        onChange={onChange}
        options={options}
      />
    </>
  );
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
