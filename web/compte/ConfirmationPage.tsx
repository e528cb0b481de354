import { useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { marque } from '../../marque.ts';
import { CallError } from '../kernel/errors.ts';
import { Failure } from '../kernel/Failure.tsx';
import { useConfirmEmail } from './compte.calls.ts';
import messageStyles from '../ui/Message.module.css';
import plainStyles from '../ui/plain.module.css';
import { ConfirmerForm } from './ConfirmerForm.tsx';
import { RepriseForm } from './RepriseForm.tsx';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [
  { title: `Confirmation de ton adresse · ${marque.nom}` },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the mailed link leads. To open it changes nothing: a mail filter does so too, and it is no proof of who registered. */
export default function ConfirmationPage() {
  const { jeton = '' } = useParams();
  const navigate = useNavigate();
  const { mutateAsync: confirmEmail } = useConfirmEmail();
  const [etape, setEtape] = useState<'motDePasse' | 'reprise' | null>(null);
  const [echec, setEchec] = useState<unknown>(null);

  const perdu = useCallback(() => navigate('/expired-token', { replace: true }), [navigate]);
  const look = useCallback(async () => {
    await confirmEmail({ jeton }).catch((error: unknown) => {
      if (demande(error, 409)) setEtape('reprise');
      else if (demande(error, 422) && error.errors?.password) setEtape('motDePasse');
      else if (demande(error, 401, 404, 422)) return perdu();
      else setEchec(error);
    });
  }, [confirmEmail, jeton, perdu]);
  useEffect(() => void look(), [look]);

  return (
    <div className={messageStyles.page}>
      <h1 className={messageStyles.title}>Confirmation de ton adresse</h1>
      {etape === 'motDePasse' ? (
        <ConfirmerForm jeton={jeton} perdu={perdu} reprendre={() => setEtape('reprise')} />
      ) : etape === 'reprise' ? (
        <RepriseForm jeton={jeton} perdu={perdu} />
      ) : echec !== null ? (
        <Failure part error={echec} retry={look} />
      ) : (
        <>
          <output className={`${plainStyles.dimmed} ${plainStyles.scripted}`}>
            Un instant, nous regardons ton lien…
          </output>
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

const demande = (error: unknown, ...status: number[]): error is CallError =>
  error instanceof CallError && status.includes(error.status);
