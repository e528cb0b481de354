import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Arrow } from '../ui/BackButton.tsx';
import styles from './Question.module.css';

interface Props {
  serie: string;
  /** Which series, and which of how many; null while the question is on its way. */
  lieu: { libelle: string; numero: number; nombre: number } | null;
  /** Where the way back leads, in words. */
  retour?: string;
  children?: ReactNode;
}

/** Where one is, which is also the way back: all that stands above a question. */
export function Entete({ serie, lieu, retour = 'Retour aux questions', children }: Props) {
  return (
    <div className={styles.haut}>
      <Link to={serie} className={styles.retour} title={retour}>
        <Arrow />
        {lieu ? (
          <>
            <VisuallyHidden>{retour}. </VisuallyHidden>
            <span className={styles.lieu}>{lieu.libelle}</span>
            <span aria-hidden="true">·</span>
            <span className={styles.rang}>
              {lieu.numero} / {lieu.nombre}
            </span>
          </>
        ) : (
          retour
        )}
      </Link>
      {children}
    </div>
  );
}
