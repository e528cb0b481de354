import { Button } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import { useRessource } from '../cadre/index.ts';
import { FILTRE_A_COMPLETER } from '../../../regles/filtres.ts';
import { THEME } from '../../../regles/theme.ts';
import { call } from '../../socle/kernel/call.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing } from '../../socle/ui/Listing.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { chosenOf, useFilters } from '../../socle/ui/useFilters.ts';
import { Composer } from './Composer.tsx';
import { SerieFields, Utilisation } from './SerieFields.tsx';
import {
  NOUVELLE,
  type Saisie,
  type Serie,
  compteOf,
  copieOf,
  differencesOfSerie,
  inputOf,
  saisieOf,
  warningOf,
} from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './themes.module.css';

type Ligne = Exclude<OutputOf<'getThemesExtranet'>['themes'], unknown[]>['data'][number];

const REFRESHED = { refreshes: ['getThemesExtranet', 'getTheme', 'getQuestions'] } as const;
const VIDE = {
  title: 'Aucune série',
  children: 'La première que vous ajoutez s’inscrit ici.',
};
const COLONNES = [{ head: 'Série', cell: (ligne: Ligne) => <Nom ligne={ligne} /> }];

const readOne = async (id: number): Promise<Serie> => (await call('getTheme', { id })).theme;

const pageOf = ({ themes }: OutputOf<'getThemesExtranet'>) =>
  Array.isArray(themes) ? undefined : themes;

export const handle = { lit: [['getThemesExtranet', { page: 1 }]] } satisfies Handle;

export default function ThemesPage() {
  const filters = useFilters({ recherche: '', etat: '' });
  const list = useListing('getThemesExtranet', {
    page: filters.page,
    recherche: filters.values.recherche.trim().slice(0, 200) || undefined,
    etat: chosenOf(FILTRE_A_COMPLETER.options, filters.values.etat),
  });
  const composing = useDialog();
  const add = useWrite('addTheme', REFRESHED);
  const edit = useWrite('editTheme', REFRESHED);
  const fiche = useRessource<Serie, Saisie>(THEME, {
    ...REFRESHED,
    list,
    empty: NOUVELLE,
    readOne,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, version, ...typed }) =>
      edit({ id, version: version ?? undefined, ...inputOf({ version, ...typed }) }),
    remove: useWrite('deleteTheme', { ...REFRESHED, removes: true }),
    differences: differencesOfSerie,
    warning: async ({ id }) => warningOf(await readOne(id)),
  });
  const { form, typed, own } = fiche;

  return (
    <>
      <ListScreen
        title="Séries"
        begin={{ label: 'Nouvelle série', onClick: () => void fiche.beginNew() }}
        wideForm
      >
        <Listing
          {...fiche.row}
          {...pagesOf(list, pageOf)}
          label="Séries"
          columns={COLONNES}
          empty={VIDE}
          counted={['série', 'séries']}
          filters={filters}
          nameOf={({ libelle }) => `série ${libelle}`}
        >
          <TextField {...filters.text('recherche')} label="Mots du libellé" type="search" />
          <ChoiceField {...filters.choice('etat', FILTRE_A_COMPLETER)} none="Toutes" />
        </Listing>
        <Form
          {...form}
          title={{
            add: 'Nouvelle série',
            edit: own ? `Série «\u00a0${own.libelle}\u00a0»` : 'Série',
          }}
        >
          {own && <Utilisation serie={own} />}
          <SerieFields key={form.id} {...fiche} theme_id={form.id} onCompose={composing.open} />
          {own?.accueil === 0 && (
            <Button variant="subtle" onClick={() => void fiche.beginNew(copieOf(typed))}>
              Copier dans une nouvelle série
            </Button>
          )}
        </Form>
      </ListScreen>
      <Composer
        {...composing}
        onClose={composing.close}
        theme_id={form.id}
        chosen={typed.listeQuestions}
        onDrawn={(listeQuestions) => fiche.set({ listeQuestions })}
      />
    </>
  );
}

function Nom({ ligne: { libelle, nombre, graves, sansImage, accueil, acces } }: { ligne: Ligne }) {
  return (
    <span className={styles.serie}>
      <span>{libelle}</span>
      <span className={plainStyles.note}>{compteOf(nombre, graves, sansImage)}</span>
      <span className={plainStyles.note}>
        {accueil === 1
          ? 'Sur la page d’accueil'
          : acces.length === 0
            ? 'Dans aucun produit'
            : acces.map((each) => each.libelle).join(', ')}
      </span>
    </span>
  );
}
