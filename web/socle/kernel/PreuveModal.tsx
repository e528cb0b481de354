import '@mantine/core/styles/Input.layer.css';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { call, onSessionEnded } from './call.ts';
import { sentenceOf } from './errors.ts';
import type { DemandeDePreuve } from './preuve.ts';
import { callQuery } from './query.ts';
import { textFields, useSubmit } from './useSubmit.ts';

const MOTS = {
  eleve: {
    titre: 'C’est bien toi\u202f?',
    phrase: 'Ta session est ouverte depuis un moment\u00a0: donne ton mot de passe, et c’est fait.',
    motDePasse: 'Ton mot de passe',
    pied: 'Tu ne le connais plus\u202f? Déconnecte-toi, puis choisis «\u00a0Mot de passe oublié\u202f?\u00a0».',
  },
  admin: {
    titre: 'C’est bien vous\u202f?',
    phrase:
      'Votre session est ouverte depuis un moment\u00a0: donnez votre mot de passe, et c’est fait.',
    motDePasse: 'Votre mot de passe',
    pied: null,
  },
} as const;

export function PreuveModal({ asked }: { asked: DemandeDePreuve | null }) {
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  return (
    <Dialog
      opened={asked !== null}
      onClose={() => asked?.settle(false)}
      title={shown && MOTS[shown.audience].titre}
      origin={shown?.origin ?? null}
      keepOnBackdrop
      zIndex={300}
    >
      {shown && <PreuveForm asked={shown} />}
    </Dialog>
  );
}

function PreuveForm({ asked: { audience, par, settle } }: { asked: DemandeDePreuve }) {
  const mots = MOTS[audience];
  const email = emailOf(useQueryClient(), audience);
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [parCode, setParCode] = useState(false);
  const [faux, setFaux] = useState<string | null>(null);
  useEffect(() => onSessionEnded(() => settle(false)), [settle]);
  const submit = useSubmit(
    async () => {
      setFaux(null);
      if (audience === 'eleve') await call('addPreuve', { password: typed.password });
      else
        await call(
          'addPreuveExtranet',
          parCode ? { code: typed.code } : { password: typed.password },
        );
      settle(true);
      return true;
    },
    (error, fields) => {
      if (!fields) setFaux(sentenceOf(error));
    },
  );
  const fieldOf = textFields(
    typed,
    (patch) => {
      setTyped({ ...typed, ...patch });
      setFaux(null);
    },
    {
      ...submit,
      ...(faux !== null && { errors: { [parCode ? 'code' : 'password']: [faux] } }),
    },
  );
  return (
    <form onSubmit={submit.onSubmit} aria-label={mots.titre} noValidate>
      <Stack>
        <Text>{mots.phrase}</Text>
        {/* Password managers read the account here. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {parCode ? (
          <TextInput
            {...fieldOf('code')}
            label="Code de votre application, ou code de secours"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            data-autofocus
          />
        ) : (
          <PasswordField
            {...fieldOf('password')}
            label={mots.motDePasse}
            autoComplete="current-password"
            data-autofocus
          />
        )}
        {par === 'code' && (
          <Button variant="subtle" onClick={() => setParCode(!parCode)}>
            {parCode ? 'Donner mon mot de passe' : 'Donner un code de mon application'}
          </Button>
        )}
        {mots.pied && (
          <Text size="sm" c="dimmed">
            {mots.pied}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => settle(false)}>
            Annuler
          </Button>
          <SubmitButton busy={submit.busy} pending="Vérification…">
            Continuer
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

function emailOf(client: QueryClient, audience: DemandeDePreuve['audience']): string {
  const who = audience === 'eleve' ? 'getUser' : 'getUserExtranet';
  return client.getQueryData(callQuery(who, {}).queryKey)?.user.email ?? '';
}
