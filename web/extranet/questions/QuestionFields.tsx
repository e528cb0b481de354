import type { ComponentProps } from 'react';
import { QUESTION } from '../../../regles/question.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { ChampImage } from './ChampImage.tsx';
import { ChampReponses } from './ChampReponses.tsx';

/** A long paste is refused in words, because truncation would go unnoticed. */
const SANS_BORNE = { maxLength: undefined };

export function QuestionFields(form: ComponentProps<typeof ChampImage>) {
  const champ = champOf(QUESTION.champs, form);
  return (
    <>
      <Champ {...champ('libelle')} {...SANS_BORNE} />
      <ChampReponses {...form} />
      <Champ {...champ('grave')} />
      <ChampImage {...form} />
      <Champ {...champ('justification')} {...SANS_BORNE} />
      <Champ {...champ('idArticleLois')} {...SANS_BORNE} />
      <Champ {...champ('langue')} />
    </>
  );
}
