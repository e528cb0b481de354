import { Button } from '@mantine/core';
import type { Attendu } from '../../../../../drawing/index.ts';
import { Icon } from '../../../../socle/ui/Icon.tsx';
import { ChoiceField } from '../../../../socle/ui/fields/ChoiceField.tsx';
import plain from '../../../../socle/ui/plain.module.css';
import { PROFILS } from './departs.ts';
import { isMotDeLigne } from './gestes.ts';
import styles from './main.module.css';
import { ditDe, motDit } from './mots.ts';

interface Props {
  profil: readonly string[];
  attendu: Attendu;
  onChange: (profil: readonly string[]) => void;
  /** A surface that comes before the `rang`th, or goes. */
  onShift: (profil: readonly string[], rang: number, de: 1 | -1) => void;
}

const MODELES = PROFILS.map(({ nom }) => ({ value: nom, label: nom }));

/** The strips of a road and the lines between them, from left to right. */
export function Profil({ profil, attendu, onChange, onShift }: Props) {
  const mots = attendu.genre === 'liste' && attendu.de.genre === 'mots' ? attendu.de.mots : [];
  const options = mots.map((mot) => ({ value: mot, label: motDit(mot, 'profil') }));
  const most = attendu.genre === 'liste' ? attendu.max : 20;
  const rangDe = (at: number) => profil.slice(0, at).filter((mot) => !isMotDeLigne(mot)).length + 1;
  const set = (at: number, mot: string) => {
    const next = profil.map((each, i) => (i === at ? mot : each));
    const [avant, apres] = [!isMotDeLigne(profil[at]!), !isMotDeLigne(mot)];
    if (avant === apres) onChange(next);
    else onShift(next, rangDe(at), apres ? 1 : -1);
  };
  const insert = (at: number) => {
    const mot = isMotDeLigne(profil[at - 1] ?? ':') ? 'monte' : ':';
    const next = profil.toSpliced(at, 0, mot);
    if (isMotDeLigne(mot)) onChange(next);
    else onShift(next, rangDe(at), 1);
  };
  const remove = (at: number) => {
    const next = profil.toSpliced(at, 1);
    if (isMotDeLigne(profil[at]!)) onChange(next);
    else onShift(next, rangDe(at), -1);
  };
  return (
    <fieldset className={styles.signaux}>
      <legend>{ditDe('profil')}</legend>
      <ChoiceField
        name="profil"
        label="Partir d’une route toute faite"
        optional
        none="Choisir"
        options={MODELES}
        value={null}
        onChange={(nom) => {
          const choisi = PROFILS.find((each) => each.nom === nom);
          if (choisi) onChange(choisi.profil);
        }}
      />
      <ol className={styles.profil}>
        {profil.map((mot, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- strips have no other name than their place
          <li key={i}>
            <ChoiceField
              name={`profil-${i}`}
              label={isMotDeLigne(mot) ? 'Ligne' : `Voie ${rangDe(i)}`}
              filter
              options={options}
              value={mot}
              onChange={(next) => next && set(i, next)}
            />
            <Button
              variant="subtle"
              px="xs"
              aria-label={`Ajouter après la place ${i + 1}`}
              disabled={profil.length >= most}
              onClick={() => insert(i + 1)}
            >
              +
            </Button>
            <Button
              variant="subtle"
              color="danger"
              px="xs"
              aria-label={`Retirer la place ${i + 1}`}
              disabled={profil.length === 1}
              onClick={() => remove(i)}
            >
              <Icon name="delete" />
            </Button>
          </li>
        ))}
      </ol>
      <span className={plain.small}>Les voies se comptent depuis la gauche, sans les lignes.</span>
    </fieldset>
  );
}
