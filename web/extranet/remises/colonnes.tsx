import { Badge } from '@mantine/core';
import type { OutputOf } from '../../../contract/index.ts';
import type { Column } from '../../socle/ui/Table.tsx';
import styles from './remises.module.css';
import { REMISE } from '../../../regles/remise.ts';
import { wordsOf } from '../../socle/ui/champs.ts';
import { periodeOf, usagesOf, valeurOf } from './saisie.ts';

export type Ligne = NonNullable<OutputOf<'getRemises'>['remises']>['data'][number];

const POUR = REMISE.champs.renouvellement;
const ETATS: Record<Ligne['etat'], { mot: string; color: string }> = {
  active: { mot: 'Actif', color: 'success' },
  avenir: { mot: 'À venir', color: 'bleu' },
  terminee: { mot: 'Terminé', color: 'gray' },
  epuisee: { mot: 'Épuisé', color: 'gray' },
  inactive: { mot: 'Inactif', color: 'gray' },
};

export const COLONNES: readonly Column<Ligne>[] = [
  {
    head: 'Code',
    cell: ({ code, libelle }) => (
      <span className={styles.remise}>
        <span className={styles.code}>{code}</span>
        <span className={styles.meta}>{libelle}</span>
      </span>
    ),
  },
  {
    head: 'Remise',
    cell: (ligne) => (
      <span className={styles.valeur}>
        <span>{valeurOf(ligne)}</span>
        <span className={styles.meta}>{ligne.acces?.libelle ?? 'Tous les produits'}</span>
        {ligne.renouvellement !== null && (
          <span className={styles.meta}>{wordsOf(POUR, ligne.renouvellement)}</span>
        )}
      </span>
    ),
  },
  { head: 'Période', cell: periodeOf },
  { head: 'Utilisé', cell: usagesOf },
  {
    head: 'État',
    cell: ({ etat }) => (
      <Badge color={ETATS[etat].color} variant="light" size="lg" tt="none" miw="max-content">
        {ETATS[etat].mot}
      </Badge>
    ),
  },
];
