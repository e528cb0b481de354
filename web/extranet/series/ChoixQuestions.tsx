import { useDebouncedValue } from '@mantine/hooks';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Langue } from '../../../regles/langue.ts';
import { useListing } from '../../socle/kernel/useListing.tsx';
import { Checklist, withoutSending } from '../../socle/ui/fields/Checklist.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import type { FieldProps } from '../../socle/ui/fields/field.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import { inFigures } from '../../socle/ui/numbers.ts';
import { Etiquette } from './Etiquette.tsx';
import { type Choisie, chosenOf } from './saisie.ts';
import styles from './themes.module.css';

type Field = FieldProps<readonly Choisie[]>;

interface Props extends Pick<Field, 'name' | 'value' | 'onChange' | 'error'> {
  theme_id: number | null;
}

const PAUSE_MS = 300;
const HAUTEUR = 350;
const SANS_FILTRE = { recherche: '', idArticleLois: '', langue: '' as '' | Langue };

export function ChoixQuestions({ name, value, onChange, error, theme_id }: Props) {
  const [filtre, setFiltre] = useState(SANS_FILTRE);
  const [page, setPage] = useState(1);
  const [{ recherche, ...choices }] = useDebouncedValue(filtre, PAUSE_MS);
  const narrow = (patch: Partial<typeof SANS_FILTRE>) => {
    setFiltre({ ...filtre, ...patch });
    setPage(1);
  };
  const { read, failure } = useListing('getThemesExtranet', {
    questions: 1,
    page,
    recherche: recherche.trim().slice(0, 200) || undefined,
    idArticleLois: choices.idArticleLois || undefined,
    langue: choices.langue || undefined,
    theme_id: theme_id ?? undefined,
  });
  if (failure) return failure;
  const questions = read?.questions;
  const seen = questions?.data ?? [];
  return (
    <Checklist
      name={name}
      label="Questions de la banque"
      height={HAUTEUR}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(chosenOf(ids, value, seen))}
      error={error}
      description={read?.ecartees}
      options={questions?.data.map((question) => ({
        id: question.id,
        label: <Etiquette question={question} />,
      }))}
      filters={
        <div className={styles.filtres} onKeyDown={withoutSending} role="presentation">
          <TextField
            name="recherche"
            label="Mots ou numéro"
            type="search"
            filter
            value={filtre.recherche}
            onChange={(typed) => narrow({ recherche: typed })}
          />
          <ChoiceField
            name="article"
            label="Article"
            none="Tous"
            filter
            value={filtre.idArticleLois || null}
            onChange={(article) => narrow({ idArticleLois: article ?? '' })}
            options={(read?.uniqueIdArticleLois ?? []).map(plain)}
          />
          <ChoiceField
            name="langue"
            label="Langue"
            none="Toutes"
            filter
            value={filtre.langue || null}
            onChange={(langue) => narrow({ langue: langue ?? '' })}
            options={(read?.uniqueIdLangue ?? []).map(plain)}
          />
        </div>
      }
    >
      {questions && <PagesDeLaBanque {...questions} onPage={setPage} />}
    </Checklist>
  );
}

const plain = <V extends string>(value: V) => ({ value, label: value as string });

interface PagesProps {
  current_page: number;
  last_page: number;
  total: number;
  onPage: (page: number) => void;
}

function PagesDeLaBanque({ current_page, last_page, total, onPage }: PagesProps) {
  const options = Array.from({ length: last_page }, (_, i) => ({
    value: i + 1,
    label: `Page ${i + 1} sur ${last_page}`,
  }));
  return (
    <>
      <Text component="output" c="dimmed" size="sm">
        {total === 0 ? 'Aucun résultat' : `${inFigures(total)} question${total > 1 ? 's' : ''}`}
      </Text>
      {last_page > 1 && (
        <div className={styles.pages}>
          <Button
            variant="default"
            aria-label="Page précédente de la banque"
            disabled={current_page <= 1}
            onClick={() => onPage(current_page - 1)}
          >
            ‹
          </Button>
          <ChoiceField
            name="page"
            label="Page de la banque"
            filter
            value={current_page}
            onChange={(page) => page && onPage(page)}
            options={options}
          />
          <Button
            variant="default"
            aria-label="Page suivante de la banque"
            disabled={current_page >= last_page}
            onClick={() => onPage(current_page + 1)}
          >
            ›
          </Button>
        </div>
      )}
    </>
  );
}
