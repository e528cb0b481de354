import { useQuery } from '@tanstack/react-query';
import { REMISE } from '../../../regles/remise.ts';
import { useRessource } from '../accueil/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import { ChoiceField, type Option } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import { COLONNES } from './colonnes.tsx';
import { RemiseFields } from './RemiseFields.tsx';
import { NOUVELLE, type Remise, type Saisie, differencesOf, inputOf, saisieOf } from './saisie.ts';

const REFRESHED = { refreshes: ['getRemises'] } as const;
const VIDE = {
  title: 'Aucun code de remise',
  children: 'Le premier que vous ajoutez s’inscrit ici.',
};
const ETATS = [
  { value: 'active', label: 'Actifs' },
  { value: 'terminee', label: 'Terminés ou épuisés' },
] as const;

const readOne = async (id: number): Promise<Remise> => (await call('getRemises', { id })).remise!;

export default function RemisesPage() {
  const filters = useFilters({ recherche: '', etat: '' });
  const list = useListing('getRemises', {
    page: filters.page,
    recherche: filters.values.recherche.trim().slice(0, 200) || undefined,
    etat: chosenOf(ETATS, filters.values.etat),
  });
  const produits = useProduits();
  const add = useWrite('addRemise', REFRESHED);
  const edit = useWrite('editRemise', REFRESHED);
  const fiche = useRessource<Remise, Saisie>(REMISE, {
    ...REFRESHED,
    list,
    empty: NOUVELLE,
    readOne,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) =>
      edit({ id, version: typed.version ?? undefined, ...inputOf(typed) }),
    remove: useWrite('deleteRemise', { ...REFRESHED, removes: true }),
    differences: (typed, leur, own) =>
      differencesOf(typed, saisieOf(leur), withOwn(withOwn(produits, leur), own)),
    warning: async ({ id }) => {
      const { code } = await readOne(id);
      return `Le code ${code} ne servira plus. Les commandes en cours gardent leur prix.`;
    },
  });
  const { form, own } = fiche;
  const options = withOwn(produits, own);

  return (
    <ListScreen
      title="Codes de remise"
      begin={{ label: 'Nouveau code', onClick: () => void fiche.beginNew() }}
    >
      <Listing
        {...fiche.row}
        {...pagesOf(list, ({ remises }) => remises)}
        label="Codes de remise"
        columns={COLONNES}
        empty={VIDE}
        counted={['code', 'codes']}
        filters={filters}
        nameOf={({ code }) => `code ${code}`}
      >
        <TextField {...filters.text('recherche')} label="Chercher un code" type="search" />
        <ChoiceField {...filters.choice('etat')} label="État" none="Tous" options={ETATS} />
      </Listing>
      <Form
        {...form}
        title={{ add: 'Nouveau code', edit: own ? `Code ${own.code}` : 'Code de remise' }}
      >
        <RemiseFields key={form.id} {...fiche} produits={options} />
      </Form>
    </ListScreen>
  );
}

function useProduits() {
  const { data } = useQuery(callQuery('getAccesExtranet', { all: 1 }));
  return (data?.accesList?.data ?? []).map(({ id, libelle }) => ({ value: id, label: libelle }));
}

/** The discount's product may have left every list. */
function withOwn(produits: readonly Option<number>[], own: Remise | null) {
  const { acces } = own ?? {};
  return acces && !produits.some(({ value }) => value === acces.id)
    ? [...produits, { value: acces.id, label: acces.libelle }]
    : produits;
}
