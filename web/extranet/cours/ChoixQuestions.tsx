import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useListing } from '../../socle/kernel/useListing.tsx';
import { Pages } from '../../socle/ui/Pages.tsx';
import { Checklist, withoutSending } from '../../socle/ui/fields/Checklist.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import type { FieldProps } from '../../socle/ui/fields/field.tsx';
import { OrderedList } from '../../socle/ui/fields/OrderedList.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import type { Saisie } from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './elearning.module.css';

type Props = Pick<FieldProps<Saisie['questions']>, 'name' | 'value' | 'onChange' | 'error'>;

const PAUSE_MS = 300;
const HAUTEUR = 300;
const SANS = 'Sans article de lois';
const TOUS = 'tous';

export function ChoixQuestions({ name, value, onChange, error }: Props) {
  /** An empty article means questions that cite none (specification.md#staff-forms). */
  const [article, setArticle] = useState('');
  const [recherche, setRecherche] = useState('');
  const [page, setPage] = useState(1);
  const [words] = useDebouncedValue(recherche.trim().slice(0, 200), PAUSE_MS);
  const { read, failure } = useListing('getChapitresExtranet', {
    page,
    article: article === '' ? 'sans' : undefined,
    idArticleLois: article === '' || article === TOUS ? undefined : article,
    rechercheQuestion: words || undefined,
  });
  const questions = read?.questions;
  const ids = value.map(({ id }) => id);

  function narrowTo(wanted: string): void {
    setArticle(wanted);
    setPage(1);
  }
  function choose(wanted: readonly number[]): void {
    const seen = (questions?.data ?? []).map(({ id, libelle }) => ({ id, libelle }));
    const known = new Map([...seen, ...value].map((each) => [each.id, each]));
    onChange(wanted.flatMap((id) => known.get(id) ?? []));
  }
  if (failure) return failure;
  return (
    <div className={styles.choix}>
      <Checklist
        name={name}
        label="Questions"
        height={HAUTEUR}
        value={ids}
        onChange={choose}
        error={error}
        description={read?.ecartees}
        empty={
          article === '' && (
            <>
              Aucune question sans article de loi{' '}
              <Button variant="subtle" size="compact-md" onClick={() => narrowTo(TOUS)}>
                Voir tous les articles
              </Button>
            </>
          )
        }
        options={questions?.data.map(({ id, libelle, idArticleLois }) => ({
          id,
          label: (
            <>
              {libelle}{' '}
              <span className={plainStyles.small}>
                n°&nbsp;{id}
                {idArticleLois && ` · ${idArticleLois}`}
              </span>
            </>
          ),
        }))}
        filters={
          <div
            className={`${plainStyles.fields} ${styles.filtres}`}
            role="presentation"
            onKeyDown={withoutSending}
          >
            <ChoiceField
              name="idArticleLois"
              label="Article de loi"
              filter
              value={article}
              options={[
                { value: '', label: SANS },
                { value: TOUS, label: 'Tous les articles' },
                ...(read?.uniqueIdArticleLois ?? []).map((each) => ({ value: each, label: each })),
              ]}
              onChange={(each) => narrowTo(each ?? '')}
            />
            <TextField
              name="rechercheQuestion"
              label="Mots de la question"
              type="search"
              filter
              value={recherche}
              onChange={(typed) => {
                setRecherche(typed);
                setPage(1);
              }}
            />
          </div>
        }
      >
        {questions && (
          <Pages
            label="Questions à choisir"
            page={questions.current_page}
            last={questions.last_page}
            total={questions.total}
            counted={['question', 'questions']}
            onPage={setPage}
          />
        )}
      </Checklist>
      <OrderedList
        name="ordre"
        label="Les questions du chapitre, dans l’ordre"
        value={ids}
        onChange={choose}
        items={value.map(({ id, libelle }) => ({ id, label: libelle }))}
        empty="Aucune question"
      />
    </div>
  );
}
