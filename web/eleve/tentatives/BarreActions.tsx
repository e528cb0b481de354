import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { SigneApres, SigneAvant } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

export type EtatQuestion = 'ouverte' | 'envoi' | 'gardee' | 'corrigee';

interface Props {
  etat: EtatQuestion;
  pret: boolean;
  /** The explanation has stood long enough that a click passes it on purpose. */
  explique: boolean;
  precedente: string | null;
  suivante: string | null;
  fin: { to: string; label: string; state?: string };
  children: ReactNode;
}

export function BarreActions({ etat, pret, explique, precedente, suivante, fin, children }: Props) {
  const donnee = etat === 'gardee' || etat === 'corrigee';
  return (
    <div className={styles.barre}>
      {children}
      <div className={`${plainStyles.row} ${styles.boutons}`}>
        {precedente && (
          <Link className={`${plainStyles.button} ${styles.precedente}`} to={precedente}>
            <SigneAvant />
            <span>Question précédente</span>
          </Link>
        )}
        {donnee ? (
          <Button
            className={styles.principal}
            component={Link}
            to={suivante ?? fin.to}
            state={suivante ? undefined : fin.state}
            aria-disabled={!explique || undefined}
            onClick={(event: MouseEvent) => {
              if (!explique) event.preventDefault();
            }}
            rightSection={<SigneApres />}
          >
            {suivante ? 'Question suivante' : fin.label}
          </Button>
        ) : (
          <Button
            className={styles.principal}
            type="submit"
            disabled={!pret && etat === 'ouverte'}
            loading={etat === 'envoi'}
          >
            Valider la réponse
          </Button>
        )}
      </div>
      <p className={`${plainStyles.small} ${styles.touches}`} aria-hidden="true">
        {donnee ? (
          <>
            <kbd>Entrée</kbd> pour continuer
          </>
        ) : (
          <>
            <kbd>A</kbd>–<kbd>D</kbd> pour choisir, <kbd>Entrée</kbd> pour valider
          </>
        )}
        {(precedente ?? suivante) !== null && (
          <>
            , <kbd>←</kbd> <kbd>→</kbd> pour circuler
          </>
        )}
      </p>
    </div>
  );
}
