import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { blog, entrainement } from './liens.ts';
import styles from './MenuPrincipal.module.css';

const ID = 'menu-principal';
const LARGE = '(min-width: 64em)';

/**
 * In a row where there is room, behind a button on a phone. The browser opens and closes it by
 * itself, also before or without JavaScript: a popover knows Escape, a click beside it, and where
 * the focus came from. `children` stand between the button and the links.
 */
export function MenuPrincipal({ children }: { children: ReactNode }) {
  const bouton = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  // Unknown until it can be seen: without JavaScript the browser says it by itself.
  const [ouvert, setOuvert] = useState<boolean>();
  const { key } = useLocation();

  useEffect(() => {
    setOuvert(menu.current?.matches(':popover-open') ?? false);
    const large = matchMedia(LARGE);
    const close = () => menu.current?.hidePopover();
    large.addEventListener('change', close);
    return () => large.removeEventListener('change', close);
  }, []);

  const arrivee = useRef(key);
  useEffect(() => {
    if (arrivee.current === key) return;
    arrivee.current = key;
    menu.current?.hidePopover();
  }, [key]);

  /** While it is open, the keyboard goes round between the button and the links. */
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !ouvert) return;
    const arrets = [bouton.current!, ...menu.current!.querySelectorAll('a')];
    const ici = arrets.findIndex((arret) => arret === document.activeElement);
    event.preventDefault();
    arrets.at((ici + (event.shiftKey ? -1 : 1)) % arrets.length)?.focus();
  };

  return (
    <>
      <button
        ref={bouton}
        type="button"
        className={styles.bouton}
        popoverTarget={ID}
        aria-controls={ID}
        aria-expanded={ouvert}
        aria-label="Menu"
        onKeyDown={turn}
      >
        <Traits />
      </button>
      {children}
      <nav
        ref={menu}
        id={ID}
        className={styles.menu}
        popover="auto"
        aria-label="Menu principal"
        onToggle={(event) => setOuvert(event.newState === 'open')}
      >
        {[...entrainement, blog].map(({ to, libelle }) => (
          <NavLink key={to} to={to} className={styles.lien} onKeyDown={turn}>
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
        <path className={styles.ferme} d="M4 6.5h16M4 12h16M4 17.5h16" />
        <path className={styles.ouvert} d="m6 6 12 12M18 6 6 18" />
      </g>
    </svg>
  );
}
