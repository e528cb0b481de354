import { Outlet } from 'react-router';
import { AuthHost } from '../compte/auth.tsx';
import { Bandeau } from '../consentement/Bandeau.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import classes from './SiteLayout.module.css';
import { usePathChange } from './usePathChange.ts';

export default function SiteLayout() {
  usePathChange();
  return (
    <div id="page" className={classes.frame}>
      <Bandeau suite="aller-au-contenu" />
      <div className={classes.page}>
        <NavigationBar />
        <Navbar />
        <main id="contenu" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <AuthHost />
    </div>
  );
}
