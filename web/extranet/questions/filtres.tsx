import { memo } from 'react';
import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { LANGUES } from '../../../regles/langue.ts';
import type { useFilters } from '../../socle/ui/useFilters.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { DateField, TextField } from '../../socle/ui/fields/TextField.tsx';

type FiltresVoulus = InputOf<'getQuestions'>;

export const SANS_FILTRE = {
  recherche: '',
  idArticleLois: '',
  langue: '',
  theme_id: '',
  image: '',
  justification: '',
  article: '',
  grave: '',
  depuis: '',
};
const RARES = ['image', 'justification', 'article', 'grave', 'depuis'] as const;
type Filtres = typeof SANS_FILTRE;

export function voulusOf(values: Filtres, page: number): FiltresVoulus {
  const among = <const V extends string>(value: string, known: readonly V[]) =>
    known.find((each) => each === value);
  const { recherche, idArticleLois, theme_id, depuis } = values;
  return {
    page,
    recherche: recherche.trim().slice(0, 200) || undefined,
    idArticleLois: idArticleLois || undefined,
    langue: among(values.langue, LANGUES),
    theme_id: /^[1-9]\d{0,9}$/.test(theme_id) ? Number(theme_id) : undefined,
    image: among(values.image, AVEC_SANS),
    justification: among(values.justification, AVEC_SANS),
    article: among(values.article, AVEC_SANS),
    grave: among(values.grave, ['1', '0']),
    depuis: /^\d{4}-\d{2}-\d{2}$/.test(depuis) ? depuis : undefined,
  };
}

const AVEC_SANS = ['avec', 'sans'] as const;
const OPTIONS = [
  { value: 'avec', label: 'Avec' },
  { value: 'sans', label: 'Sans' },
];
const GRAVES = [
  { value: '1', label: 'Graves' },
  { value: '0', label: 'Non graves' },
];

interface Props {
  filters: ReturnType<typeof useFilters<Filtres>>;
  known:
    | Pick<OutputOf<'getQuestions'>, 'uniqueIdArticleLois' | 'uniqueIdLangue' | 'themes'>
    | undefined;
}

/** Memoised, the filters do not render again with each letter of the form. */
export const FiltresUsuels = memo(function FiltresUsuels({ filters, known }: Props) {
  const plain = (values: readonly string[] = []) =>
    values.map((value) => ({ value, label: value }));
  const themes = known?.themes.map(({ id, libelle }) => ({ value: `${id}`, label: libelle }));
  return (
    <>
      <TextField {...filters.text('recherche')} label="Mots ou numéro" type="search" />
      <ChoiceField
        {...filters.choice('idArticleLois')}
        label="Article"
        none="Tous"
        options={plain(known?.uniqueIdArticleLois)}
      />
      <ChoiceField
        {...filters.choice('langue')}
        label="Langue"
        none="Toutes"
        options={plain(known?.uniqueIdLangue)}
      />
      <ChoiceField
        {...filters.choice('theme_id')}
        label="Série"
        none="Toutes"
        options={themes ?? []}
      />
    </>
  );
});

export const FiltresRares = memo(function FiltresRares({ filters }: Pick<Props, 'filters'>) {
  return (
    <>
      <ChoiceField {...filters.choice('image')} label="Image" none="Toutes" options={OPTIONS} />
      <ChoiceField
        {...filters.choice('justification')}
        label="Justification"
        none="Toutes"
        options={OPTIONS}
      />
      <ChoiceField
        {...filters.choice('article')}
        label="Article de loi"
        none="Toutes"
        options={OPTIONS}
      />
      <ChoiceField {...filters.choice('grave')} label="Gravité" none="Toutes" options={GRAVES} />
      <DateField {...filters.text('depuis')} label="Modifiées depuis" />
    </>
  );
});

export const anyRare = (values: Filtres): boolean => RARES.some((name) => values[name] !== '');
