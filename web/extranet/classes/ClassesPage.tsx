import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { CLASSE, FILTRE_CLASSE } from '../../../regles/classe.ts';
import { useMay, useRessource } from '../cadre/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { differencesOf, sentOf, startOf, typedOf } from '../../socle/ui/champs.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { ChoiceField, type Option } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import type { FormState } from '../../socle/ui/useForm.ts';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { periodeDeClasse } from './periode.ts';

type Classe = NonNullable<OutputOf<'getClasses'>['classe']>;

const COLONNES: readonly Column<Classe>[] = [
  {
    head: 'Classe',
    cell: ({ id, libelle }) => <Link to={`/extranet/classes/${id}`}>{libelle}</Link>,
  },
  { head: 'Période', cell: periodeDeClasse },
  { head: 'Moniteur', cell: ({ moniteur }) => moniteur?.libelle ?? 'Personne' },
  { head: 'Produit', cell: ({ acces }) => acces?.libelle ?? 'Aucun' },
  {
    head: 'Élèves',
    kind: 'figure',
    cell: ({ nombre, capacite }) => (capacite === null ? nombre : `${nombre} sur ${capacite}`),
  },
];

const NOUVELLE = { ...startOf(CLASSE.champs), version: undefined as number | undefined };
type Saisie = typeof NOUVELLE;

const saisieOf = ({ moniteur, acces, ...classe }: Classe): Saisie => ({
  ...typedOf(CLASSE.champs, {
    ...classe,
    moniteur_id: moniteur?.id ?? null,
    acces_id: acces?.id ?? null,
  }),
  version: classe.version,
});

const REFRESHED = { refreshes: ['getClasses', 'getClasse', 'getEleves'] } as const;
const VIDE = {
  title: 'Aucune classe',
  children: 'Ajoutez-en une, puis mettez-y des élèves depuis leur liste ou par un import.',
};

const readOne = async (id: number) => (await call('getClasses', { id })).classe!;

export const handle = { lit: [['getClasses', { page: 1 }]] } satisfies Handle;

export default function ClassesPage() {
  const filters = useFilters({ recherche: '', etat: '' });
  const list = useListing('getClasses', {
    page: filters.page,
    recherche: filters.values.recherche.trim().slice(0, 200) || undefined,
    etat: chosenOf(FILTRE_CLASSE.options, filters.values.etat),
  });
  const may = useMay();
  const mayEdit = may('editClasse') && may('addClasse') && may('deleteClasse');
  const choix = useQuery({
    ...callQuery('getChoixDeClasse', {}),
    enabled: may('getChoixDeClasse'),
  });
  const optionsOf = (all: readonly { id: number; libelle: string }[] = []) =>
    all.map(({ id, libelle }) => ({ value: id, label: libelle }));
  const [moniteurs, produits] = [optionsOf(choix.data?.moniteurs), optionsOf(choix.data?.produits)];
  const labelOf = (options: readonly Option<number>[], id: number | null, rien: string) =>
    id === null ? rien : (options.find(({ value }) => value === id)?.label ?? `n° ${id}`);
  const add = useWrite('addClasse', REFRESHED);
  const edit = useWrite('editClasse', REFRESHED);
  const fiche = useRessource<Classe, Saisie>(CLASSE, {
    ...REFRESHED,
    list,
    empty: NOUVELLE,
    readOne,
    typedOf: saisieOf,
    add: (typed) => add(sentOf(CLASSE.champs, typed)),
    edit: ({ id, version, ...typed }) => edit({ id, version, ...sentOf(CLASSE.champs, typed) }),
    remove: useWrite('deleteClasse', { ...REFRESHED, removes: true }),
    differences: (typed, leur) =>
      differencesOf(CLASSE.champs, typed, saisieOf(leur), {
        moniteur_id: ['Moniteur', ({ moniteur_id: id }) => labelOf(moniteurs, id, 'Personne')],
        acces_id: ['Produit', ({ acces_id: id }) => labelOf(produits, id, 'Aucun')],
      }),
    warning: async ({ id }) => {
      const { nombre } = await readOne(id);
      return nombre > 0
        ? 'Ses élèves gardent leurs comptes et leurs accès, mais ne sont plus réunis.'
        : '';
    },
  });
  const { form, own } = fiche;
  const { onOpen, onDelete, ...row } = fiche.row;

  return (
    <ListScreen
      title="Classes"
      {...(mayEdit && {
        begin: { label: 'Nouvelle classe', onClick: () => void fiche.beginNew() },
      })}
    >
      <Listing
        {...row}
        {...(mayEdit && { onOpen, ...(onDelete && { onDelete }) })}
        {...pagesOf(list, ({ classes }) => classes)}
        label="Classes"
        columns={COLONNES}
        empty={VIDE}
        counted={['classe', 'classes']}
        filters={filters}
        nameOf={({ libelle }) => libelle}
      >
        <TextField {...filters.text('recherche')} label="Chercher une classe" type="search" />
        <ChoiceField {...filters.choice('etat', FILTRE_CLASSE)} none="Toutes" />
      </Listing>
      {mayEdit && (
        <Form {...form} title={{ add: 'Nouvelle classe', edit: own ? own.libelle : 'Classe' }}>
          <ClasseFields
            key={form.id}
            {...fiche}
            moniteurs={withOwn(moniteurs, own?.moniteur)}
            produits={withOwn(produits, own?.acces)}
          />
        </Form>
      )}
    </ListScreen>
  );
}

/** A reference of the class may be gone from the choices. */
const withOwn = (
  options: readonly Option<number>[],
  own: { id: number; libelle: string } | null | undefined,
) =>
  own && !options.some(({ value }) => value === own.id)
    ? [...options, { value: own.id, label: own.libelle }]
    : options;

interface Props extends Pick<FormState<Saisie>, 'typed' | 'field'> {
  moniteurs: readonly Option<number>[];
  produits: readonly Option<number>[];
}

function ClasseFields({ typed, field, moniteurs, produits }: Props) {
  const champ = champOf(CLASSE.champs, { typed, field });
  return (
    <>
      <Champ {...champ('libelle')} />
      <div className={plainStyles.fields}>
        <Champ {...champ('debut')} />
        <Champ {...champ('fin')} />
      </div>
      <Champ {...champ('moniteur_id')} options={moniteurs} />
      <Champ {...champ('acces_id')} options={produits} />
      <Champ {...champ('capacite')} />
    </>
  );
}
