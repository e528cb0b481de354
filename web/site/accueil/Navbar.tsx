import {
  Suspense,
  lazy,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { openAuth, preloadAuth, useSession } from '../../eleve/compte/index.ts';
import { marque } from '../../../marque.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Logo } from './Logo.tsx';
import styles from './Navbar.module.css';
import { blog, entrainement } from './adresses.ts';
import menuPrincipalStyles from './MenuPrincipal.module.css';

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

const LARGE = '(min-width: 64em)';

/**
 * The links are beside `<details>`: wide screens show them although it is closed. It works without
 * JavaScript. `children` are between button and links.
 */
function MenuPrincipal({ children }: { children: ReactNode }) {
  const bouton = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);

  const arrivee = useRef(key);
  useEffect(() => {
    if (arrivee.current === key) return;
    arrivee.current = key;
    close();
  }, [key, close]);

  // The toggle event lags behind a quick second tap: ask the element.
  useEffect(() => {
    const beside = ({ target }: Event) => {
      const inside = [details.current, menu.current].some((part) => part?.contains(target as Node));
      if (!inside) close();
    };
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      bouton.current?.focus();
    };
    const large = matchMedia(LARGE);
    large.addEventListener('change', close);
    // A scrolling finger does not close it.
    document.addEventListener('pointerup', beside);
    document.addEventListener('keydown', escape);
    return () => {
      large.removeEventListener('change', close);
      document.removeEventListener('pointerup', beside);
      document.removeEventListener('keydown', escape);
    };
  }, [close]);

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !details.current?.open) return;
    const arrets = [bouton.current!, ...menu.current!.querySelectorAll('a')];
    const ici = arrets.findIndex((arret) => arret === document.activeElement);
    event.preventDefault();
    arrets.at((ici + (event.shiftKey ? -1 : 1)) % arrets.length)?.focus();
  };

  return (
    <>
      <details ref={details} className={menuPrincipalStyles.details}>
        <summary
          ref={bouton}
          className={menuPrincipalStyles.bouton}
          aria-label="Menu"
          onKeyDown={turn}
        >
          <Traits />
        </summary>
      </details>
      {children}
      <nav ref={menu} className={menuPrincipalStyles.menu} aria-label="Menu principal">
        {[...entrainement, blog].map(({ to, libelle }) => (
          <NavLink key={to} to={to} className={menuPrincipalStyles.lien} onKeyDown={turn}>
            {libelle}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

function Traits() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2.25" strokeLinecap="round">
        <path className={menuPrincipalStyles.ferme} d="M4 6.5h16M4 12h16M4 17.5h16" />
        <path className={menuPrincipalStyles.ouvert} d="m6 6 12 12M18 6 6 18" />
      </g>
    </svg>
  );
}
