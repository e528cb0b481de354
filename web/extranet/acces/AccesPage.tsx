import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useRessource } from '../accueil/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { call } from '../../socle/kernel/call.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { Apercu } from './Apercu.tsx';
import { COLONNES, type Ligne } from './colonnes.tsx';
import { Filtres, SANS_FILTRE, voulusOf } from './filtres.tsx';
import { lierOf } from './mots.ts';
import { ProduitFields } from './ProduitFields.tsx';
import {
  type Acces,
  type Saisie,
  NOUVEAU,
  copyOf,
  differencesOf,
  inputOf,
  saisieOf,
} from './saisie.ts';
import { detenteursEnMots } from './mots.ts';

const REFRESHED = { refreshes: ['getAccesExtranet'] } as const;
const VIDE = {
  title: 'Rien n’est encore à vendre',
  children: 'Le premier accès que vous ajoutez s’inscrit ici.',
};

const read = async (id: number): Promise<Acces> => (await call('getAccesExtranet', { id })).acces!;

export default function AccesPage() {
  const filters = useFilters(SANS_FILTRE);
  const list = useListing('getAccesExtranet', voulusOf(filters.values, filters.page));
  const add = useWrite('addAcces', REFRESHED);
  const edit = useWrite('editAcces', REFRESHED);
  const fiche = useRessource<Acces, Saisie>(PRODUIT, {
    ...REFRESHED,
    list,
    empty: NOUVEAU,
    readOne: read,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) =>
      edit({ id, version: typed.version ?? undefined, ...inputOf(typed) }),
    remove: useWrite('deleteAcces', { ...REFRESHED, removes: true }),
    differences: (mien, leur) => differencesOf(mien, saisieOf(leur)),
    warning: async ({ id }) => {
      const { libelle, detenteurs } = await read(id);
      const keep = detenteurs > 0 ? ` ${detenteursEnMots(detenteurs)} l’ont et le gardent.` : '';
      return `«\u00a0${libelle}\u00a0» ne sera plus en vente.${keep}`;
    },
  });
  const { form, typed } = fiche;

  return (
    <>
      <ListScreen
        title="Accès"
        begin={{ label: 'Nouvel accès', onClick: () => void fiche.beginNew() }}
      >
        <Listing
          {...fiche.row}
          {...pagesOf(list, ({ accesList }) => accesList as PageOfRows<Ligne> | undefined)}
          label="Accès"
          columns={COLONNES}
          empty={VIDE}
          counted={['accès', 'accès']}
          filters={filters}
          nameOf={({ libelle }) => libelle}
        >
          <Filtres filters={filters} />
        </Listing>
        <div>
          <Form {...form} title={{ add: 'Nouvel accès', edit: 'Modifier l’accès' }}>
            {form.id !== null && (
              <Group gap="xs">
                {typed.type !== 'EX' && (
                  <Button variant="outline" component={Link} to={`/extranet/edit-acces/${form.id}`}>
                    {lierOf(typed.type)}
                  </Button>
                )}
                <Button
                  variant="outline"
                  disabled={form.dirty}
                  onClick={() => void fiche.beginNew(copyOf(typed, form.id!))}
                >
                  Copier
                </Button>
              </Group>
            )}
            <ProduitFields key={form.id} {...fiche} />
          </Form>
          {!form.reading && <Apercu key={form.id} typed={typed} />}
        </div>
      </ListScreen>
    </>
  );
}
