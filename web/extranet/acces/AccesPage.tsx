import { Badge, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { useRessource } from '../cadre/index.ts';
import { combien } from '../../../regles/ecriture.ts';
import { FILTRE_MANQUE, FILTRE_VENTE } from '../../../regles/filtres.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { call } from '../../socle/kernel/call.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { columnsOf } from '../../socle/ui/champs.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import { Apercu } from './Apercu.tsx';
import { LIENS, detenteursEnMots } from './mots.ts';
import { Vignette } from '../../socle/ui/Vignette.tsx';
import vignetteStyles from '../../socle/ui/vignette.module.css';
import styles from './produits.module.css';
import { ProduitFields } from './ProduitFields.tsx';
import {
  type FicheDeProduit,
  type Saisie,
  NOUVEAU,
  copyOf,
  differencesOfProduit,
  inputOf,
  saisieOf,
} from './saisie.ts';

type LigneDeProduit = Extract<
  NonNullable<OutputOf<'getAccesExtranet'>['accesList']>['data'][number],
  { prix: number }
>;

const COLONNES: readonly Column<LigneDeProduit>[] = [
  { head: 'Accès', cell: (ligne) => <Nom ligne={ligne} /> },
  { head: 'Type', cell: ({ type, codePermis }) => `${type} (${codePermis})` },
  { head: 'Contenu', cell: (ligne) => <Contenu ligne={ligne} /> },
  {
    head: 'Vente',
    cell: ({ actif }) => (
      <Badge color={actif === 1 ? 'success' : 'gray'} miw="max-content">
        {actif === 1 ? 'En vente' : 'Hors vente'}
      </Badge>
    ),
  },
  ...columnsOf(PRODUIT.champs, ['prix']),
];

const SANS_FILTRE = { recherche: '', type: '', actif: '', manque: '' };
type Filtres = typeof SANS_FILTRE;

const { type: TYPE } = PRODUIT.champs;

function voulusOf(
  { recherche, type, actif, manque }: Filtres,
  page: number,
): InputOf<'getAccesExtranet'> {
  return {
    page,
    recherche: recherche.trim().slice(0, 200) || undefined,
    type: chosenOf(TYPE.options, type),
    actif: chosenOf(FILTRE_VENTE.options, actif),
    manque: chosenOf(FILTRE_MANQUE.options, manque),
  };
}

const REFRESHED = { refreshes: ['getAccesExtranet'] } as const;
const VIDE = {
  title: 'Rien n’est encore à vendre',
  children: 'Le premier accès que vous ajoutez s’inscrit ici.',
};

const read = async (id: number): Promise<FicheDeProduit> =>
  (await call('getAccesExtranet', { id })).acces!;

export const handle = { lit: [['getAccesExtranet', { page: 1 }]] } satisfies Handle;

export default function AccesPage() {
  const filters = useFilters(SANS_FILTRE);
  const list = useListing('getAccesExtranet', voulusOf(filters.values, filters.page));
  const add = useWrite('addAcces', REFRESHED);
  const edit = useWrite('editAcces', REFRESHED);
  const fiche = useRessource<FicheDeProduit, Saisie>(PRODUIT, {
    ...REFRESHED,
    list,
    empty: NOUVEAU,
    readOne: read,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) =>
      edit({ id, version: typed.version ?? undefined, ...inputOf(typed) }),
    remove: useWrite('deleteAcces', { ...REFRESHED, removes: true }),
    differences: (mien, leur) => differencesOfProduit(mien, saisieOf(leur)),
    warning: async ({ id }) => {
      const { libelle, detenteurs } = await read(id);
      const keep = detenteurs > 0 ? ` ${detenteursEnMots(detenteurs)} l’ont et le gardent.` : '';
      return `«\u00a0${libelle}\u00a0» ne sera plus en vente.${keep}`;
    },
  });
  const { form, typed } = fiche;

  return (
    <ListScreen
      title="Accès"
      begin={{ label: 'Nouvel accès', onClick: () => void fiche.beginNew() }}
    >
      <Listing
        {...fiche.row}
        {...pagesOf(list, ({ accesList }) => accesList as PageOfRows<LigneDeProduit> | undefined)}
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
              {LIENS[typed.type] && (
                <Button variant="outline" component={Link} to={`/extranet/edit-acces/${form.id}`}>
                  Lier des {LIENS[typed.type]?.un}s
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
  );
}

function Filtres({ filters }: { filters: ReturnType<typeof useFilters<Filtres>> }) {
  return (
    <>
      <TextField {...filters.text('recherche')} label="Chercher un accès" type="search" />
      <ChoiceField {...filters.choice('type', TYPE)} none="Tous" />
      <ChoiceField {...filters.choice('actif', FILTRE_VENTE)} none="Tous" />
      <ChoiceField {...filters.choice('manque', FILTRE_MANQUE)} none="Tous" />
    </>
  );
}

function Nom({ ligne: { libelle, slug, libelleImage, manque } }: { ligne: LigneDeProduit }) {
  return (
    <div className={`${vignetteStyles.row} ${styles.nom}`}>
      <Vignette image={libelleImage} sans="Sans image" />
      <div>
        <span className={styles.libelle}>{libelle}</span>
        <span className={styles.meta}>/acces/{slug}</span>
        {manque && <span className={styles.meta}>{manque}</span>}
      </div>
    </div>
  );
}

function Contenu({ ligne: { id, type, libelle, modules, themes } }: { ligne: LigneDeProduit }) {
  const mots = LIENS[type];
  if (!mots) return 'Exercice';
  const nombre = { modules, themes }[mots.quoi].length;
  const told = nombre === 0 ? `Lier des ${mots.un}s` : combien(nombre, mots.un);
  return (
    <Link
      to={`/extranet/edit-acces/${id}`}
      className={styles.lien}
      aria-label={`${told}\u00a0: ${libelle}`}
    >
      {told}
    </Link>
  );
}
