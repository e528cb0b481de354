import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, type MetaFunction, Navigate, useLocation } from 'react-router';
import { marque } from '../../../marque.ts';
import { CallError } from '../../socle/kernel/errors.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { preloadToasts } from '../../socle/kernel/ToastHost.tsx';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Alerte, Envoyer, Porte, avis, usePorte } from './Porte.tsx';
import { codeAlert, loginAlert } from './loginAlert.ts';
import { DASHBOARD } from './pages.ts';
import { type Wanted, login, useAdminSession } from './session.ts';

export const meta: MetaFunction = () => [{ title: `Extranet · ${marque.nom}` }];

export default function LoginPage() {
  const { loading, connected, error, reload } = useAdminSession();
  useEffect(preloadToasts, []);
  if (loading) return <Chargement />;
  if (error) return <Failure error={error} retry={reload} />;
  if (connected) return <Navigate to={DASHBOARD} replace />;
  return <LoginForm />;
}

const useWanted = () => (useLocation().state ?? {}) as Wanted;

function LoginForm() {
  const [jeton, setJeton] = useState<string | null>(null);
  const [dit, setDit] = useState<string | null>(null);
  const onBack = (why: string | null) => {
    setDit(why);
    setJeton(null);
  };
  if (jeton === null) return <MotDePasse dit={dit} onSecond={setJeton} />;
  return <SecondFacteur jeton={jeton} onBack={onBack} />;
}

function MotDePasse({ dit, onSecond }: { dit: string | null; onSecond: (jeton: string) => void }) {
  const { vers, email: connu = '' } = useWanted();
  const premier = useRef<HTMLInputElement>(null);
  useEffect(() => premier.current?.focus(), []);
  const { submit, field, refus } = usePorte(
    { email: connu, password: '' },
    (typed) => login('loginExtranet', typed, vers),
    (error) => {
      const jeton = error instanceof CallError ? error.body.jeton : undefined;
      if (typeof jeton === 'string') onSecond(jeton);
      return typeof jeton === 'string';
    },
  );
  return (
    <Porte submit={submit} titre="Connexion à l’extranet" nom="Connexion">
      <Alerte alert={refus === null ? avis(dit) : loginAlert(refus)} />
      <TextInput
        {...field('email')}
        ref={connu === '' ? premier : null}
        type="email"
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        {...(connu !== '' && { ref: premier })}
        label="Mot de passe"
        autoComplete="current-password"
      />
      <Envoyer submit={submit}>Se connecter</Envoyer>
      <Link to="/extranet/mot-de-passe-oublie" className={plainStyles.link}>
        Mot de passe oublié&#8239;?
      </Link>
    </Porte>
  );
}

function SecondFacteur({ jeton, onBack }: { jeton: string; onBack: (why: string | null) => void }) {
  const { vers } = useWanted();
  const [secours, setSecours] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const { submit, field, refus } = usePorte(
    { code: '' },
    (typed) => login('loginCode', { jeton, ...typed }, vers),
    (error) => {
      code.current?.select();
      const again = error instanceof CallError && error.body.recommencer === 1;
      if (again) onBack(error.message);
      return again;
    },
  );
  return (
    <Porte submit={submit} titre="Second facteur" nom="Second facteur">
      <Alerte alert={refus === null ? null : codeAlert(refus)} />
      <TextInput
        {...field('code')}
        ref={code}
        label={secours ? 'Code de secours' : 'Code à six chiffres'}
        description={
          secours
            ? 'Un de ceux que vous avez gardés. Il ne sert qu’une fois.'
            : 'Celui que montre votre application en ce moment.'
        }
        inputMode={secours ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Envoyer submit={submit}>Continuer</Envoyer>
      <Button
        variant="subtle"
        onClick={() => {
          setSecours(!secours);
          code.current?.focus();
        }}
      >
        {secours ? 'Utiliser mon application' : 'Utiliser un code de secours'}
      </Button>
      <Button variant="subtle" color="gray" onClick={() => onBack(null)}>
        Revenir au mot de passe
      </Button>
    </Porte>
  );
}
