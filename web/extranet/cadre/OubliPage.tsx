import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { marque } from '../../../marque.ts';
import { call } from '../../socle/kernel/call.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Alerte, Envoyer, Porte, usePorte } from './Porte.tsx';
import { loginAlert } from './loginAlert.ts';

export const meta: MetaFunction = () => [
  { title: `Mot de passe oublié · Extranet · ${marque.nom}` },
];

export default function OubliPage() {
  const [dit, setDit] = useState<string | null>(null);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  const { submit, field, refus } = usePorte({ email: '' }, async (typed) => {
    setDit(null);
    setDit((await call('forgotPasswordExtranet', typed)).message);
  });
  return (
    <Porte submit={submit} titre="Mot de passe oublié" nom="Mot de passe oublié">
      <Alerte alert={refus === null ? null : loginAlert(refus)} />
      <output>{dit}</output>
      <TextInput
        {...field('email')}
        ref={email}
        type="email"
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Envoyer submit={submit} pending="Envoi…">
        Recevoir un lien
      </Envoyer>
      <Link to="/extranet" className={plainStyles.link}>
        Revenir à la connexion
      </Link>
    </Porte>
  );
}
