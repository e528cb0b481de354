import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { openAuth, preloadAuth } from '../compte/auth.tsx';
import { useSession } from '../kernel/session.tsx';
import { marque } from '../../marque.ts';
import { Logo } from './Logo.tsx';
import { MenuPrincipal } from './MenuPrincipal.tsx';
import classes from './Navbar.module.css';

const UserMenu = lazy(() => import('./UserMenu.tsx').then((m) => ({ default: m.UserMenu })));

export function Navbar() {
  return (
    <header className={classes.bar}>
      <a href="#contenu" id="aller-au-contenu" className={classes.skip}>
        Aller au contenu
      </a>
      <div className={classes.inner}>
        <MenuPrincipal>
          <Link to="/" className={classes.brand}>
            <Logo />
            <span className={classes.name}>{marque.nom}</span>
          </Link>
        </MenuPrincipal>
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { loading, connected, user } = useSession();
  if (connected && user !== null && user !== 'Empty')
    return (
      <Suspense fallback={<span className={classes.place} />}>
        <UserMenu prenom={user.prenom} />
      </Suspense>
    );
  return (
    <button
      type="button"
      className={classes.login}
      onClick={() => openAuth()}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      data-visitor={loading || undefined}
    >
      Se connecter
    </button>
  );
}
