import type { ReactNode } from 'react';
import plainStyles from '../../socle/ui/plain.module.css';
import { CarteProduit, type Produit } from '../../argent/boutique/index.ts';
import { DejaASoi } from './DejaASoi.tsx';
import styles from './Rangee.module.css';

interface Props {
  produits: Produit[];
  /** A last card. */
  children?: ReactNode;
}

/** Cards of products; on a phone one row of them, to be pushed aside. */
export function Rangee({ produits, children }: Props) {
  return (
    <ul className={`${plainStyles.grid} ${styles.rangee}`}>
      {produits.map((acces) => (
        <li key={acces.id}>
          <CarteProduit acces={acces}>
            <DejaASoi acces={acces} />
          </CarteProduit>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
