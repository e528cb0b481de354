import type { Champ as Description, Champs, Option, Saisie } from '../../../../regles/champs.ts';
import type { FormState } from '../useForm.ts';
import { BoxField } from './BoxField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './field.tsx';
import { EurosField, NumberField } from './NumberField.tsx';
import { DateField, LongField, TextField } from './TextField.tsx';

/** Ties a field of a form to its description: `<Champ {...champ('libelle')} />`. */
export const champOf =
  <D extends Champs, T extends Saisie<D>>(
    champs: D,
    { field }: Pick<FormState<T>, 'typed' | 'field'>,
  ) =>
  (name: keyof D & keyof T & string): ChampProps => ({ champ: champs[name]!, ...field(name) });

interface ChampProps extends Omit<FieldProps<unknown>, 'label' | 'onChange'> {
  champ: Description;
  onChange: (value: never) => void;
  /** Options of a reference, which its description lacks. */
  options?: readonly Option[];
  autoComplete?: string;
  maxLength?: number;
}

/** `champOf` guarantees that description and value agree. */
type AnyField = Omit<FieldProps<unknown>, 'value'> & { value: never };

/** Shows the input for a field's kind; other props override its description. */
export function Champ({ champ, options, ...given }: ChampProps) {
  const { label, aide: description, facultatif, rien: none, genre } = champ;
  const optional = facultatif ?? ('libre' in champ && champ.libre);
  const props = { label, description, optional, ...given } as AnyField;
  if (genre === 'euros') return <EurosField {...props} />;
  if (genre === 'taux') return <NumberField {...props} decimals={2} suffix=" %" />;
  if (genre === 'entier') return <NumberField {...props} suffix={champ.suffixe} />;
  if (genre === 'jour') return <DateField {...props} />;
  if (genre === 'texte') {
    const text = { maxLength: champ.max, ...props };
    return champ.lignes ? <LongField {...text} rows={champ.lignes} /> : <TextField {...text} />;
  }
  const known = options ?? ('options' in champ ? champ.options : undefined);
  if (known) return <ChoiceField {...props} {...(facultatif && { none })} options={known} />;
  if (genre === 'drapeau') return <BoxField {...props} />;
  genre satisfies 'nom' | 'choix' | 'renvoi' | 'special';
  return <TextField {...props} />;
}
