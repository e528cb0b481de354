import { Badge, Button } from '@mantine/core';
import { codeAuHasard } from '../../../regles/codeRemise.ts';
import type { OutputOf } from '../../../contract/index.ts';
import { useQuery } from '@tanstack/react-query';
import { FILTRE_REMISE, REMISE, SORTES } from '../../../regles/remise.ts';
import { useRessource } from '../cadre/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { wordsOf } from '../../socle/ui/champs.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import type { FormState } from '../../socle/ui/useForm.ts';
import { ChoiceField, type Option } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './remises.module.css';
import {
  NOUVELLE,
  type FicheDeRemise,
  type Saisie,
  differencesOfRemise,
  inputOf,
  periodeOf,
  saisieOf,
  usagesOf,
  valeurOf,
} from './saisie.ts';

type LigneDeRemise = NonNullable<OutputOf<'getRemises'>['remises']>['data'][number];

const POUR = REMISE.champs.renouvellement;
const ETATS: Record<LigneDeRemise['etat'], { mot: string; color: string }> = {
  active: { mot: 'Actif', color: 'success' },
  avenir: { mot: 'À venir', color: 'bleu' },
  terminee: { mot: 'Terminé', color: 'gray' },
  epuisee: { mot: 'Épuisé', color: 'gray' },
  inactive: { mot: 'Inactif', color: 'gray' },
};

const COLONNES: readonly Column<LigneDeRemise>[] = [
  {
    head: 'Code',
    cell: ({ code, libelle }) => (
      <span className={plainStyles.column}>
        <span className={styles.code}>{code}</span>
        <span className={styles.meta}>{libelle}</span>
      </span>
    ),
  },
  {
    head: 'Remise',
    cell: (ligne) => (
      <span className={styles.valeur}>
        <span>{valeurOf(ligne)}</span>
        <span className={styles.meta}>{ligne.acces?.libelle ?? 'Tous les produits'}</span>
        {ligne.renouvellement !== null && (
          <span className={styles.meta}>{wordsOf(POUR, ligne.renouvellement)}</span>
        )}
      </span>
    ),
  },
  { head: 'Période', cell: periodeOf },
  { head: 'Utilisé', cell: usagesOf },
  {
    head: 'État',
    cell: ({ etat }) => (
      <Badge color={ETATS[etat].color} miw="max-content">
        {ETATS[etat].mot}
      </Badge>
    ),
  },
];

const REFRESHED = { refreshes: ['getRemises'] } as const;
const VIDE = {
  title: 'Aucun code de remise',
  children: 'Le premier que vous ajoutez s’inscrit ici.',
};

const readOne = async (id: number): Promise<FicheDeRemise> =>
  (await call('getRemises', { id })).remise!;

export const handle = { lit: [['getRemises', { page: 1 }]] } satisfies Handle;

export default function RemisesPage() {
  const filters = useFilters({ recherche: '', etat: '' });
  const list = useListing('getRemises', {
    page: filters.page,
    recherche: filters.values.recherche.trim().slice(0, 200) || undefined,
    etat: chosenOf(FILTRE_REMISE.options, filters.values.etat),
  });
  const produits = useProduits();
  const add = useWrite('addRemise', REFRESHED);
  const edit = useWrite('editRemise', REFRESHED);
  const fiche = useRessource<FicheDeRemise, Saisie>(REMISE, {
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
      differencesOfRemise(typed, saisieOf(leur), withOwn(withOwn(produits, leur), own)),
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
        <ChoiceField {...filters.choice('etat', FILTRE_REMISE)} none="Tous" />
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

/** The discount's product may be deleted, and absent from the options. */
function withOwn(produits: readonly Option<number>[], own: FicheDeRemise | null) {
  const { acces } = own ?? {};
  return acces && !produits.some(({ value }) => value === acces.id)
    ? [...produits, { value: acces.id, label: acces.libelle }]
    : produits;
}

const LONGUEUR = 8;

interface Props extends Pick<FormState<Saisie>, 'typed' | 'field' | 'set'> {
  produits: readonly Option<number>[];
}

function RemiseFields({ typed, field, set, produits }: Props) {
  const { onChange: setSorte, ...sorte } = field('sorte');
  const champ = champOf(REMISE.champs, { typed, field });
  const nouvelle = typed.version === null;
  return (
    <>
      <TextField
        {...field('code')}
        label="Code"
        maxLength={40}
        spellCheck={false}
        autoComplete="off"
        readOnly={!nouvelle}
        description={
          nouvelle
            ? 'De 4 à 20 lettres et chiffres. Majuscules, accents, espaces et tirets ne comptent pas.'
            : 'Il ne change plus\u00a0: des factures peuvent le citer. Pour en avoir un autre, ajoutez un nouveau code.'
        }
      />
      {nouvelle && (
        <Button
          variant="outline"
          onClick={() =>
            set({ code: codeAuHasard(crypto.getRandomValues(new Uint8Array(LONGUEUR))) })
          }
        >
          Tirer un code au hasard
        </Button>
      )}
      <Champ {...champ('libelle')} />
      <div className={plainStyles.fields}>
        <ChoiceField
          {...sorte}
          label="Remise"
          options={SORTES}
          onChange={(value) => value && setSorte(value)}
        />
        <Champ key={typed.sorte} {...champ(typed.sorte)} optional={false} />
      </div>
      <div className={plainStyles.fields}>
        <Champ {...champ('debut')} />
        <Champ {...champ('fin')} />
      </div>
      <Champ {...champ('acces_id')} options={produits} />
      <Champ {...champ('renouvellement')} />
      <div className={plainStyles.fields}>
        <Champ {...champ('most')} />
        <Champ {...champ('parEleve')} />
      </div>
      <Champ {...champ('actif')} />
    </>
  );
}
