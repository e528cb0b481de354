import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { useAdmin } from '../extranet/session.ts';
import { call } from '../kernel/call.ts';
import { toast } from '../kernel/toasts.ts';
import { useFiche } from '../kernel/useFiche.ts';
import { useListing } from '../kernel/useListing.tsx';
import { useWrite } from '../kernel/useWrite.ts';
import { Conflict } from '../ui/Conflict.tsx';
import { Form, ListAndForm } from '../ui/Form.tsx';
import { PageHeading } from '../ui/Heading.tsx';
import { Listing } from '../ui/Listing.tsx';
import { ChoiceField } from '../ui/fields/ChoiceField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useOpenInAddress } from '../ui/useOpenInAddress.ts';
import { useShortcut } from '../ui/useShortcut.ts';
import { Composer } from './Composer.tsx';
import { differencesOf } from './differences.ts';
import { SerieFields } from './SerieFields.tsx';
import { Utilisation } from './Utilisation.tsx';
import {
  NOUVELLE,
  type Saisie,
  type Serie,
  compteOf,
  copieOf,
  inputOf,
  saisieOf,
  warningOf,
} from './saisie.ts';
import styles from './themes.module.css';

type Ligne = Exclude<Output<Calls['getThemesExtranet']>['themes'], unknown[]>['data'][number];

const REFRESHED = { refreshes: ['getThemesExtranet', 'getTheme', 'getQuestions'] } as const;
const VIDE = {
  title: 'Aucune série',
  children: 'La première que vous ajoutez s’inscrit ici.',
};
const ETATS = [{ value: 'incomplete', label: 'À compléter' }];
const COLONNES = [{ head: 'Série', cell: (ligne: Ligne) => <Nom ligne={ligne} /> }];

/** The series: their list, and the form in which one is composed. */
export default function ThemesPage() {
  const filters = useFilters({ recherche: '', etat: '' });
  const { read, ...list } = useListing('getThemesExtranet', {
    page: filters.page,
    recherche: filters.values.recherche.trim().slice(0, 200) || undefined,
    aCompleter: filters.values.etat === 'incomplete' ? 1 : 0,
  });
  const queries = useQueryClient();
  const [serie, setSerie] = useState<Serie | null>(null);
  const [leur, setLeur] = useState<Serie | null>(null);
  const [composing, setComposing] = useState(false);
  const [origin, setOrigin] = useState<Element | null>(null);
  const add = useWrite('addTheme', REFRESHED);
  const edit = useWrite('editTheme', REFRESHED);
  const fiche = useFiche<{ id: number }, Saisie>({
    empty: NOUVELLE,
    draft: `serie ${useAdmin().id}`,
    valuesOf: async ({ id }) => {
      setLeur(null);
      const { theme } = await call('getTheme', { id });
      setSerie(theme);
      return saisieOf(theme);
    },
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, version, ...typed }) =>
      edit({ id, version: version ?? undefined, ...inputOf({ version, ...typed }) }),
    remove: useWrite('deleteTheme', REFRESHED),
    warning: async ({ id }) => warningOf((await call('getTheme', { id })).theme),
    onConflict({ body, message }) {
      if (!body.theme) return toast({ kind: 'warning', title: 'Oups !', message });
      setLeur(body.theme as Serie);
      for (const name of REFRESHED.refreshes) void queries.invalidateQueries({ queryKey: [name] });
    },
  });
  const { form, typed } = fiche;
  useOpenInAddress(
    'serie',
    form.id,
    (id) => void fiche.pick(id === null ? null : { id }),
    Boolean(read || list.failure),
  );
  const begin = () => void fiche.pick(null).then(() => focusFirst(form.formRef.current));
  useShortcut('Alt+N', begin);
  const own = form.id === serie?.id ? serie : null;
  const theirs = form.id === leur?.id ? leur : null;

  return (
    <>
      <PageHeading
        actions={
          <Button aria-keyshortcuts="Alt+N" title="Alt+N" onClick={begin}>
            Nouvelle série
          </Button>
        }
      >
        Séries
      </PageHeading>
      <ListAndForm wideForm>
        <Listing
          {...fiche.row}
          {...list}
          label="Séries"
          columns={COLONNES}
          page={read && !Array.isArray(read.themes) ? read.themes : undefined}
          empty={VIDE}
          counted={['série', 'séries']}
          filters={filters}
          nameOf={({ libelle }) => `série ${libelle}`}
        >
          <TextField {...filters.text('recherche')} label="Mots du libellé" type="search" />
          <ChoiceField {...filters.choice('etat')} label="État" none="Toutes" options={ETATS} />
        </Listing>
        <Form
          {...form}
          title={{ add: 'Nouvelle série', edit: own ? `Série « ${own.libelle} »` : 'Série' }}
          conflict={
            theirs && (
              <Conflict
                key={theirs.version}
                title="Cette série a changé entre-temps"
                leur={theirs}
                differences={differencesOf(typed, theirs)}
                onTakeTheirs={() => {
                  setSerie(theirs);
                  fiche.begin(saisieOf(theirs));
                  setLeur(null);
                }}
                onKeepMine={() => {
                  setLeur(null);
                  fiche.save({ ...typed, version: theirs.version });
                }}
              />
            )
          }
        >
          {own && <Utilisation serie={own} />}
          <SerieFields
            key={form.id}
            {...fiche}
            theme_id={form.id}
            onCompose={() => {
              setOrigin(document.activeElement);
              setComposing(true);
            }}
          />
          {own?.accueil === 0 && (
            <Button variant="subtle" onClick={() => void fiche.copy(copieOf(typed))}>
              Copier dans une nouvelle série
            </Button>
          )}
        </Form>
      </ListAndForm>
      <Composer
        opened={composing}
        onClose={() => setComposing(false)}
        origin={origin}
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
      <span className={styles.meta}>{compteOf(nombre, graves, sansImage)}</span>
      <span className={styles.meta}>
        {accueil === 1
          ? 'Sur la page d’accueil'
          : acces.length === 0
            ? 'Dans aucun produit'
            : acces.map((each) => each.libelle).join(', ')}
      </span>
    </span>
  );
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input')?.focus();
