import { Link } from 'react-router';
import { useSession } from '../compte/session.ts';
import plainStyles from '../ui/plain.module.css';
import { Inscription } from './Inscription.tsx';

/** The way to one product: for who is not in yet beside the way in, which leads on there. */
export function Acheter({ slug }: { slug: string }) {
  const { connected } = useSession();
  const button = `${plainStyles.button} ${plainStyles.large} ${connected ? plainStyles.filled : ''}`;
  return (
    <div className={plainStyles.row}>
      {!connected && <Inscription />}
      <Link to={`/produits?acces=${slug}`} reloadDocument className={button}>
        Acheter cet accès
      </Link>
    </div>
  );
}
