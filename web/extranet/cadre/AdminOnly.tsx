import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Droits } from '../../../regles/fonctions.ts';
import { marque } from '../../../marque.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { usePreloads } from '../../socle/kernel/usePreloads.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { BackButton } from '../../socle/ui/BackButton.tsx';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import styles from './extranet.module.css';
import { mayOpen } from './may.ts';
import { DASHBOARD, MON_COMPTE, type StaffPage, staffPages } from './pages.ts';
import { type Wanted, useAdminSession, hasLeft } from './session.ts';

const VERS_DASHBOARD = { to: DASHBOARD, label: 'Vers le dashboard' };

export function AdminOnly({ page }: { page: StaffPage }) {
  return (
    <>
      <title>{`${page.label} · Extranet · ${marque.nom}`}</title>
      <Guarded page={page} />
    </>
  );
}

function Guarded({ page }: { page: StaffPage }) {
  const { loading, hasToken, user, error, reload } = useAdminSession();
  const admin = user && user !== 'Empty' ? user : undefined;
  // A session that ended before the page loaded counts too.
  const [wasIn, setWasIn] = useState(hasToken);
  if (hasToken && !wasIn) setWasIn(true);
  usePreloads();

  if (loading) return <Chargement />;
  if (error) return <Failure error={error} retry={reload} />;
  // After a log-out or an expired session, no other message may follow.
  if (!admin) return <TurnedAway silent={wasIn} />;
  if (!mayOpen(page, admin)) return <TurnedAway silent={false} />;
  // The server refuses every other call until a factor is installed.
  const waits = admin.facteurManquant === 1;
  if (waits && page.path !== MON_COMPTE) return <Navigate to={MON_COMPTE} replace />;
  const back = waits ? null : backOf(page, admin);
  return (
    <div className={styles.screen}>
      {back && <BackButton to={back.to}>{back.label}</BackButton>}
      <Outlet />
    </div>
  );
}

/** A function may open a page and not the list that it stands in. */
function backOf({ back = VERS_DASHBOARD }: StaffPage, own: Droits) {
  const list = staffPages.find(({ path }) => path === back?.to);
  return list && !mayOpen(list, own) ? VERS_DASHBOARD : back;
}

function TurnedAway({ silent }: { silent: boolean }) {
  const { pathname, search } = useLocation();
  const told = useRef(silent);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast({
      kind: 'error',
      title: 'Oups !',
      message: "Vous n'avez pas accès à cette page",
      sujet: 'page',
    });
  }, []);
  const wanted: Wanted = { vers: pathname + search };
  return <Navigate to="/extranet" replace state={hasLeft() ? null : wanted} />;
}
