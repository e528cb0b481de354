import { Text } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { useRessource } from '../cadre/index.ts';
import { MODULE } from '../../../regles/module.ts';
import { call } from '../../socle/kernel/call.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { differencesOf, sentOf, startOf, typedOf } from '../../socle/ui/champs.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { Checklist } from '../../socle/ui/fields/Checklist.tsx';
import { OrderedList } from '../../socle/ui/fields/OrderedList.tsx';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import type { FormState } from '../../socle/ui/useForm.ts';
import { useFilters } from '../../socle/ui/useFilters.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { FiltresDuCours, SANS_FILTRE, voulusOf } from './FiltresDuCours.tsx';
import { FINIT, confirmRetrait } from './retrait.ts';

type Module = NonNullable<OutputOf<'getModulesExtranet'>['module']>;
type LigneDeModule = Extract<
  OutputOf<'getModulesExtranet'>['modules']['data'][number],
  { nbChapitre: number }
>;

const NOUVEAU = {
  ...startOf(MODULE.champs),
  revision: undefined as number | undefined,
  chapitre_ids: [] as readonly number[],
};
type Saisie = typeof NOUVEAU;
const REFRESHED = { refreshes: ['getModulesExtranet', 'getChapitresExtranet'] } as const;
const VIDE = {
  title: 'Aucun module',
  children: 'Le premier que vous ajoutez s’inscrit ici.',
};

const nomsOf = (all: readonly { libelle: string }[]) =>
  all.map(({ libelle }) => libelle).join(', ');

const COLONNES = [
  { head: 'Module', cell: ({ libelle }: LigneDeModule) => libelle },
  {
    head: 'Chapitres',
    kind: 'figure' as const,
    cell: ({ nbChapitre }: LigneDeModule) => (nbChapitre === 0 ? 'Aucun' : nbChapitre),
  },
  { head: 'Accès', cell: ({ acces }: LigneDeModule) => nomsOf(acces) || 'Aucun' },
];

const saisieOf = (module: Module): Saisie => ({
  ...typedOf(MODULE.champs, module),
  revision: module.revision,
  chapitre_ids: module.chapitres.map(({ id }) => id),
});

const inputOf = ({ chapitre_ids, ...typed }: Saisie) => ({
  ...sentOf(MODULE.champs, typed),
  chapitre_ids: [...chapitre_ids],
});

export const handle = { lit: [['getModulesExtranet', { page: 1 }]] } satisfies Handle;

export default function ModulesPage() {
  const filters = useFilters(SANS_FILTRE);
  const list = useListing('getModulesExtranet', {
    page: filters.page,
    ...voulusOf(filters.values),
  });
  const add = useWrite('addModule', REFRESHED);
  const edit = useWrite('editModule', REFRESHED);
  const readOne = async (id: number) => (await call('getModulesExtranet', { id })).module!;
  const chapitres = useChapitres();
  const chapitreOf = (id: number) =>
    chapitres.all?.find((each) => each.id === id) ?? { id, label: `Chapitre n° ${id}` };
  const fiche = useRessource<Module, Saisie>(MODULE, {
    ...REFRESHED,
    version: 'revision',
    list,
    empty: NOUVEAU,
    readOne,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: async ({ id, ...typed }) => {
      const { chapitre_ids, revision } = typed;
      const sortis = fiche.own?.chapitres.filter(({ id }) => !chapitre_ids.includes(id)) ?? [];
      if (sortis.length > 0 && fiche.own!.acces.length > 0) {
        const quoi = `À retirer du module\u00a0: ${nomsOf(sortis)}.`;
        if (!(await confirmRetrait(quoi))) return { ok: false };
      }
      return edit({ id, revision, ...inputOf(typed) });
    },
    remove: useWrite('deleteModule', { ...REFRESHED, removes: true }),
    differences: (mien, leur) => [
      ...differencesOf(MODULE.champs, mien, saisieOf(leur)),
      {
        champ: 'Chapitres',
        mien: mien.chapitre_ids.map(chapitreOf),
        leur: leur.chapitres.map(({ id, libelle }) => ({ id, label: libelle })),
      },
    ],
    warning: async ({ id }) => {
      const noms = nomsOf((await readOne(id)).acces);
      return noms && `Il sera retiré de\u00a0: ${noms}. Ses chapitres restent. ${FINIT}`;
    },
  });
  const { form, own } = fiche;

  return (
    <ListScreen
      title="Modules"
      begin={{ label: 'Nouveau module', onClick: () => void fiche.beginNew() }}
    >
      <Listing
        {...fiche.row}
        {...pagesOf(list, ({ modules }) => modules as PageOfRows<LigneDeModule>)}
        label="Modules"
        columns={COLONNES}
        empty={VIDE}
        counted={['module', 'modules']}
        filters={filters}
        nameOf={({ libelle }) => `module ${libelle}`}
      >
        <FiltresDuCours filters={filters} acces={list.read?.acces} />
      </Listing>
      <Form {...form} title={{ add: 'Nouveau module', edit: `Module ${form.id}` }}>
        <Champ {...champOf(MODULE.champs, fiche)('libelle')} />
        {chapitres.failure ?? <Chapitres key={form.id} {...fiche} options={chapitres.all} />}
        {own && (
          <Text className={plainStyles.note}>
            {own.acces.length === 0
              ? 'Aucun accès ne contient ce module.'
              : `Dans ${own.acces.length === 1 ? 'l’accès' : 'les accès'}\u00a0: ${nomsOf(own.acces)}.`}
          </Text>
        )}
      </Form>
    </ListScreen>
  );
}

function useChapitres() {
  const { read, failure } = useListing('getChapitresExtranet', { all: 1 });
  return { all: read?.chapitres?.data.map(({ id, libelle }) => ({ id, label: libelle })), failure };
}

interface ChapitresProps extends Pick<FormState<Saisie>, 'field'> {
  options: ReturnType<typeof useChapitres>['all'];
}

function Chapitres({ field, options }: ChapitresProps) {
  const { name, value, onChange, error } = field('chapitre_ids');
  return (
    <>
      <OrderedList
        name={name}
        label="Ses chapitres, dans l’ordre"
        value={value}
        onChange={onChange}
        error={error}
        items={options ?? []}
        empty="Aucun chapitre&nbsp;: cochez plus bas ceux du module."
      />
      <Checklist
        name="chapitres"
        label="Tous les chapitres"
        value={value}
        onChange={onChange}
        options={options}
        empty="Aucun chapitre encore. Le premier s’ajoute sous «&nbsp;Chapitres&nbsp;»."
      />
    </>
  );
}
