import { Badge, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { QUESTION } from '../../../regles/question.ts';
import { useRessource } from '../cadre/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { pagesOf, useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Form } from '../../socle/ui/Form.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import type { Column } from '../../socle/ui/Table.tsx';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { Apercu } from './Apercu.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Vignette } from '../../socle/ui/Vignette.tsx';
import vignetteStyles from '../../socle/ui/vignette.module.css';
import styles from './banque.module.css';
import { FiltresRares, FiltresUsuels, SANS_FILTRE, anyRare, voulusOf } from './filtres.tsx';
import { Formes } from './Formes.tsx';
import { Histoire } from './Histoire.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { ImageDessinee } from './scene/EditeurScene.tsx';
import type { VueEcrite } from './scene/useVue.ts';
import {
  type FicheDeQuestion,
  type FormeEcrite,
  type Saisie,
  NOUVELLE,
  copyOfQuestion,
  differencesOfQuestion,
  inputOf,
  saisieOf,
  warningOf,
} from './saisie.ts';

type LigneDeQuestion = Extract<
  OutputOf<'getQuestions'>['questions']['data'][number],
  { correcte: unknown }
>;

const COLONNES: readonly Column<LigneDeQuestion>[] = [
  { head: 'Question', cell: (ligne) => <Enonce ligne={ligne} /> },
  {
    head: 'Bonne réponse',
    cell: ({ correcte, bonne }) => (
      <span>
        <strong>{correcte.toUpperCase()}</strong> {bonne}
      </span>
    ),
  },
  {
    head: 'Erreurs',
    kind: 'figure',
    cell: ({ erreurs, premieres }) => (
      <>
        {erreurs === null ? 'Trop tôt' : `${erreurs} %`}
        <span className={plainStyles.note}>
          {premieres === 1 ? '1 réponse' : `${premieres} réponses`}
        </span>
      </>
    ),
  },
  { head: 'Article', cell: ({ idArticleLois }) => idArticleLois ?? 'Aucun' },
  { head: 'Utilisée dans', cell: ({ utilisation }) => usages(utilisation) },
];

const REFRESHED = { refreshes: ['getQuestions', 'getQuestionExtranet', 'getVersions'] } as const;
/** The question is saved without its picture rather than later. */
const PATIENCE_MS = 20_000;
const VIDE = {
  title: 'La banque est vide',
  children: 'La première question que vous ajoutez s’inscrit ici.',
};

export const handle = { lit: [['getQuestions', { page: 1 }]] } satisfies Handle;

export default function QuestionsPage() {
  const filters = useFilters(SANS_FILTRE);
  const list = useListing('getQuestions', voulusOf(filters.values, filters.page));
  const [dessin, setDessin] = useState<ImageDessinee | null>(null);
  const vue = useRef<VueEcrite>(null);
  /** The form that the next reading shows. */
  const wanted = useRef<FormeEcrite>('actuelle');
  const shown = useRef<FormeEcrite>('actuelle');
  /** Words that stay wait for no picture. */
  const sent = async (typed: Saisie) => {
    const { dessinee, scene, gardee } = typed;
    const patience = scene === gardee ? 0 : PATIENCE_MS;
    const envoi = dessinee && scene.trim() && (await vue.current?.vueOf(scene, patience));
    return { ...inputOf(typed), ...(envoi || undefined) };
  };
  const add = useWrite('addQuestion', REFRESHED);
  const edit = useWrite('editQuestion', REFRESHED);
  const fiche = useRessource<FicheDeQuestion, Saisie>(QUESTION, {
    ...REFRESHED,
    version: 'version_id',
    list,
    empty: NOUVELLE,
    async readOne(id) {
      const forme = wanted.current;
      const { question, suivante } = await call('getQuestionExtranet', { id });
      return { ...(forme === 'suivante' && suivante ? suivante : question), forme };
    },
    typedOf: (row) => saisieOf(row, row.forme ?? shown.current),
    add: async (typed) => add(await sent(typed)),
    edit: async ({ id, ...typed }) =>
      edit({ id, forme: typed.forme, version_id: typed.version_id!, ...(await sent(typed)) }),
    remove: useWrite('deleteQuestion', { ...REFRESHED, removes: true }),
    warning: async ({ id }) => warningOf((await call('getQuestionExtranet', { id })).utilisation),
    differences: (mien, leur) => differencesOfQuestion(mien, saisieOf(leur)),
  });
  const { form, typed } = fiche;
  useEffect(() => {
    shown.current = typed.forme;
  });
  const read = (id: number, forme: FormeEcrite) => {
    wanted.current = forme;
    void fiche.pick({ id });
  };
  const apercu = useRef<HTMLHeadingElement>(null);

  return (
    <ListScreen
      title="Questions"
      begin={{ label: 'Nouvelle question', onClick: () => void fiche.beginNew() }}
    >
      <Listing
        {...fiche.row}
        onOpen={({ id }) => read(id, 'actuelle')}
        {...pagesOf(list, ({ questions }) => questions as PageOfRows<LigneDeQuestion>)}
        label="Questions"
        columns={COLONNES}
        empty={VIDE}
        counted={['question', 'questions']}
        filters={filters}
        nameOf={({ id }) => `question ${id}`}
        more={{ fields: <FiltresRares filters={filters} />, any: anyRare(filters.values) }}
      >
        <FiltresUsuels filters={filters} known={list.read} />
      </Listing>
      <div>
        <Form
          {...form}
          title={{ add: 'Nouvelle question', edit: `Question ${form.id}` }}
          beside={
            <Button variant="subtle" px="xs" onClick={() => comeTo(apercu.current)}>
              Aperçu
            </Button>
          }
        >
          {form.id === null ? (
            <QuestionFields {...fiche} onDrawn={setDessin} vueRef={vue} />
          ) : (
            <Formes id={form.id} forme={typed.forme} change={(forme) => read(form.id!, forme)}>
              <QuestionFields
                key={`${form.id} ${typed.forme}`}
                {...fiche}
                onDrawn={setDessin}
                vueRef={vue}
              />
            </Formes>
          )}
          {form.id !== null && (
            <Button
              variant="subtle"
              onClick={() => void fiche.beginNew(copyOfQuestion(typed, form.id!))}
            >
              Copier dans une nouvelle question
            </Button>
          )}
        </Form>
        {!form.reading && (
          <Apercu key={`${form.id} ${typed.forme}`} ref={apercu} typed={typed} dessin={dessin} />
        )}
        {form.id !== null && (
          <Card aria-label="Historique">
            <SectionHeading level={3}>Historique</SectionHeading>
            <Histoire
              key={`${form.id} ${typed.forme}`}
              id={form.id}
              forme={typed.forme}
              onRestored={() => read(form.id!, typed.forme)}
            />
          </Card>
        )}
      </div>
    </ListScreen>
  );
}

function comeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

function Enonce({
  ligne: { id, libelle, libelleImage, langue, grave },
}: {
  ligne: LigneDeQuestion;
}) {
  return (
    <div className={`${vignetteStyles.row} ${styles.enonce}`}>
      <Vignette image={libelleImage} sans="Sans image" />
      <div>
        <span className={`${plainStyles.clamp} ${styles.libelle}`}>{libelle}</span>
        <span className={`${plainStyles.row} ${styles.meta}`}>
          <span>
            n°&nbsp;{id} · {langue}
          </span>
          {grave === 1 && (
            <Badge color="warning" tt="uppercase">
              Grave
            </Badge>
          )}
        </span>
      </div>
    </div>
  );
}

const MOST = 2;

function usages({ themes, chapitres }: LigneDeQuestion['utilisation']): string {
  const noms = [...themes, ...chapitres].map(({ libelle }) => libelle);
  if (noms.length === 0) return 'Nulle part';
  const others = noms.length - MOST;
  const told = noms.slice(0, MOST).join(', ');
  return others > 0 ? `${told} et ${others} ${others === 1 ? 'autre' : 'autres'}` : told;
}
