import { Button, Group, Skeleton, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './admins.module.css';
import { Codes } from './Codes.tsx';
import { useConfirmed } from './useConfirmed.ts';

type Prepare = OutputOf<'beginFacteur'>;

const SUJET = 'facteur';

export function SecondFacteur() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(callQuery('getFacteur', {}));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = async (message: string) => {
    toast({ kind: 'success', title: message, duration: 4000, sujet: SUJET });
    await Promise.all(
      ['getFacteur', 'getUserExtranet', 'getUsers'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
  if (error && !data) return <Failure part error={error} retry={refetch} />;
  if (!data) return <Skeleton height={160} />;
  if (codes) return <Codes codes={codes} onKept={() => setCodes(null)} />;
  const got = async (told: { codes: string[]; message: string }) => {
    setCodes(told.codes);
    await changed(told.message);
  };
  if (data.dateFacteur === null) return <Installer onInstalled={got} />;
  return <Installe {...data} dateFacteur={data.dateFacteur} onCodes={got} onRemoved={changed} />;
}

interface InstallerProps {
  onInstalled: (told: OutputOf<'confirmFacteur'>) => Promise<void>;
}

function Installer({ onInstalled }: InstallerProps) {
  const [prepare, setPrepare] = useState<Prepare | null>(null);
  if (prepare)
    return (
      <Confirmer prepare={prepare} onInstalled={onInstalled} onCancel={() => setPrepare(null)} />
    );
  return (
    <>
      <p>
        Un code de votre téléphone, demandé après le mot de passe&nbsp;: qui devine ou vole votre
        mot de passe ne peut alors rien en faire. Il vous faut une application comme Google
        Authenticator, Microsoft Authenticator, Aegis ou 2FAS.
      </p>
      <AvecMotDePasse
        nom="Installer un second facteur"
        bouton="Installer"
        send={async (password) => setPrepare(await call('beginFacteur', { password }))}
      />
    </>
  );
}

interface ConfirmerProps extends InstallerProps {
  prepare: Prepare;
  onCancel: () => void;
}

function Confirmer({ prepare, onInstalled, onCancel }: ConfirmerProps) {
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const { submit, field } = useConfirmed({ code: '' }, 'code', SUJET, async (typed) => {
    const { jeton } = prepare;
    await onInstalled(await call('confirmFacteur', { jeton, ...typed }));
  });
  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Confirmer le second facteur"
      noValidate
    >
      <p>Lisez ce QR code avec votre application, puis recopiez le code qu’elle montre.</p>
      <img
        className={styles.qr}
        width="240"
        height="240"
        src={`data:image/svg+xml,${encodeURIComponent(prepare.qr)}`}
        alt="QR code à lire avec votre application"
      />
      <p>
        Sans appareil photo, tapez cette clé dans l’application&nbsp;:{' '}
        <code className={styles.secret}>{prepare.secret}</code>
      </p>
      <TextInput
        {...field('code')}
        ref={code}
        label="Code à six chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <Group>
        <SubmitButton busy={submit.busy} pending="Vérification…">
          Confirmer
        </SubmitButton>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Annuler
        </Button>
      </Group>
    </form>
  );
}

interface InstalleProps extends OutputOf<'getFacteur'> {
  dateFacteur: string;
  onCodes: (told: OutputOf<'renewCodes'>) => Promise<void>;
  onRemoved: (message: string) => Promise<void>;
}

function Installe({ dateFacteur, obligatoire, codesRestants, onCodes, onRemoved }: InstalleProps) {
  const [doing, setDoing] = useState<'codes' | 'retirer' | null>(null);
  const cancel = (
    <Button variant="subtle" color="gray" onClick={() => setDoing(null)}>
      Annuler
    </Button>
  );
  return (
    <>
      <p>
        Installé depuis le {dayInWords(dateFacteur)}.{' '}
        {codesRestants === 0
          ? 'Il ne vous reste aucun code de secours\u00a0: prenez-en de nouveaux.'
          : codesRestants === 1
            ? 'Il vous reste un code de secours.'
            : `Il vous reste ${codesRestants} codes de secours.`}
      </p>
      {doing === null && (
        <Group>
          <Button variant="outline" onClick={() => setDoing('codes')}>
            Nouveaux codes de secours
          </Button>
          {obligatoire === 0 && (
            <Button variant="outline" color="danger" onClick={() => setDoing('retirer')}>
              Retirer le second facteur
            </Button>
          )}
        </Group>
      )}
      {doing === 'codes' && (
        <AvecMotDePasse
          nom="Nouveaux codes de secours"
          autre={cancel}
          send={async (password) => {
            await onCodes(await call('renewCodes', { password }));
            setDoing(null);
          }}
        />
      )}
      {doing === 'retirer' && (
        <AvecMotDePasse
          nom="Retirer le second facteur"
          danger
          autre={cancel}
          send={async (password) => onRemoved((await call('deleteFacteur', { password })).message)}
        />
      )}
    </>
  );
}

interface AvecMotDePasseProps {
  nom: string;
  bouton?: string;
  danger?: boolean;
  autre?: ReactNode;
  send: (password: string) => Promise<void>;
}

function AvecMotDePasse({ nom, bouton = nom, danger = false, autre, send }: AvecMotDePasseProps) {
  const { submit, field } = useConfirmed({ password: '' }, 'password', SUJET, ({ password }) =>
    send(password),
  );
  return (
    <form className={plainStyles.stack} onSubmit={submit.onSubmit} aria-label={nom} noValidate>
      <PasswordField
        {...field('password')}
        label="Votre mot de passe"
        autoComplete="current-password"
        what="votre mot de passe"
      />
      <Group>
        <SubmitButton busy={submit.busy} pending="Vérification…" color={danger ? 'danger' : 'bleu'}>
          {bouton}
        </SubmitButton>
        {autre}
      </Group>
    </form>
  );
}
