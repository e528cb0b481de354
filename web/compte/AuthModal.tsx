import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

export interface AuthState {
  open: boolean;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
}

/** What is typed survives a closing; a click beside the form closes nothing. */
export function AuthModal({ open, origin, close }: AuthState & { close: () => void }) {
  const [typed, setTyped] = useState({ email: '', password: '' });
  return (
    <Dialog
      opened={open}
      onClose={close}
      title="Connecte-toi"
      origin={origin}
      size="26rem"
      keepOnBackdrop
    >
      <LoginForm typed={typed} onType={setTyped} />
    </Dialog>
  );
}
