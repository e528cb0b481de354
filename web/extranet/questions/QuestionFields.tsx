import '@mantine/core/styles/Radio.layer.css';
import { Radio, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { QUESTION } from '../../../regles/question.ts';
import { Champ, champOf } from '../../socle/ui/fields/Champ.tsx';
import { ChampImage } from './ChampImage.tsx';
import type { FormState } from '../../socle/ui/useForm.ts';
import { LongField } from '../../socle/ui/fields/TextField.tsx';
import { type Letter, LETTRES, MEPRISES, SIMPLES } from '../../../regles/lettres.ts';
import styles from './banque.module.css';
import type { Saisie } from './saisie.ts';

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
      {LETTRES.filter((lettre) => isMauvaise(form, lettre)).map((lettre) => (
        <Champ key={lettre} {...champ(MEPRISES[lettre])} {...SANS_BORNE} />
      ))}
      <Champ {...champ('simple')} {...SANS_BORNE} />
      {LETTRES.filter((lettre) => isEnSimple(form, lettre)).map((lettre) => (
        <Champ key={lettre} {...champ(SIMPLES[lettre])} {...SANS_BORNE} />
      ))}
      <Champ {...champ('idArticleLois')} {...SANS_BORNE} />
      <Champ {...champ('langue')} />
    </>
  );
}

/** A text that is there stays visible, so that its refusal is. */
const isMauvaise = ({ field }: Pick<FormState<Saisie>, 'field'>, lettre: Letter): boolean =>
  field(MEPRISES[lettre]).value !== '' ||
  (field(lettre).value.trim() !== '' && field('correcte').value !== lettre);

const isEnSimple = ({ field }: Pick<FormState<Saisie>, 'field'>, lettre: Letter): boolean =>
  field(SIMPLES[lettre]).value !== '' ||
  (field(lettre).value.trim() !== '' && field('simple').value.trim() !== '');

function ChampReponses({ field, set }: Pick<FormState<Saisie>, 'field' | 'set'>) {
  const { value: correcte, onChange, error } = field('correcte');
  return (
    <fieldset className={styles.reponses} aria-describedby="correcte-error">
      <legend>Réponses, et laquelle est la bonne</legend>
      {LETTRES.map((lettre) => (
        <div key={lettre} className={styles.reponse}>
          <Radio
            name="correcte"
            value={lettre}
            size="md"
            color="success"
            aria-label={`${lettre.toUpperCase()} est la bonne réponse`}
            // Only the wrong choice is invalid, so that the focus lands there.
            aria-invalid={(error && (correcte ?? lettre) === lettre) || undefined}
            checked={correcte === lettre}
            onChange={() => onChange(lettre)}
          />
          <LongField
            {...field(lettre)}
            rows={1}
            label={lettre.toUpperCase()}
            optional={lettre === 'c' || lettre === 'd'}
            // Setting all clears stale errors about the key, and about D without C.
            onChange={(texte) => set({ correcte, d: field('d').value, [lettre]: texte })}
          />
        </div>
      ))}
      <Text c="var(--mantine-color-error)" size="sm" id="correcte-error">
        {error}
      </Text>
    </fieldset>
  );
}
