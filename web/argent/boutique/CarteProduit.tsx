import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../socle/ui/Card.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './CarteProduit.module.css';
import { enEuros } from '../../../regles/ecriture.ts';
import { type Produit, imageOf, pourDuree } from './produit.ts';
import siteStyles from '../../socle/ui/site.module.css';

export const TYPES = {
  QT: 'Séries',
  EL: 'E-learning',
  EX: 'Perception des risques',
} as const;

export function CarteProduit({ acces, children }: { acces: Produit; children?: ReactNode }) {
  const { slug, type, libelle, libelleImage, description, prix } = acces;
  return (
    <Card as="article" className={styles.carte}>
      {libelleImage && (
        <img
          {...imageOf(libelleImage)}
          sizes="(min-width: 48em) 22rem, 17rem"
          alt=""
          width="630"
          height="504"
          loading="lazy"
          decoding="async"
          className={`${siteStyles.dessin} ${styles.image}`}
        />
      )}
      {children}
      <div className={styles.corps}>
        <p className={plainStyles.pill} data-tone="action">
          {TYPES[type]}
        </p>
        <h3 className={siteStyles.sousTitre} id={`acces-${slug}`}>
          {libelle}
        </h3>
        <p>{description}</p>
        <div className={`${plainStyles.row} ${plainStyles.between} ${styles.pied}`}>
          <p className={styles.prix}>
            <strong>{enEuros(prix)}</strong> {pourDuree(acces)}
          </p>
          <Link
            to={`/acces/${slug}`}
            className={`${plainStyles.button} ${plainStyles.filled}`}
            aria-describedby={`acces-${slug}`}
          >
            Ça m'intéresse
          </Link>
        </div>
      </div>
    </Card>
  );
}
