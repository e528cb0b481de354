import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Sign } from '../ui/Sign.tsx';
import { useStore } from './store.ts';
import { type Toast, waitingToasts } from './toasts.ts';
import classes from './ToastStack.module.css';

const COLORS = { success: 'success', error: 'danger', info: 'bleu', warning: 'warning' } as const;
const DURATION = 2000;

export function ToastStack() {
  const waiting = useStore(waitingToasts);
  useEffect(() => {
    if (waiting.length === 0) return;
    waitingToasts.set([]);
    waiting.forEach(show);
  }, [waiting]);
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

function show({ kind, title, message, duration = DURATION }: Toast): void {
  notifications.show({
    title,
    message,
    color: COLORS[kind],
    icon: <Sign kind={kind} />,
    autoClose: duration,
    // Good news waits its turn in the region's voice; trouble interrupts.
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'presentation',
    classNames: {
      root: classes.toast ?? '',
      icon: classes.icon ?? '',
      description: classes.message ?? '',
    },
    closeButtonProps: { 'aria-label': 'Fermer', size: 'xl', iconSize: 18 },
  });
}
