import { Button, Loader, Text } from '@mantine/core';
import { useState } from 'react';
import type { GenreDeModele, Modele } from '../../../../../drawing/index.ts';
import { Dialog, type DialogState } from '../../../../socle/ui/Dialog.tsx';
import { ErrorState } from '../../../../socle/ui/ErrorState.tsx';
import { TextField } from '../../../../socle/ui/fields/TextField.tsx';
import plain from '../../../../socle/ui/plain.module.css';
import { addressOf } from '../Apercu.tsx';
import { useModeles } from '../modeles.ts';
import styles from './main.module.css';

interface Props extends DialogState {
  title: string;
  genre: GenreDeModele;
  jour: string;
  onPick: (modele: Modele) => void;
  /** Leaves out words that do not fit. */
  parmi?: ((mot: string) => boolean) | undefined;
  /** Nothing at all is a choice, too. */
  aucun?: (() => void) | undefined;
}

/** Above the editor's own dialog. */
export const AU_DESSUS = 300;

const nu = (texte: string): string =>
  texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

/** By number or by words, in any order; a number that begins so is first. */
export function trouves(modeles: readonly Modele[], cherche: string): readonly Modele[] {
  const mots = nu(cherche).split(/\s+/).filter(Boolean);
  if (mots.length === 0) return modeles;
  const [premier] = mots;
  const rang = ({ mot, dit }: Modele): number => {
    if (nu(mot) === premier) return 0;
    if (nu(mot).startsWith(premier!)) return 1;
    return new RegExp(`(^|[^a-z])${premier!.replace(/[^a-z0-9]/g, '.')}`).test(nu(dit)) ? 2 : 3;
  };
  return modeles
    .filter(({ mot, dit }) => {
      const tout = `${nu(mot)} ${nu(dit)}`;
      return mots.every((each) => tout.includes(each));
    })
    .toSorted((un, autre) => rang(un) - rang(autre));
}

export function ChoixEnImages({ title, genre, jour, onPick, parmi, aucun, ...dialog }: Props) {
  const [cherche, setCherche] = useState('');
  const { liste, perdu, retry } = useModeles(dialog.opened ? genre : null, jour);
  const offerts = liste?.filter(({ mot }) => parmi?.(mot) ?? true);
  const vus = offerts && trouves(offerts, cherche);
  const close = () => {
    setCherche('');
    dialog.onClose();
  };
  return (
    <Dialog {...dialog} onClose={close} title={title} size="52rem" zIndex={AU_DESSUS}>
      <div className={plain.tight}>
        <TextField
          name="cherche"
          type="search"
          label={genre === 'panneau' ? 'Numéro ou mot' : 'Mot'}
          filter
          placeholder={genre === 'panneau' ? 'B1, stop, piéton…' : undefined}
          value={cherche}
          onChange={setCherche}
        />
        {aucun && (
          <Button
            variant="subtle"
            className={plain.start ?? ''}
            onClick={() => {
              aucun();
              close();
            }}
          >
            Aucun
          </Button>
        )}
        {perdu && (
          <ErrorState part title="Les images n’ont pas pu être chargées" text="" retry={retry} />
        )}
        {!vus && !perdu && (
          <output aria-label="Chargement des images">
            <Loader />
          </output>
        )}
        {vus?.length === 0 && <Text>Rien ne porte ce nom. Essayez un autre mot.</Text>}
        <ul className={styles.modeles}>
          {vus?.map((modele) => (
            <li key={modele.mot}>
              <button
                type="button"
                title={modele.dit}
                onClick={() => {
                  onPick(modele);
                  close();
                }}
              >
                <img src={addressOf(modele.svg)} alt="" loading="lazy" />
                <span>{modele.mot}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
