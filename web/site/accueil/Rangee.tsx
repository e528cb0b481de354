import type { ReactNode } from 'react';
import plainStyles from '../../socle/ui/plain.module.css';
import { CarteProduit, type Produit } from '../../argent/boutique/index.ts';
import { DejaASoi } from './DejaASoi.tsx';
import styles from './Rangee.module.css';

interface Props {
  produits: Produit[];
  children?: ReactNode;
}

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
