import { useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { marque } from '../../marque.ts';
import { CallError } from '../kernel/errors.ts';
import { Failure } from '../kernel/Failure.tsx';
import messageStyles from '../ui/Message.module.css';
import plainStyles from '../ui/plain.module.css';
import { ChoisirForm } from './ChoisirForm.tsx';
import { useChoosePassword } from './compte.calls.ts';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [
  { title: `Ton mot de passe · ${marque.nom}` },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the welcome mail of an account that the school made leads. To open it changes nothing. */
export default function ChoisirPage() {
  const { jeton = '' } = useParams();
  const navigate = useNavigate();
  const { mutateAsync: choosePassword } = useChoosePassword();
  const [bon, setBon] = useState(false);
  const [echec, setEchec] = useState<unknown>(null);
  const perdu = useCallback(() => navigate('/expired-token', { replace: true }), [navigate]);
  const look = useCallback(async () => {
    await choosePassword({ jeton }).catch((error: unknown) => {
      if (!(error instanceof CallError)) return setEchec(error);
      if (error.status === 422 && error.errors?.password) return setBon(true);
      return [401, 404, 422].includes(error.status) ? perdu() : setEchec(error);
    });
  }, [choosePassword, jeton, perdu]);
  useEffect(() => void look(), [look]);

  return (
    <div className={messageStyles.page}>
      <h1 className={messageStyles.title}>Choisis ton mot de passe</h1>
      {bon ? (
        <ChoisirForm jeton={jeton} perdu={perdu} />
      ) : echec !== null ? (
        <Failure part error={echec} retry={look} />
      ) : (
        <>
          <output className={`${plainStyles.dimmed} ${plainStyles.scripted}`}>
            Un instant, nous regardons ton lien…
          </output>
          <noscript>
            <p>
              Pour choisir ton mot de passe, active JavaScript dans ton navigateur, puis recharge
              cette page.
            </p>
          </noscript>
        </>
      )}
    </div>
  );
}
