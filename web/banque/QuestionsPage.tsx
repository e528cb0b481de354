import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAdmin } from '../extranet/session.ts';
import { call } from '../kernel/call.ts';
import { useFiche } from '../kernel/useFiche.ts';
import { useListing } from '../kernel/useListing.tsx';
import { useWrite } from '../kernel/useWrite.ts';
import { Card } from '../ui/Card.tsx';
import { Conflict } from '../ui/Conflict.tsx';
import { Form, ListAndForm } from '../ui/Form.tsx';
import { PageHeading, SectionHeading } from '../ui/Heading.tsx';
import { Listing, type PageOfRows } from '../ui/Listing.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useShortcut } from '../ui/useShortcut.ts';
import { Apercu } from './Apercu.tsx';
import styles from './banque.module.css';
import { COLONNES, type Ligne } from './colonnes.tsx';
import { differencesOf } from './differences.ts';
import { FiltresRares, FiltresUsuels, SANS_FILTRE, anyRare, voulusOf } from './filtres.tsx';
import { Histoire } from './Histoire.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { type Question, type Saisie, NOUVELLE, inputOf, saisieOf } from './saisie.ts';
import { useOpenInAddress } from '../ui/useOpenInAddress.ts';
import { warningOf } from './warningOf.ts';

const REFRESHED = { refreshes: ['getQuestions', 'getQuestionExtranet', 'getVersions'] } as const;
const VIDE = {
  title: 'La banque est vide',
  children: 'La première question que vous ajoutez s’inscrit ici.',
};

/** The bank of questions: its list, and the form of one. */
export default function QuestionsPage() {
  const filters = useFilters(SANS_FILTRE);
  const { read, ...list } = useListing('getQuestions', voulusOf(filters.values, filters.page));
  const queries = useQueryClient();
  const [leur, setLeur] = useState<Question | null>(null);
  const [dessin, setDessin] = useState<string | null>(null);
  const add = useWrite('addQuestion', REFRESHED);
  const edit = useWrite('editQuestion', REFRESHED);
  const fiche = useFiche<{ id: number }, Saisie>({
    empty: NOUVELLE,
    draft: `question ${useAdmin().id}`,
    valuesOf: async ({ id }) => {
      setLeur(null);
      return saisieOf((await call('getQuestionExtranet', { id })).question);
    },
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) => edit({ id, version_id: typed.version_id!, ...inputOf(typed) }),
    remove: useWrite('deleteQuestion', REFRESHED),
    warning: async ({ id }) => warningOf((await call('getQuestionExtranet', { id })).utilisation),
    onConflict({ body }) {
      setLeur(body.question as Question);
      // The list and the history do not know of it either.
      for (const read of REFRESHED.refreshes) void queries.invalidateQueries({ queryKey: [read] });
    },
  });
  const { form, typed } = fiche;
  useOpenInAddress(
    'question',
    form.id,
    (id) => void fiche.pick(id === null ? null : { id }),
    Boolean(read || list.failure),
  );
  const apercu = useRef<HTMLHeadingElement>(null);
  const begin = () => void fiche.pick(null).then(() => focusFirst(form.formRef.current));
  useShortcut('Alt+N', begin);
  const theirs = form.id === leur?.id ? leur : null;

  return (
    <>
      <PageHeading
        actions={
          <Button aria-keyshortcuts="Alt+N" title="Alt+N" onClick={begin}>
            Nouvelle question
          </Button>
        }
      >
        Questions
      </PageHeading>
      <ListAndForm>
        <Listing
          {...fiche.row}
          {...list}
          label="Questions"
          columns={COLONNES}
          page={read?.questions as PageOfRows<Ligne> | undefined}
          empty={VIDE}
          counted={['question', 'questions']}
          filters={filters}
          nameOf={({ id }) => `question ${id}`}
          more={{ fields: <FiltresRares filters={filters} />, any: anyRare(filters.values) }}
        >
          <FiltresUsuels filters={filters} known={read} />
        </Listing>
        <div className={styles.fiche}>
          <Form
            {...form}
            title={{ add: 'Nouvelle question', edit: `Question ${form.id}` }}
            beside={
              <Button variant="subtle" px="xs" onClick={() => comeTo(apercu.current)}>
                Aperçu
              </Button>
            }
            conflict={
              theirs && (
                <Conflict
                  key={theirs.version_id}
                  title="Cette question a changé entre-temps"
                  leur={theirs}
                  differences={differencesOf(typed, saisieOf(theirs))}
                  onTakeTheirs={() => {
                    fiche.begin(saisieOf(theirs));
                    setLeur(null);
                    focusFirst(form.formRef.current);
                  }}
                  onKeepMine={() => {
                    setLeur(null);
                    fiche.save({ ...typed, version_id: theirs.version_id });
                  }}
                />
              )
            }
          >
            <QuestionFields key={form.id} {...fiche} onDrawn={setDessin} />
          </Form>
          {!form.reading && <Apercu key={form.id} ref={apercu} typed={typed} dessin={dessin} />}
          {form.id !== null && (
            <Card aria-label="Historique">
              <SectionHeading level={3}>Historique</SectionHeading>
              <Histoire
                key={form.id}
                id={form.id}
                onRestored={() => void fiche.pick({ id: form.id! })}
              />
            </Card>
          )}
        </div>
      </ListAndForm>
    </>
  );
}

/** The keyboard goes along. */
function comeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('textarea, input')?.focus();
