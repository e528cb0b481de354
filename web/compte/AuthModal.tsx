import { Dialog } from '../ui/Dialog.tsx';
import { type AuthState, closeAuth } from './auth.tsx';
import { LoginForm } from './LoginForm.tsx';

/** What is typed survives a closing; a click beside the form closes nothing. */
export function AuthModal({ open, origin }: AuthState) {
  return (
    <Dialog
      opened={open}
      onClose={closeAuth}
      title="Connecte-toi"
      origin={origin}
      size="26rem"
      keepOnBackdrop
    >
      <LoginForm />
    </Dialog>
  );
}
