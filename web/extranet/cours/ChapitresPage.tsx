import type { OutputOf } from '../../../contract/index.ts';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import { Alert, Button, Group, LoadingOverlay, Skeleton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useRef } from 'react';
import { combien } from '../../../regles/ecriture.ts';
import { useAdmin, useRessource } from '../cadre/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { useDeviceDraft } from '../../socle/kernel/deviceDraft.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { useLate } from '../../socle/kernel/useLate.ts';
import { instantInWords } from '../../socle/ui/dates.ts';
import type { Difference } from '../../socle/ui/Conflict.tsx';
import { Form } from '../../socle/ui/Form.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { SeveralField } from '../../socle/ui/fields/SeveralField.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { ChoixQuestions } from './ChoixQuestions.tsx';
import type { EditeurHandle } from './editeur/Editeur.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './elearning.module.css';
import { FiltresDuCours, SANS_FILTRE, voulusOf } from './FiltresDuCours.tsx';
import { Images, uploadImage } from './Images.tsx';
import { FINIT, confirmRetrait } from './retrait.ts';
import {
  type Chapitre,
  NOUVEAU,
  type Saisie,
  copieOf,
  inputOf,
  motsOf,
  saisieOf,
} from './saisie.ts';

const loadApercu = () => import('./Apercu.tsx').then((module) => module.Apercu);
const Editeur = lazy(() =>
  import('./editeur/Editeur.tsx').then((module) => ({ default: module.Editeur })),
);

type LigneDeChapitre = Extract<
  NonNullable<OutputOf<'getChapitresExtranet'>['chapitres']>['data'][number],
  { nbQuestion: number }
>;

const REFRESHED = { refreshes: ['getChapitresExtranet', 'getModulesExtranet'] } as const;
const CHAPITRE = { objet: 'chapitre', adresse: 'chapitre', ce: 'ce chapitre' };
const VIDE = { title: 'Aucun chapitre', children: 'Le premier que vous ajoutez s’inscrit ici.' };
const COLONNES = [{ head: 'Chapitre', cell: (ligne: LigneDeChapitre) => <Nom ligne={ligne} /> }];

async function readOne(id: number): Promise<Chapitre> {
  const { chapitre, texte } = await call('getChapitresExtranet', { id });
  return { ...chapitre!, texte: texte! };
}

export const handle = { lit: [['getChapitresExtranet', { pageChapitres: 1 }]] } satisfies Handle;

export default function ChapitresPage() {
  const filters = useFilters(SANS_FILTRE);
  const list = useListing('getChapitresExtranet', {
    pageChapitres: filters.page,
    ...voulusOf(filters.values),
  });
  const { read } = list;
  const queries = useQueryClient();
  const admin = useAdmin().id;
  const apercu = useDialog();
  const { Component: Apercu, ready } = useLate(loadApercu, apercu.opened, (cause) => {
    apercu.close();
    tellFailure(cause, 'apercu');
  });
  const editeur = useRef<EditeurHandle>(null);
  const images = useRef<HTMLHeadingElement>(null);
  const add = useWrite('addChapitre', REFRESHED);
  const edit = useWrite('editChapitre', REFRESHED);
  const nomsOf = (ids: readonly number[]) =>
    (read?.modules ?? [])
      .flatMap(({ id, libelle }) => (ids.includes(id) ? libelle : []))
      .join(', ');
  const fiche = useRessource<Chapitre, Saisie>(CHAPITRE, {
    ...REFRESHED,
    version: 'revision',
    list,
    empty: NOUVEAU,
    readOne,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    // The new id lets pictures be uploaded.
    added: (output) => output as { id: number },
    edit: async ({ id, revision, ...typed }) => {
      const sorti =
        fiche.own?.listeModules.filter((module) => !typed.modules.includes(module)) ?? [];
      if (sorti.length > 0 && !(await confirmRetrait(`Il sera retiré de\u00a0: ${nomsOf(sorti)}.`)))
        return { ok: false };
      return edit({ id, revision: revision ?? undefined, ...inputOf({ revision, ...typed }) });
    },
    remove: useWrite('deleteChapitre', { ...REFRESHED, removes: true }),
    warning: async ({ id }) => {
      const noms = nomsOf((await readOne(id)).listeModules);
      return noms && `Il sera retiré de\u00a0: ${noms}. ${FINIT}`;
    },
    theirsOf: ({ chapitre, texte }) =>
      chapitre ? { ...(chapitre as Chapitre), texte: texte as string } : undefined,
    differences: (mien, leur) => differencesOf(mien, leur, read?.modules ?? []),
  });
  const { form, typed } = fiche;
  const brouillon = useDeviceDraft({
    name: form.reading ? null : `chapitre.${admin}.${form.id ?? 'nouveau'}`,
    typed,
    dirty: form.dirty,
  });
  const upload = (id: number) => async (file: File) => {
    const image = await uploadImage(id, file);
    await queries.invalidateQueries({ queryKey: ['getChapitresExtranet'] });
    return image;
  };

  const paged = {
    ...list,
    readPage: ({ page }: { page: number }) => list.readPage({ pageChapitres: page }),
  };
  return (
    <>
      <ListScreen
        title="Chapitres"
        begin={{ label: 'Nouveau chapitre', onClick: () => void fiche.beginNew() }}
        wideForm
      >
        <Listing
          {...fiche.row}
          {...pagesOf(
            paged,
            ({ chapitres }) => chapitres as PageOfRows<LigneDeChapitre> | undefined,
          )}
          label="Chapitres"
          columns={COLONNES}
          empty={VIDE}
          counted={['chapitre', 'chapitres']}
          filters={filters}
          nameOf={({ libelle }) => `chapitre ${libelle}`}
        >
          <FiltresDuCours filters={filters} acces={read?.acces} />
        </Listing>
        <div className={styles.lecture}>
          <LoadingOverlay
            visible={form.reading ?? false}
            loaderProps={{ 'aria-label': 'Chargement du texte' }}
          />
          <Form {...form} title={{ add: 'Nouveau chapitre', edit: `Chapitre ${form.id}` }}>
            {brouillon.found && (
              <Alert color="bleu" title="Un brouillon est gardé sur cet appareil">
                <p className={plainStyles.spaced}>
                  Il est du {instantInWords(brouillon.found.date)} et n’est pas enregistré
                  {brouillon.found.typed.libelle &&
                    `\u00a0: «\u00a0${brouillon.found.typed.libelle}\u00a0»`}
                  .
                </p>
                <Group gap="xs">
                  <Button
                    onClick={() => {
                      fiche.set(brouillon.found!.typed);
                      brouillon.take();
                    }}
                  >
                    Reprendre le brouillon
                  </Button>
                  <Button variant="subtle" color="danger" onClick={brouillon.discard}>
                    Jeter le brouillon
                  </Button>
                </Group>
              </Alert>
            )}
            <TextField {...fiche.field('libelle')} label="Libellé" />
            <SeveralField
              {...fiche.field('modules')}
              label="Modules"
              optional
              options={read?.modules?.map(({ id, libelle }) => ({ value: id, label: libelle }))}
            />
            <Suspense fallback={<Skeleton height={580} />}>
              <Editeur
                key={form.id}
                {...fiche.field('texte')}
                label="Texte"
                handle={editeur}
                onImages={() => images.current?.focus()}
                upload={form.id === null ? undefined : upload(form.id)}
              />
            </Suspense>
            {form.id === null ? (
              <Text c="dimmed">
                Les images s’ajoutent une fois le chapitre enregistré&nbsp;: il reste ouvert.
              </Text>
            ) : (
              <Images
                key={form.id}
                chapitre_id={form.id}
                texte={typed.texte}
                heading={images}
                onInsert={(image) => editeur.current?.insertImage(image)}
              />
            )}
            <ChoixQuestions key={`questions ${form.id}`} {...fiche.field('questions')} />
            <Group gap="xs">
              <Button variant="outline" onClick={apercu.open}>
                Aperçu
              </Button>
              {form.id !== null && (
                <Button variant="subtle" onClick={() => void fiche.beginNew(copieOf(typed))}>
                  Copier dans un nouveau chapitre
                </Button>
              )}
            </Group>
          </Form>
        </div>
      </ListScreen>
      {Apercu && (
        <Apercu
          opened={apercu.opened && ready}
          origin={apercu.origin}
          onClose={apercu.close}
          typed={typed}
        />
      )}
    </>
  );
}

type Nomme = Saisie['questions'][number];

function differencesOf(mien: Saisie, leur: Chapitre, modules: readonly Nomme[]): Difference[] {
  const named = ({ id, libelle }: Nomme) => ({ id, label: libelle });
  const moduleOf = (id: number) =>
    named(modules.find((each) => each.id === id) ?? { id, libelle: `Module n° ${id}` });
  // The order of modules carries no meaning here.
  const modulesOf = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).map(moduleOf);
  return [
    { champ: 'Libellé', mien: mien.libelle, leur: leur.libelle },
    { champ: 'Texte', mien: motsOf(mien.texte), leur: motsOf(leur.texte) },
    { champ: 'Questions', mien: mien.questions.map(named), leur: leur.questions.map(named) },
    { champ: 'Modules', mien: modulesOf(mien.modules), leur: modulesOf(leur.listeModules) },
  ];
}

function Nom({ ligne: { libelle, nbQuestion, modules, acces } }: { ligne: LigneDeChapitre }) {
  const noms = (all: readonly { libelle: string }[]) => all.map((each) => each.libelle).join(', ');
  return (
    <span className={styles.nom}>
      <strong>{libelle}</strong>
      <span className={plainStyles.note}>
        {nbQuestion === 0 ? 'Sans question' : combien(nbQuestion, 'question')}
        {' · '}
        {noms(modules) || 'Dans aucun module'}
      </span>
      <span className={plainStyles.note}>{noms(acces) || 'Aucun accès'}</span>
    </span>
  );
}
