import type { ReactNode } from 'react';
import plainStyles from '../../socle/ui/plain.module.css';
import { CarteProduit, type Produit } from '../../argent/boutique/index.ts';
import styles from './Rangee.module.css';
import { phaseOf, useGetAccesUser } from '../../eleve/acces/index.ts';
import { useSession } from '../../eleve/compte/index.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import dejaASoiStyles from './DejaASoi.module.css';

export function Rangee({ produits, children }: { produits: Produit[]; children?: ReactNode }) {
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

/** Client only, as the page is cached for all. It lies over the picture, so nothing moves. */
function DejaASoi({ acces }: { acces: { id: number } }) {
  const { connected } = useSession();
  const { data } = useGetAccesUser({ enabled: connected });
  const sien = data?.accesList.find(({ acces_id }) => acces_id === acces.id);
  if (!connected || !sien) return null;
  return (
    <p className={`${plainStyles.pill} ${dejaASoiStyles.deja}`}>
      <Sign kind="success" size={18} />
      {phaseOf(sien, serverNow()) === 'perime' ? 'Tu l’as déjà eu' : 'Tu l’as déjà'}
    </p>
  );
}
