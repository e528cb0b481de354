import { Link } from 'react-router';
import { type AccesUser, useGetAccesUser } from '../acces/acces.calls.ts';
import { liensAcces } from '../acces/liensAcces.ts';
import { etatAcces } from '../acces/validite.ts';
import { useSession } from '../compte/session.ts';
import { serverNow } from '../kernel/clock.ts';
import plainStyles from '../ui/plain.module.css';
import { Sign } from '../ui/Sign.tsx';
import styles from './PageProduit.module.css';

interface Vendu {
  id: number;
  slug: string;
}

const button = `${plainStyles.button} ${plainStyles.large} ${plainStyles.filled}`;

/** The way to one product, or into it for who has it. */
export function Acheter({ acces: { id, slug } }: { acces: Vendu }) {
  const { connected } = useSession();
  const { data } = useGetAccesUser({ enabled: connected });
  const sien = data?.accesList.find(({ acces_id }) => acces_id === id);
  if (connected && sien) return <DejaASoi sien={sien} slug={slug} />;
  return (
    <Link to={`/produits?acces=${slug}`} reloadDocument className={button}>
      Acheter cet accès
    </Link>
  );
}

function DejaASoi({ sien, slug }: { sien: AccesUser; slug: string }) {
  const etat = etatAcces(sien, serverNow());
  const [lien] = liensAcces(sien, etat);
  return (
    <div className={styles.sien}>
      <p>
        <Sign kind="success" size={20} />
        {etat === 'perime' ? 'Tu as déjà eu cet accès' : 'Tu as déjà cet accès'}
      </p>
      {etat === 'perime' ? (
        <Link to={`/renouveler-produits?acces=${slug}`} reloadDocument className={button}>
          Renouveler
        </Link>
      ) : (
        <Link to={lien?.to ?? '/mon-profil'} className={button}>
          {etat === 'nouveau' && lien ? 'Commencer' : lien ? 'Continuer' : 'Voir mes accès'}
        </Link>
      )}
    </div>
  );
}
