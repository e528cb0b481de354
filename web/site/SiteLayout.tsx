import { Outlet } from 'react-router';
import { AuthHost } from '../compte/auth.tsx';
import { SessionProvider } from '../compte/session.ts';
import { Bandeau } from '../consentement/Bandeau.tsx';
import { ToastHost } from '../kernel/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import styles from './SiteLayout.module.css';
import { usePathChange } from '../kernel/usePathChange.ts';

export default function SiteLayout() {
  usePathChange();
  return (
    <SessionProvider>
      <div id="page" className={styles.frame}>
        <Bandeau suite="aller-au-contenu" />
        <div className={styles.page}>
          <NavigationBar />
          <Navbar />
          <main id="contenu" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Footer />
        </div>
        <AuthHost />
      </div>
      <ToastHost audience="eleve" />
    </SessionProvider>
  );
}
