import { Button } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { openAuth, preloadAuth } from '../compte/auth.tsx';
import { useSession } from '../kernel/session.tsx';
import { marque } from '../marque.ts';
import { Logo } from './Logo.tsx';
import classes from './Navbar.module.css';

const UserMenu = lazy(() => import('./UserMenu.tsx').then((m) => ({ default: m.UserMenu })));

export function Navbar() {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.brand}>
          <Logo />
          <span>{marque.nom}</span>
        </Link>
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
    <Button
      onClick={openAuth}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      data-visitor={loading || undefined}
    >
      Se connecter
    </Button>
  );
}
