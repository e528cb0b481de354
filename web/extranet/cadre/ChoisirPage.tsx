import '@mantine/core/styles/Input.layer.css';
import { useCallback, useEffect, useState } from 'react';
import { Link, type MetaFunction, useNavigate, useParams } from 'react-router';
import { marque } from '../../../marque.ts';
import { REGLES_EN_BREF } from '../../../regles/motDePasse.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { call } from '../../socle/kernel/call.ts';
import { CallError } from '../../socle/kernel/errors.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import cardStyles from '../../socle/ui/Card.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import { Alerte, Envoyer, Porte, usePorte } from './Porte.tsx';
import styles from './extranet.module.css';
import { loginAlert } from './loginAlert.ts';
import type { Wanted } from './session.ts';

export const meta: MetaFunction = () => [
  { title: `Votre mot de passe · Extranet · ${marque.nom}` },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ChoisirPage() {
  const { jeton = '' } = useParams();
  const [bon, setBon] = useState<boolean | null>(null);
  const [echec, setEchec] = useState<unknown>(null);
  const perdu = useCallback(() => setBon(false), []);
  const look = useCallback(
    () =>
      call('choosePasswordExtranet', { jeton }).catch((error: unknown) => {
        const refus = error instanceof CallError ? error : null;
        if (refus?.status === 422 && refus.errors?.password) setBon(true);
        else if (refus && [401, 422].includes(refus.status)) perdu();
        else setEchec(error);
      }),
    [jeton, perdu],
  );
  useEffect(() => void look(), [look]);
  if (bon === null) return echec === null ? <Chargement /> : <Failure error={echec} retry={look} />;
  return bon ? <Choisir jeton={jeton} perdu={perdu} /> : <Perdu />;
}

function Perdu() {
  return (
    <div className={styles.door}>
      <section className={`${cardStyles.card} ${styles.card}`}>
        <h1 className={styles.title}>Ce lien ne fonctionne plus</h1>
        <p>Il a déjà servi, ou il est trop vieux. Demandez-en un autre avec votre adresse.</p>
        <Link to="/extranet/mot-de-passe-oublie" className={plainStyles.link}>
          Recevoir un autre lien
        </Link>
      </section>
    </div>
  );
}

function Choisir({ jeton, perdu }: { jeton: string; perdu: () => void }) {
  const navigate = useNavigate();
  const { submit, field, refus } = usePorte(
    { password: '' },
    async (typed) => {
      const { email, message } = await call('choosePasswordExtranet', { jeton, ...typed });
      toast({ kind: 'success', title: message, sujet: 'session' });
      await navigate('/extranet', { replace: true, state: { email } satisfies Wanted });
      return true;
    },
    (error) => {
      const gone = error instanceof CallError && error.status === 401;
      if (gone) perdu();
      return gone;
    },
  );
  return (
    <Porte submit={submit} titre="Choisissez votre mot de passe" nom="Choisir mon mot de passe">
      <Alerte alert={refus === null ? null : loginAlert(refus)} />
      <PasswordField
        {...field('password')}
        label="Mot de passe"
        description={REGLES_EN_BREF}
        autoComplete="new-password"
      />
      <Envoyer submit={submit} pending="Un instant…">
        Choisir ce mot de passe
      </Envoyer>
    </Porte>
  );
}
