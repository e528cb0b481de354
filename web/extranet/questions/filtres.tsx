import { memo } from 'react';
import type { InputOf, OutputOf } from '../../../contract/index.ts';
import {
  FILTRE_ARTICLE,
  FILTRE_GRAVITE,
  FILTRE_IMAGE,
  FILTRE_JUSTIFICATION,
  TRI_DE_QUESTIONS,
} from '../../../regles/filtres.ts';
import { LANGUE } from '../../../regles/langue.ts';
import { chosenOf, type useFilters } from '../../socle/ui/useFilters.ts';
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
  tri: '',
};
const RARES = ['image', 'justification', 'article', 'grave', 'depuis'] as const;
type Filtres = typeof SANS_FILTRE;

export function voulusOf(values: Filtres, page: number): FiltresVoulus {
  const { recherche, idArticleLois, theme_id, depuis } = values;
  return {
    page,
    recherche: recherche.trim().slice(0, 200) || undefined,
    idArticleLois: idArticleLois || undefined,
    langue: chosenOf(LANGUE.options, values.langue),
    theme_id: /^[1-9]\d{0,9}$/.test(theme_id) ? Number(theme_id) : undefined,
    image: chosenOf(FILTRE_IMAGE.options, values.image),
    justification: chosenOf(FILTRE_JUSTIFICATION.options, values.justification),
    article: chosenOf(FILTRE_ARTICLE.options, values.article),
    grave: chosenOf(FILTRE_GRAVITE.options, values.grave),
    tri: chosenOf(TRI_DE_QUESTIONS.options, values.tri),
    depuis: /^\d{4}-\d{2}-\d{2}$/.test(depuis) ? depuis : undefined,
  };
}

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
        {...filters.choice('idArticleLois', {
          label: 'Article',
          options: plain(known?.uniqueIdArticleLois),
        })}
        none="Tous"
      />
      <ChoiceField
        {...filters.choice('langue', { label: 'Langue', options: plain(known?.uniqueIdLangue) })}
        none="Toutes"
      />
      <ChoiceField
        {...filters.choice('theme_id', { label: 'Série', options: themes ?? [] })}
        none="Toutes"
      />
      <ChoiceField {...filters.choice('tri', TRI_DE_QUESTIONS)} none="Les plus récentes" />
    </>
  );
});

export const FiltresRares = memo(function FiltresRares({ filters }: Pick<Props, 'filters'>) {
  return (
    <>
      <ChoiceField {...filters.choice('image', FILTRE_IMAGE)} none="Toutes" />
      <ChoiceField {...filters.choice('justification', FILTRE_JUSTIFICATION)} none="Toutes" />
      <ChoiceField {...filters.choice('article', FILTRE_ARTICLE)} none="Toutes" />
      <ChoiceField {...filters.choice('grave', FILTRE_GRAVITE)} none="Toutes" />
      <DateField {...filters.text('depuis')} label="Modifiées depuis" />
    </>
  );
});

export const anyRare = (values: Filtres): boolean => RARES.some((name) => values[name] !== '');
