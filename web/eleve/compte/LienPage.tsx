import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { marque } from '../../../marque.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { CallError } from '../../socle/kernel/errors.ts';
import messageStyles from '../../socle/ui/Message.module.css';
import plainStyles from '../../socle/ui/plain.module.css';

export const metaOfLien =
  (titre: string): MetaFunction =>
  () => [{ title: `${titre} · ${marque.nom}` }, { name: 'referrer', content: 'no-referrer' }];

interface Props<E> {
  titre: string;
  /** Follows « Pour » in the text that readers without JavaScript see. */
  pour: string;
  /** Always refused: the link alone is not enough. */
  ask: (jeton: string) => Promise<unknown>;
  etapeOf: (refus: CallError) => E | null;
  children: (
    etape: E,
    le: { jeton: string; perdu: () => void; onEtape: (etape: E) => void },
  ) => ReactNode;
}

/** Opening the link changes nothing, since mail filters open links. */
export function LienPage<E>({ titre, pour, ask, etapeOf, children }: Props<E>) {
  const { jeton = '' } = useParams();
  const navigate = useNavigate();
  const [etape, setEtape] = useState<E | null>(null);
  const [echec, setEchec] = useState<unknown>(null);
  const perdu = useCallback(() => void navigate('/expired-token', { replace: true }), [navigate]);
  const look = useCallback(
    () =>
      ask(jeton).catch((error: unknown) => {
        const refus = error instanceof CallError ? error : null;
        const voulue = refus && etapeOf(refus);
        if (voulue !== null) return setEtape(voulue);
        return refus && [401, 404, 422].includes(refus.status) ? perdu() : setEchec(error);
      }),
    [ask, etapeOf, jeton, perdu],
  );
  useEffect(() => void look(), [look]);

  return (
    <div className={messageStyles.page}>
      <h1 className={messageStyles.title}>{titre}</h1>
      {etape !== null ? (
        children(etape, { jeton, perdu, onEtape: setEtape })
      ) : echec !== null ? (
        <Failure part error={echec} retry={look} />
      ) : (
        <>
          <output className={`${plainStyles.dimmed} ${plainStyles.scripted}`}>
            Un instant, nous regardons ton lien…
          </output>
          <noscript>
            <p className={plainStyles.spaced}>
              Pour {pour}, active JavaScript dans ton navigateur, puis recharge cette page.
            </p>
          </noscript>
        </>
      )}
    </div>
  );
}

export const wantsPassword = ({ status, errors }: CallError) =>
  status === 422 && Boolean(errors?.password);
