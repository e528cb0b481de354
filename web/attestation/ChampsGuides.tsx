import { Button } from '@mantine/core';
import { marque } from '../../marque.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import plainStyles from '../ui/plain.module.css';
import styles from './attestation.module.css';

/** A guide as somebody types them. */
export interface Tape {
  prenom: string;
  nom: string;
  email: string;
}

export const PERSONNE: Tape = { prenom: '', nom: '', email: '' };

interface Props {
  tapes: Tape[];
  onChange: (tapes: Tape[]) => void;
  errors: Record<string, string[]>;
  /** What was said of a field no longer holds. */
  forget: (name: string) => void;
}

/** One guide or several, as many as there may be. */
export function ChampsGuides({ tapes, onChange, errors, forget }: Props) {
  const set = (at: number, patch: Partial<Tape>) =>
    onChange(tapes.map((each, n) => (n === at ? { ...each, ...patch } : each)));
  return (
    <>
      {tapes.map((tape, at) => {
        const field = (name: keyof Tape) => ({
          name: `guides.${at}.${name}`,
          value: tape[name],
          onChange: (value: string) => {
            set(at, { [name]: value });
            forget(`guides.${at}.${name}`);
          },
          error: errors[`guides.${at}.${name}`]?.[0],
          autoComplete: 'off',
        });
        return (
          // A guide is who stands in that place.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={at} className={styles.guide}>
            <legend>{tapes.length > 1 ? `Guide ${at + 1}` : 'Guide'}</legend>
            <TextField {...field('prenom')} label="Prénom" />
            <TextField {...field('nom')} label="Nom" />
            <TextField {...field('email')} type="email" label="E-mail" optional />
            {tapes.length > Math.max(1, marque.attestation.guidesMin) && (
              <Button
                variant="subtle"
                color="gray"
                onClick={() => onChange(tapes.filter((_, n) => n !== at))}
              >
                Retirer ce guide
              </Button>
            )}
          </fieldset>
        );
      })}
      {errors.guides && (
        <p role="alert" className={styles.faute}>
          {errors.guides[0]}
        </p>
      )}
      {tapes.length < marque.attestation.guidesMax && (
        <div className={plainStyles.row}>
          <Button variant="subtle" onClick={() => onChange([...tapes, PERSONNE])}>
            Ajouter un guide
          </Button>
        </div>
      )}
    </>
  );
}
