import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { marque } from '../../../marque.ts';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './attestation.module.css';

interface Guide {
  prenom: string;
  nom: string;
  email: string | null;
}

interface Tape {
  cle: number;
  prenom: string;
  nom: string;
  email: string;
}

const PERSONNE = { prenom: '', nom: '', email: '' };

export const tapesOf = (guides: readonly Guide[]): Tape[] =>
  (guides.length > 0 ? guides : [PERSONNE]).map(({ prenom, nom, email }, cle) => ({
    cle,
    prenom,
    nom,
    email: email ?? '',
  }));

export const guidesOf = (tapes: readonly Tape[]) =>
  tapes.map(({ prenom, nom, email }) => ({ prenom, nom, email }));

interface Props {
  tapes: Tape[];
  onChange: (tapes: Tape[]) => void;
  errors: Record<string, string[]>;
  forget: (name?: string) => void;
}

export function ChampsGuides({ tapes, onChange, errors, forget }: Props) {
  const set = (at: number, patch: Partial<Tape>) =>
    onChange(tapes.map((each, n) => (n === at ? { ...each, ...patch } : each)));
  const last = useRef<HTMLFieldSetElement>(null);
  const nombre = useRef(tapes.length);
  // The pressed button may vanish: focus the last guide.
  useEffect(() => {
    if (nombre.current === tapes.length) return;
    nombre.current = tapes.length;
    last.current?.querySelector('input')?.focus();
  }, [tapes.length]);
  return (
    <>
      {tapes.map((tape, at) => {
        const field = (name: 'prenom' | 'nom' | 'email') => ({
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
          <fieldset
            key={tape.cle}
            ref={at === tapes.length - 1 ? last : undefined}
            className={styles.guide}
          >
            <legend>{tapes.length > 1 ? `Guide ${at + 1}` : 'Guide'}</legend>
            <TextField {...field('prenom')} label="Prénom" />
            <TextField {...field('nom')} label="Nom" />
            <TextField {...field('email')} type="email" label="E-mail" optional />
            {tapes.length > Math.max(1, marque.attestation.guidesMin) && (
              <Button
                variant="subtle"
                color="gray"
                onClick={() => {
                  onChange(tapes.filter((_, n) => n !== at));
                  // Errors are by place, and places have shifted.
                  forget();
                }}
              >
                Retirer ce guide
              </Button>
            )}
          </fieldset>
        );
      })}
      {errors.guides && (
        <p role="alert" className={plainStyles.wrong}>
          {errors.guides[0]}
        </p>
      )}
      {tapes.length < marque.attestation.guidesMax && (
        <div className={plainStyles.row}>
          <Button
            variant="subtle"
            onClick={() => onChange([...tapes, { ...PERSONNE, cle: tapes.at(-1)!.cle + 1 }])}
          >
            Ajouter un guide
          </Button>
        </div>
      )}
    </>
  );
}
