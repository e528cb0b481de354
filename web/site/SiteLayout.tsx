import { Outlet } from 'react-router';
import { AuthHost } from '../compte/auth.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import classes from './SiteLayout.module.css';
import { usePathChange } from './usePathChange.ts';

export default function SiteLayout() {
  usePathChange();
  return (
    <div id="page" className={classes.page}>
      <a href="#contenu" className={classes.skip}>
        Aller au contenu
      </a>
      <NavigationBar />
      <Navbar />
      <main id="contenu" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <AuthHost />
    </div>
  );
}
