import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { versionsOf } from '../../../regles/images.ts';
import type { Column } from '../../socle/ui/Table.tsx';
import { PRODUIT } from '../../../regles/produit.ts';
import { columnsOf } from '../../socle/ui/champs.ts';
import styles from './produits.module.css';

export type Ligne = Extract<
  NonNullable<OutputOf<'getAccesExtranet'>['accesList']>['data'][number],
  { prix: number }
>;

export const COLONNES: readonly Column<Ligne>[] = [
  { head: 'Accès', cell: (ligne) => <Nom ligne={ligne} /> },
  { head: 'Type', cell: ({ type, codePermis }) => `${type} (${codePermis})` },
  { head: 'Contenu', cell: (ligne) => <Contenu ligne={ligne} /> },
  {
    head: 'Vente',
    cell: ({ actif }) => (
      <Badge
        color={actif === 1 ? 'success' : 'gray'}
        variant="light"
        size="lg"
        tt="none"
        miw="max-content"
      >
        {actif === 1 ? 'En vente' : 'Hors vente'}
      </Badge>
    ),
  },
  ...columnsOf(PRODUIT.champs, ['prix']),
];

function Nom({ ligne: { libelle, slug, libelleImage, manque } }: { ligne: Ligne }) {
  return (
    <div className={styles.nom}>
      {libelleImage ? (
        <img
          src={versionsOf(libelleImage)[0]?.adresse ?? libelleImage}
          alt=""
          width="64"
          height="51"
          loading="lazy"
        />
      ) : (
        <span className={styles.vide}>Sans image</span>
      )}
      <div>
        <span className={styles.libelle}>{libelle}</span>
        <span className={styles.meta}>/acces/{slug}</span>
        {manque && <span className={styles.meta}>{manque}</span>}
      </div>
    </div>
  );
}

function Contenu({ ligne: { id, type, libelle, modules, themes } }: { ligne: Ligne }) {
  if (type === 'EX') return 'Exercice';
  const nombre = type === 'EL' ? modules.length : themes.length;
  const mot = type === 'EL' ? 'module' : 'série';
  const told = nombre === 0 ? `Lier des ${mot}s` : `${nombre} ${mot}${nombre === 1 ? '' : 's'}`;
  return (
    <Link
      to={`/extranet/edit-acces/${id}`}
      className={styles.lien}
      aria-label={`${told}\u00a0: ${libelle}`}
    >
      {told}
    </Link>
  );
}
