import type { ComponentProps } from 'react';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { LongField, TextField } from '../../socle/ui/fields/TextField.tsx';
import { ChampImage } from './ChampImage.tsx';
import { ChampReponses } from './ChampReponses.tsx';

const LANGUES = [
  { value: 'FR', label: 'Français' },
  { value: 'NL', label: 'Néerlandais' },
] as const;

/** Everything there is to type of a question. */
export function QuestionFields(form: ComponentProps<typeof ChampImage>) {
  const { field } = form;
  const { onChange: setLangue, ...langue } = field('langue');
  return (
    <>
      <LongField {...field('libelle')} label="Énoncé" rows={2} />
      <ChampReponses {...form} />
      <BoxField {...field('grave')} label="Faute grave" />
      <ChampImage {...form} />
      <LongField {...field('justification')} label="Justification" optional rows={2} />
      <TextField
        {...field('idArticleLois')}
        label="Article de loi"
        optional
        description="Comme « 12.3.1 », « loi 34 », « AR 1998 art. 3 » ou « CVP 12.3 »."
      />
      <ChoiceField
        {...langue}
        label="Langue"
        options={LANGUES}
        onChange={(value) => value && setLangue(value)}
      />
    </>
  );
}
