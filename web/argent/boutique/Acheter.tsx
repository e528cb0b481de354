import { MON_PROFIL } from '../../../regles/adresses.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AccesUser, phaseOf, liensAcces, useGetAccesUser } from '../../eleve/acces/index.ts';
import { useSession } from '../../eleve/compte/index.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Sign } from '../../socle/ui/Sign.tsx';
import type { Produit } from './produit.ts';
import { Prix } from './PageProduit.tsx';
import styles from './PageProduit.module.css';

const button = `${plainStyles.button} ${plainStyles.large} ${plainStyles.filled}`;

export function Acheter({ acces }: { acces: Produit }) {
  const { connected } = useSession();
  const { data } = useGetAccesUser({ enabled: connected });
  const sien = data?.accesList.find(({ acces_id }) => acces_id === acces.id);
  if (connected && sien) return <DejaASoi sien={sien} acces={acces} />;
  return (
    <>
      <Prix acces={acces} />
      <Link to={`/produits?acces=${acces.slug}`} reloadDocument className={button}>
        Acheter cet accès
      </Link>
    </>
  );
}

function DejaASoi({ sien, acces }: { sien: AccesUser; acces: Produit }) {
  const phase = phaseOf(sien, serverNow());
  const [lien] = liensAcces(sien, phase);
  if (phase === 'perime')
    return (
      <>
        <Prix acces={acces} prix={acces.prixRenouvellement ?? acces.prix} />
        <Sien dit="Tu as déjà eu cet accès">
          <Link to={`/renouveler-produits?acces=${acces.slug}`} reloadDocument className={button}>
            Renouveler
          </Link>
        </Sien>
      </>
    );
  return (
    <Sien dit="Tu as déjà cet accès">
      <Link to={lien?.to ?? MON_PROFIL} className={button}>
        {phase === 'nouveau' && lien ? 'Commencer' : lien ? 'Continuer' : 'Voir mes accès'}
      </Link>
    </Sien>
  );
}

const Sien = ({ dit, children }: { dit: string; children: ReactNode }) => (
  <div className={`${plainStyles.row} ${styles.sien}`}>
    <p>
      <Sign kind="success" size={20} />
      {dit}
    </p>
    {children}
  </div>
);
