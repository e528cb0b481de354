import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { type AuthState, closeAuth } from './auth.tsx';
import { LoginForm } from './LoginForm.tsx';

/** What is typed survives a closing; a click beside the form closes nothing. */
export function AuthModal({ open, origin }: AuthState) {
  const [typed, setTyped] = useState({ email: '', password: '' });
  return (
    <Dialog
      opened={open}
      onClose={closeAuth}
      title="Connecte-toi"
      origin={origin}
      size="26rem"
      keepOnBackdrop
    >
      <LoginForm typed={typed} onType={setTyped} />
    </Dialog>
  );
}
