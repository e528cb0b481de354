import { Link } from 'react-router';
import { openAuth, preloadAuth } from '../compte/auth.tsx';
import { useSession } from '../kernel/session.tsx';
import site from './site.module.css';

/** The way in, or on for who is in already. */
export function Inscription() {
  const { loading, connected } = useSession();
  if (connected)
    return (
      <Link to="/mon-profil" className={site.bouton}>
        Continuer mon apprentissage
      </Link>
    );
  return (
    <button
      type="button"
      className={site.bouton}
      onClick={() => openAuth('register')}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      data-visitor={loading || undefined}
    >
      Inscris-toi gratuitement
    </button>
  );
}
