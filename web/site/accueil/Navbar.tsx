import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { openAuth, preloadAuth, useSession } from '../../eleve/compte/index.ts';
import { marque } from '../../../marque.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Logo } from './Logo.tsx';
import { MenuPrincipal } from './MenuPrincipal.tsx';
import styles from './Navbar.module.css';

const MenuEleve = lazy(() =>
  import('../../eleve/compte/MenuEleve.tsx').then((m) => ({ default: m.MenuEleve })),
);

export function Navbar() {
  return (
    <header className={`${plainStyles.unprinted} ${styles.bar}`}>
      <a href="#contenu" id="aller-au-contenu" className={plainStyles.skip}>
        Aller au contenu
      </a>
      <div className={`${plainStyles.width} ${plainStyles.row} ${styles.inner}`}>
        <MenuPrincipal>
          <Link to="/" className={`${plainStyles.brand} ${styles.brand}`} aria-label={marque.nom}>
            <Logo />
            <span className={styles.name}>{marque.nom}</span>
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
      <Suspense fallback={<span className={styles.place} />}>
        <MenuEleve prenom={user.prenom} />
      </Suspense>
    );
  return (
    <button
      type="button"
      className={`${plainStyles.button} ${plainStyles.filled} ${plainStyles.scripted} ${styles.login}`}
      onClick={() => openAuth()}
      onPointerEnter={preloadAuth}
      onFocus={preloadAuth}
      data-visitor={loading || undefined}
    >
      Se connecter
    </button>
  );
}
