import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Arrow } from '../../socle/ui/BackButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './tentatives.module.css';

interface Props {
  retour: { to: string; label: string };
  lieu: { libelle: string; numero: number; nombre: number } | null;
  children?: ReactNode;
}

export function Entete({ retour, lieu, children }: Props) {
  return (
    <div className={`${plainStyles.line} ${plainStyles.between} ${styles.haut}`}>
      <Link to={retour.to} className={`${plainStyles.back} ${styles.retour}`} title={retour.label}>
        <Arrow />
        {lieu ? (
          <>
            <VisuallyHidden>{retour.label}. </VisuallyHidden>
            <span className={styles.lieu}>{lieu.libelle}</span>
            <span aria-hidden="true">·</span>
            <span className={styles.rang}>
              {lieu.numero} / {lieu.nombre}
            </span>
          </>
        ) : (
          retour.label
        )}
      </Link>
      {children}
    </div>
  );
}
