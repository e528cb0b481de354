import { useCallback, useEffect, useRef, useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { marque } from '../../marque.ts';
import { CallError } from '../kernel/errors.ts';
import { useSession } from '../kernel/session.tsx';
import { toast } from '../kernel/toasts.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { openAuth } from './auth.tsx';
import classes from './ConfirmationPage.module.css';
import { confirmEmail } from './confirmer.ts';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [
  { title: `Confirmation de ton adresse · ${marque.nom}` },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the mailed link leads. A script sends it on, so that no mail filter uses it up by looking. */
export default function ConfirmationPage() {
  const { jeton = '' } = useParams();
  const navigate = useNavigate();
  const { loading, connected } = useSession();
  const [echec, setEchec] = useState<unknown>(null);
  const [prenom, setPrenom] = useState<string | null>(null);

  const confirmer = useCallback(
    () =>
      confirmEmail(jeton).then(
        (confirme) => setPrenom(confirme.prenom),
        (error: unknown) =>
          estRefuse(error) ? navigate('/expired-token', { replace: true }) : setEchec(error),
      ),
    [jeton, navigate],
  );
  useEffect(() => void confirmer(), [confirmer]);

  const parti = useRef(false);
  useEffect(() => {
    if (prenom === null || loading || parti.current) return;
    parti.current = true;
    toast({ kind: 'success', title: 'Adresse confirmée' });
    // Elsewhere: loaded again, this address would say that the link has been used.
    void Promise.resolve(navigate(connected ? '/mon-profil' : '/', { replace: true })).then(
      () =>
        connected ||
        openAuth('login', `Bienvenue, ${prenom}. Ton adresse est confirmée\u00A0: connecte-toi.`),
    );
  }, [prenom, loading, connected, navigate]);

  return (
    <div className={classes.page}>
      <h1 className={classes.titre}>Confirmation de ton adresse</h1>
      {echec !== null ? (
        <ErrorState part error={echec} retry={confirmer} />
      ) : (
        <>
          <output className={classes.attente}>Un instant, nous confirmons ton adresse…</output>
          <noscript>
            <p>
              Pour confirmer ton adresse, active JavaScript dans ton navigateur, puis recharge cette
              page.
            </p>
          </noscript>
        </>
      )}
    </div>
  );
}

/** Forged, too old, used, or no token at all. */
function estRefuse(error: unknown): boolean {
  return error instanceof CallError && [401, 404, 422].includes(error.status);
}
