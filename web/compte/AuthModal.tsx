import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { returnFocus } from '../kernel/focus.ts';
import { type AuthState, closeAuth } from './auth.tsx';
import classes from './AuthModal.module.css';
import { LoginForm } from './LoginForm.tsx';

export function AuthModal({ open, origin }: AuthState) {
  return (
    <Modal
      opened={open}
      onClose={closeAuth}
      title="Connecte-toi"
      size="26rem"
      yOffset="min(14vh, 8rem)"
      classNames={{ title: classes.title ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
      closeOnClickOutside={false}
      returnFocus={false}
      transitionProps={{ transition: 'fade-up', duration: 300 }}
      overlayProps={{ transitionProps: { duration: 150 } }}
      onExitTransitionEnd={() => returnFocus(origin)}
      keepMounted
    >
      <LoginForm />
    </Modal>
  );
}
