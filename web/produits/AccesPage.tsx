import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '../extranet/session.ts';
import { call } from '../kernel/call.ts';
import { useFiche } from '../kernel/useFiche.ts';
import { useListing } from '../kernel/useListing.tsx';
import { type Write, useWrite } from '../kernel/useWrite.ts';
import { toast } from '../kernel/toasts.ts';
import { Conflict } from '../ui/Conflict.tsx';
import { Form, ListAndForm } from '../ui/Form.tsx';
import { PageHeading } from '../ui/Heading.tsx';
import { Listing, type PageOfRows } from '../ui/Listing.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useOpenInAddress } from '../ui/useOpenInAddress.ts';
import { useShortcut } from '../ui/useShortcut.ts';
import { Apercu } from './Apercu.tsx';
import { COLONNES, type Ligne } from './colonnes.tsx';
import { differencesOf } from './differences.ts';
import { Filtres, SANS_FILTRE, voulusOf } from './filtres.tsx';
import { lierOf } from './mots.ts';
import { ProduitFields } from './ProduitFields.tsx';
import styles from './produits.module.css';
import {
  type Acces,
  type Saisie,
  NOUVEAU,
  copyOf,
  fauteAuContenu,
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

/** What is sold: its list, and the form of one. */
export default function AccesPage() {
  const filters = useFilters(SANS_FILTRE);
  const list = useListing('getAccesExtranet', voulusOf(filters.values, filters.page));
  const queries = useQueryClient();
  const [leur, setLeur] = useState<Acces | null>(null);
  const add = useWrite('addAcces', REFRESHED);
  const edit = useWrite('editAcces', REFRESHED);
  const fiche = useFiche<{ id: number }, Saisie>({
    empty: NOUVEAU,
    draft: `acces ${useAdmin().id}`,
    valuesOf: async ({ id }) => {
      setLeur(null);
      return saisieOf(await read(id));
    },
    add: sendable((typed) => add(inputOf(typed))),
    edit: sendable(({ id, ...typed }: Saisie & { id: number }) =>
      edit({ id, version: typed.version ?? undefined, ...inputOf(typed) }),
    ),
    remove: useWrite('deleteAcces', REFRESHED),
    warning: async ({ id }) => {
      const { libelle, detenteurs } = await read(id);
      const keep = detenteurs > 0 ? ` ${detenteursEnMots(detenteurs)} l’ont et le gardent.` : '';
      return `« ${libelle} » ne sera plus en vente.${keep}`;
    },
    onConflict({ body }) {
      setLeur(body.acces as Acces);
      void queries.invalidateQueries({ queryKey: ['getAccesExtranet'] });
    },
  });
  const { form, typed } = fiche;
  useOpenInAddress(
    'acces',
    form.id,
    (id) => void fiche.pick(id === null ? null : { id }),
    Boolean(list.read || list.failure),
  );
  const begin = () => void fiche.pick(null).then(() => focusFirst(form.formRef.current));
  useShortcut('Alt+N', begin);
  const theirs = form.id === leur?.id ? leur : null;

  async function copy(id: number): Promise<void> {
    const model = copyOf(typed, id);
    await fiche.pick(null);
    fiche.set(model);
    focusFirst(form.formRef.current);
  }

  return (
    <>
      <PageHeading
        actions={
          <Button aria-keyshortcuts="Alt+N" title="Alt+N" onClick={begin}>
            Nouvel accès
          </Button>
        }
      >
        Accès
      </PageHeading>
      <ListAndForm>
        <Listing
          {...fiche.row}
          busy={list.busy}
          failure={list.failure}
          label="Accès"
          columns={COLONNES}
          page={list.read?.accesList as PageOfRows<Ligne> | undefined}
          empty={VIDE}
          counted={['accès', 'accès']}
          filters={filters}
          nameOf={({ libelle }) => libelle}
        >
          <Filtres filters={filters} />
        </Listing>
        <div className={styles.fiche}>
          <Form
            {...form}
            title={{ add: 'Nouvel accès', edit: 'Modifier l’accès' }}
            conflict={
              theirs && (
                <Conflict
                  key={theirs.version}
                  title="Cet accès a changé entre-temps"
                  leur={theirs}
                  differences={differencesOf(typed, saisieOf(theirs))}
                  onTakeTheirs={() => {
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
            {form.id !== null && (
              <Group gap="xs">
                {typed.type !== 'EX' && (
                  <Button variant="outline" component={Link} to={`/extranet/edit-acces/${form.id}`}>
                    {lierOf(typed.type)}
                  </Button>
                )}
                <Button variant="outline" disabled={form.dirty} onClick={() => void copy(form.id!)}>
                  Copier
                </Button>
              </Group>
            )}
            <ProduitFields key={form.id} {...fiche} />
          </Form>
          {!form.reading && <Apercu key={form.id} typed={typed} />}
        </div>
      </ListAndForm>
    </>
  );
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input')?.focus();

/** What no line may contain is said before anything is sent: on the way, lines are told apart by it. */
function sendable<T extends Saisie>(send: Write<T>): Write<T> {
  return async (typed) => {
    const faute = fauteAuContenu(typed);
    if (faute === undefined) return send(typed);
    toast({
      kind: 'error',
      title: 'Veuillez corriger les erreurs dans le formulaire',
      duration: 4000,
    });
    return { ok: false, errors: { contenu: [faute] } };
  };
}
