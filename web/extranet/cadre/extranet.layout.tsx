import { useRef } from 'react';
import { Link, type MetaFunction, NavLink, Outlet, useMatches } from 'react-router';
import { marque } from '../../../marque.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { LinkMenu } from '../../socle/kernel/LinkMenu.tsx';
import { TravauxHost } from '../../socle/kernel/TravauxHost.tsx';
import { ToastHost } from '../../socle/kernel/ToastHost.tsx';
import { UserMenu } from '../../socle/kernel/UserMenu.tsx';
import { usePathChange } from '../../socle/kernel/usePathChange.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { useBar } from '../../socle/ui/useBar.ts';
import { AdminOnly } from './AdminOnly.tsx';
import styles from './extranet.module.css';
import { Palette } from './Palette.tsx';
import { mayOpen } from './may.ts';
import { MENUS, staffPages } from './pages.ts';
import { AdminProvider, useAdminSession } from './session.ts';
import { Button } from '@mantine/core';
import type { MenuDuPersonnel } from '../../../regles/champs.ts';
import type { Droits } from '../../../regles/fonctions.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useShortcut } from '../../socle/ui/useShortcut.ts';

export const handle = { noindex: true, lit: [['getUserExtranet', {}]] } satisfies Handle;

/** AdminOnly renders a page's title. */
export const meta: MetaFunction = () => [];

export default function ExtranetLayout() {
  usePathChange();
  const id = useMatches().at(-1)?.id;
  const page = staffPages.find(({ path }) => path === id);
  return (
    <AdminProvider>
      <div className={styles.page}>
        <Bar />
        <main id="contenu" tabIndex={-1} className={styles.main}>
          {page ? <AdminOnly page={page} /> : <Outlet />}
        </main>
      </div>
      <TravauxHost />
      <ToastHost audience="admin" />
    </AdminProvider>
  );
}

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useBar(bar, { property: '--top', most: 1 / 4 });
  const { user, logout } = useAdminSession();
  const admin = user === 'Empty' ? null : user;
  const free = admin?.facteurManquant === 1 ? null : admin;
  const entries = staffPages.filter((page) => page.nav && free && mayOpen(page, free));
  const menu = staffPages.filter((page) => page.menu && admin && mayOpen(page, admin));
  return (
    <header ref={bar} className={`${plainStyles.unprinted} ${styles.bar}`}>
      <a href="#contenu" className={plainStyles.skip}>
        Aller au contenu
      </a>
      <div className={`${plainStyles.row} ${styles.inner}`}>
        <Link to="/extranet" className={plainStyles.brand}>
          <img src="/favicon.svg" width="28" height="28" alt="" />
          <span>
            <span className={styles.name}>{marque.nom} </span>Extranet
          </span>
        </Link>
        {admin && (
          <>
            <nav className={styles.nav} aria-label="Extranet">
              {entries.map(({ path, label }) => (
                <NavLink key={path} to={path} className={styles.link}>
                  {label}
                </NavLink>
              ))}
              {free && <Groupes own={free} />}
            </nav>
            {free && <Chercher own={free} />}
            <UserMenu
              prenom={admin.prenom}
              entries={[
                ...menu.map(({ path, label }) => ({ label, to: path })),
                { label: 'Se déconnecter', onClick: () => void logout() },
              ]}
            />
          </>
        )}
      </div>
    </header>
  );
}

function Groupes({ own }: { own: Droits }) {
  return (Object.keys(MENUS) as MenuDuPersonnel[]).map((groupe) => {
    const entries = staffPages
      .filter((page) => page.groupe === groupe && mayOpen(page, own))
      .map(({ path, label }) => ({ label, to: path }));
    return entries.length > 0 && <LinkMenu key={groupe} label={MENUS[groupe]} entries={entries} />;
  });
}

function Chercher({ own }: { own: Droits }) {
  const { opened, origin, open, close } = useDialog();
  useShortcut('Ctrl+K', open);
  return (
    <>
      <Button
        variant="default"
        className={styles.chercher ?? ''}
        aria-keyshortcuts="Control+K"
        title="Ctrl+K"
        onClick={open}
      >
        <span className={plainStyles.row}>
          <Icon name="search" />
          <span className={styles.mot}>Chercher</span>
        </span>
      </Button>
      <Palette opened={opened} origin={origin} onClose={close} own={own} />
    </>
  );
}
