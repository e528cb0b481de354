import '@mantine/core/styles/Radio.layer.css';
import { Radio, Text } from '@mantine/core';
import type { FormState } from '../../socle/ui/useForm.ts';
import { LongField } from '../../socle/ui/fields/TextField.tsx';
import { LETTRES } from '../../eleve/questions/index.ts';
import styles from './banque.module.css';
import type { Saisie } from './saisie.ts';

/** The answers, each with the mark of the right one beside it. */
export function ChampReponses({ field, set }: Pick<FormState<Saisie>, 'field' | 'set'>) {
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
            // Only the one that is wrong, where one was chosen: the keyboard comes to it.
            aria-invalid={(error && (correcte ?? lettre) === lettre) || undefined}
            checked={correcte === lettre}
            onChange={() => onChange(lettre)}
          />
          <LongField
            {...field(lettre)}
            rows={1}
            label={lettre.toUpperCase()}
            optional={lettre === 'c' || lettre === 'd'}
            // What was said of the key, and of D without C, may be true no more.
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
