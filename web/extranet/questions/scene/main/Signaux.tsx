import { Button } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../../socle/ui/Icon.tsx';
import { useDialog } from '../../../../socle/ui/useDialog.ts';
import { ChoiceField } from '../../../../socle/ui/fields/ChoiceField.tsx';
import { TextField } from '../../../../socle/ui/fields/TextField.tsx';
import plain from '../../../../socle/ui/plain.module.css';
import { addressOf } from '../Apercu.tsx';
import { useModeles } from '../modeles.ts';
import { ChoixEnImages } from './ChoixEnImages.tsx';
import { Differe } from './Differe.tsx';
import styles from './main.module.css';

type SignalEcrit = Record<string, unknown>;

interface Props {
  label: string;
  /** One, or several on a post. */
  value: unknown;
  onChange: (value: unknown) => void;
  jour: string;
  most?: number;
}

const listeDeSignaux = (value: unknown): SignalEcrit[] =>
  Array.isArray(value)
    ? (value as SignalEcrit[])
    : value
      ? (((value as SignalEcrit).groupe as SignalEcrit[] | undefined) ?? [value as SignalEcrit])
      : [];

const ZONES = [
  { value: 'début', label: 'Début de zone' },
  { value: 'fin', label: 'Fin de zone' },
];

export function Signaux({ label, value, onChange, jour, most = 3 }: Props) {
  const signaux = listeDeSignaux(value);
  const [rang, setRang] = useState(0);
  const choix = useDialog();
  const groupe = !Array.isArray(value) && Array.isArray((value as SignalEcrit | undefined)?.groupe);
  const send = (liste: SignalEcrit[]) =>
    onChange(
      liste.length === 0
        ? undefined
        : liste.length === 1
          ? liste[0]
          : groupe
            ? { groupe: liste }
            : liste,
    );
  const open = (at: number) => {
    setRang(at);
    choix.open();
  };
  const set = (at: number, mots: SignalEcrit) => {
    const change = { ...signaux[at], ...mots };
    for (const [cle, mot] of Object.entries(change))
      if (mot === '' || mot === undefined || mot === null) delete change[cle];
    send(signaux.map((each, i) => (i === at ? change : each)));
  };
  return (
    <fieldset className={styles.signaux}>
      <legend>{label}</legend>
      {signaux.map((signal, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- plates have no other name than their place
        <div key={i} className={styles.signal}>
          <Plaque signal={signal} jour={jour} onClick={() => open(i)} />
          {'panneau' in signal && (
            <div className={plain.fields}>
              <Differe value={texteDe(signal.valeur)} onCommit={(valeur) => set(i, { valeur })}>
                {(field) => <TextField {...field} name="valeur" label="Ce qu’il porte" optional />}
              </Differe>
              {typeof signal.additionnel !== 'object' && (
                <Differe
                  value={texteDe(signal.additionnel)}
                  onCommit={(additionnel) => set(i, { additionnel })}
                >
                  {(field) => (
                    <TextField {...field} name="additionnel" label="Sous lui, en mots" optional />
                  )}
                </Differe>
              )}
              {/^[CE]/.test(String(signal.panneau)) && (
                <ChoiceField
                  name="zone"
                  label="Zone"
                  optional
                  none="Pas une zone"
                  options={ZONES}
                  value={(signal.zone as string | undefined) ?? null}
                  onChange={(zone) => set(i, { zone })}
                />
              )}
            </div>
          )}
          <Button
            variant="subtle"
            color="danger"
            aria-label={`Retirer ${nomDe(signal)}`}
            leftSection={<Icon name="delete" />}
            className={plain.start ?? ''}
            onClick={() => send(signaux.filter((_, at) => at !== i))}
          >
            Retirer
          </Button>
        </div>
      ))}
      {signaux.length < most && (
        <Button variant="outline" onClick={() => open(signaux.length)}>
          {signaux.length === 0 ? 'Choisir un signal' : 'Ajouter un signal dessous'}
        </Button>
      )}
      <ChoixEnImages
        {...choix}
        onClose={choix.close}
        title="Choisir un signal"
        genre="panneau"
        jour={jour}
        onPick={({ mot, exemple }) => {
          const signal = {
            panneau: mot,
            ...(exemple !== undefined && { valeur: nombreOu(exemple) }),
          };
          send(
            rang < signaux.length
              ? signaux.map((each, i) => (i === rang ? signal : each))
              : [...signaux, signal],
          );
        }}
      />
    </fieldset>
  );
}

export const texteDe = (mot: unknown): string =>
  typeof mot === 'string' || typeof mot === 'number' ? String(mot) : '';
const nombreOu = (texte: string): string | number => (/^\d+$/.test(texte) ? Number(texte) : texte);
const nomDe = ({ panneau, feu }: SignalEcrit): string =>
  texteDe(panneau) || texteDe(feu) || 'le signal';

function Plaque({
  signal,
  jour,
  onClick,
}: {
  signal: SignalEcrit;
  jour: string;
  onClick: () => void;
}) {
  const { liste } = useModeles('panneau' in signal ? 'panneau' : 'feu', jour);
  const nom = nomDe(signal);
  const modele = liste?.find(({ mot }) => mot === nom);
  return (
    <button type="button" className={styles.plaque} onClick={onClick} aria-label={`Changer ${nom}`}>
      {modele && <img src={addressOf(modele.svg)} alt="" />}
      <span>{nom}</span>
    </button>
  );
}
