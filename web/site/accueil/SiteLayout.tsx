import { Suspense, lazy, useSyncExternalStore } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { AuthHost, SessionProvider, TexteAere } from '../../eleve/compte/index.ts';
import { Bandeau } from '../consentement/index.ts';
import { HorsLigne } from '../horsLigne/index.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { ToastHost } from '../../socle/kernel/ToastHost.tsx';
import { Footer, PiedEleve } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import styles from './SiteLayout.module.css';
import { usePathChange } from '../../socle/kernel/usePathChange.ts';
import navigationBarStyles from './NavigationBar.module.css';

const BandeauRegard = lazy(() =>
  import('../../eleve/compte/BandeauRegard.tsx').then((m) => ({ default: m.BandeauRegard })),
);

export default function SiteLayout() {
  usePathChange();
  const cadre = useMatches()
    .map(({ handle }) => (handle as Handle | undefined)?.cadre)
    .findLast(Boolean);
  return (
    <SessionProvider>
      <div id="page" className={styles.frame}>
        <Bandeau suite={cadre === 'aucun' ? 'contenu' : 'aller-au-contenu'} />
        <div className={styles.page}>
          <NavigationBar />
          <Regarde />
          {cadre !== 'aucun' && <Navbar />}
          <main id="contenu" tabIndex={-1} className={styles.main} data-cadre={cadre}>
            <Outlet />
          </main>
          {cadre === undefined && <Footer />}
          {cadre === 'eleve' && <PiedEleve />}
        </div>
        <AuthHost />
        <TexteAere />
        <HorsLigne occupe={cadre === 'aucun'} />
      </div>
      <ToastHost audience="eleve" />
    </SessionProvider>
  );
}

const never = () => () => undefined;

/** Client only; a supervisor's look begins and ends with a page load. */
function Regarde() {
  const here = useSyncExternalStore(
    never,
    () => readRegard() !== null,
    () => false,
  );
  return (
    here && (
      <Suspense>
        <BandeauRegard />
      </Suspense>
    )
  );
}

function NavigationBar() {
  const { state } = useNavigation();
  return (
    <div
      className={navigationBarStyles.bar}
      data-busy={state !== 'idle' || undefined}
      aria-hidden="true"
    />
  );
}
