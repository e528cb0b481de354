import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { Sign } from '../ui/Sign.tsx';
import { useStore } from './store.ts';
import type { SessionAudience } from './storage.ts';
import { type Toast, staysFor, waitingToasts } from './toasts.ts';
import styles from './ToastStack.module.css';

const COLORS = { success: 'success', error: 'danger', info: 'bleu', warning: 'warning' } as const;

export function ToastStack({ audience }: { audience: SessionAudience }) {
  const waiting = useStore(waitingToasts);
  useEffect(() => {
    if (waiting.length === 0) return;
    waitingToasts.set([]);
    for (const said of waiting) show(said, staysFor(audience, said));
  }, [waiting, audience]);
  return (
    <Notifications
      withinPortal={false}
      position="top-center"
      containerWidth={420}
      transitionDuration={180}
      zIndex={1000}
    />
  );
}

function show({ kind, title, message }: Toast, autoClose: number): void {
  // Said again, it takes the place of the first.
  for (const shown of notificationsStore.getState().notifications)
    if (shown.id && shown.title === title && shown.message === message)
      notifications.hide(shown.id);
  notifications.show({
    title,
    message,
    color: COLORS[kind],
    icon: <Sign kind={kind} />,
    autoClose,
    // Good news waits its turn in the region's voice; trouble interrupts.
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'presentation',
    classNames: {
      root: styles.toast ?? '',
      icon: styles.icon ?? '',
      description: styles.message ?? '',
    },
    closeButtonProps: { 'aria-label': 'Fermer', size: 'xl', iconSize: 18 },
  });
}
