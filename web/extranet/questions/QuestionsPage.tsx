import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAdmin } from '../accueil/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { useListAndForm } from '../../socle/kernel/useListAndForm.ts';
import { useListing } from '../../socle/kernel/useListing.tsx';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Conflict } from '../../socle/ui/Conflict.tsx';
import { Form } from '../../socle/ui/Form.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { ListScreen } from '../../socle/ui/ListScreen.tsx';
import { Listing, type PageOfRows } from '../../socle/ui/Listing.tsx';
import { useFilters } from '../../socle/ui/useFilters.ts';
import { Apercu } from './Apercu.tsx';
import { COLONNES, type Ligne } from './colonnes.tsx';
import { differencesOf } from './differences.ts';
import { FiltresRares, FiltresUsuels, SANS_FILTRE, anyRare, voulusOf } from './filtres.tsx';
import { Histoire } from './Histoire.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { type Question, type Saisie, NOUVELLE, inputOf, saisieOf } from './saisie.ts';
import { warningOf } from './warningOf.ts';

const REFRESHED = { refreshes: ['getQuestions', 'getQuestionExtranet', 'getVersions'] } as const;
const VIDE = {
  title: 'La banque est vide',
  children: 'La première question que vous ajoutez s’inscrit ici.',
};

export default function QuestionsPage() {
  const filters = useFilters(SANS_FILTRE);
  const { read, readPage, ...list } = useListing(
    'getQuestions',
    voulusOf(filters.values, filters.page),
  );
  const [dessin, setDessin] = useState<string | null>(null);
  const add = useWrite('addQuestion', REFRESHED);
  const edit = useWrite('editQuestion', REFRESHED);
  const fiche = useListAndForm<Question, Saisie>({
    address: 'question',
    list: { read, failure: list.failure },
    empty: NOUVELLE,
    draft: `question ${useAdmin().id}`,
    readOne: async (id) => (await call('getQuestionExtranet', { id })).question,
    typedOf: saisieOf,
    add: (typed) => add(inputOf(typed)),
    edit: ({ id, ...typed }) => edit({ id, version_id: typed.version_id!, ...inputOf(typed) }),
    remove: useWrite('deleteQuestion', { ...REFRESHED, removes: true }),
    warning: async ({ id }) => warningOf((await call('getQuestionExtranet', { id })).utilisation),
    conflict: {
      theirsOf: ({ question }) => question as Question,
      onto: ({ version_id }) => ({ version_id }),
      ...REFRESHED,
    },
  });
  const { form, typed, choice } = fiche;
  const apercu = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <ListScreen
        title="Questions"
        begin={{ label: 'Nouvelle question', onClick: () => void fiche.beginNew() }}
      >
        <Listing
          {...fiche.row}
          {...list}
          label="Questions"
          columns={COLONNES}
          page={read?.questions as PageOfRows<Ligne> | undefined}
          readPage={(page) =>
            readPage({ page }).then(({ questions }) => questions as PageOfRows<Ligne>)
          }
          empty={VIDE}
          counted={['question', 'questions']}
          filters={filters}
          nameOf={({ id }) => `question ${id}`}
          more={{ fields: <FiltresRares filters={filters} />, any: anyRare(filters.values) }}
        >
          <FiltresUsuels filters={filters} known={read} />
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
            conflict={
              choice && (
                <Conflict
                  key={choice.leur.version_id}
                  title="Cette question a changé entre-temps"
                  {...choice}
                  differences={differencesOf(typed, saisieOf(choice.leur))}
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
      </ListScreen>
    </>
  );
}

/** The focus follows the scroll. */
function comeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
