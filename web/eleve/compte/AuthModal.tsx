import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../socle/ui/Dialog.tsx';
import type { AuthMode, AuthState } from './authMode.ts';
import { useGetReglages } from './compte.calls.ts';
import { InscriptionForm, RIEN_TAPE } from './InscriptionForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OublieForm } from './OublieForm.tsx';

export interface AuthModalProps extends AuthState {
  switchTo: (mode: AuthMode) => void;
  close: () => void;
}

const TITRES = {
  login: 'Connecte-toi',
  register: 'Inscris-toi gratuitement',
  oublie: 'Mot de passe oublié ?',
} as const;

/** Typing survives closing and mode changes; the backdrop closes nothing. */
export function AuthModal({ open, mode, avis, suite, origin, switchTo, close }: AuthModalProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [inscription, setInscription] = useState(RIEN_TAPE);
  const reglages = useGetReglages(open);
  const forms = useRef<HTMLDivElement>(null);

  // The clicked link is gone: focus the new form.
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    forms.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [mode]);

  return (
    <Dialog
      opened={open}
      onClose={close}
      title={TITRES[mode]}
      origin={origin}
      size={mode === 'register' ? '36rem' : '26rem'}
      keepOnBackdrop
    >
      <div ref={forms}>
        {mode === 'login' && (
          <LoginForm
            typed={{ email, password }}
            onType={(patch) => {
              if (patch.email !== undefined) setEmail(patch.email);
              if (patch.password !== undefined) setPassword(patch.password);
            }}
            avis={avis}
            suite={suite}
            switchTo={switchTo}
          />
        )}
        {mode === 'register' && (
          <InscriptionForm
            typed={{ ...inscription, email }}
            onType={({ email: typedEmail, ...patch }) => {
              if (typedEmail !== undefined) setEmail(typedEmail);
              setInscription((known) => ({ ...known, ...patch }));
            }}
            reglages={reglages}
            suite={suite}
            switchTo={switchTo}
          />
        )}
        {mode === 'oublie' && (
          <OublieForm email={email} onType={setEmail} switchTo={switchTo} close={close} />
        )}
      </div>
    </Dialog>
  );
}
