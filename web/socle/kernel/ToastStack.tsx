import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { listen } from '../ui/listen.ts';
import { Sign } from '../ui/Sign.tsx';
import { useStore } from './store.ts';
import type { SessionAudience } from './storage.ts';
import { type Toast, isSameSujet, staysFor, waitingToasts } from './toasts.ts';
import styles from './ToastStack.module.css';

const COLORS = { success: 'success', error: 'danger', info: 'bleu', warning: 'warning' } as const;

export function ToastStack({ audience }: { audience: SessionAudience }) {
  const waiting = useStore(waitingToasts);
  const last = useRef<Retour | null>(null);
  useEffect(() => {
    if (waiting.length === 0) return;
    waitingToasts.set([]);
    for (const said of waiting) show(said, staysFor(audience, said), last);
  }, [waiting, audience]);
  useEffect(
    () =>
      listen(window, {
        keydown(event) {
          const ctrlZ = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
          if (!ctrlZ || event.key.toUpperCase() !== 'Z' || isTyping(event.target)) return;
          if (!last.current) return;
          event.preventDefault();
          last.current.act();
        },
      }),
    [],
  );
  return (
    <Notifications
      withinPortal={false}
      position="top-center"
      containerWidth={420}
      transitionDuration={180}
      zIndex={1000}
      classNames={{ root: styles.stack ?? '' }}
    />
  );
}

const CTRL_Z = { 'aria-keyshortcuts': 'Control+Z', title: 'Ctrl+Z' };

interface Retour {
  act: () => void;
  forget: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function show(
  { kind, title, message, sujet, action, annuler }: Toast,
  autoClose: number,
  last: { current: Retour | null },
): void {
  // A toast about the same thing replaces the earlier one.
  for (const shown of notificationsStore.getState().notifications) {
    const again = shown.title === title && shown.message === message;
    const about = shown['data-sujet'];
    const outdated = about !== undefined && isSameSujet(about, sujet);
    if (shown.id && (again || outdated)) notifications.hide(shown.id);
  }
  let button = action && {
    children: action.libelle,
    onClick() {
      notifications.hide(id);
      action.run();
    },
  };
  if (annuler) {
    const { run, delai } = annuler;
    const act = () => {
      forget();
      run();
    };
    const forget = () => {
      clearTimeout(over);
      if (last.current?.act === act) last.current = null;
      notifications.hide(id);
    };
    const over = setTimeout(forget, delai);
    last.current?.forget();
    last.current = { act, forget };
    button ??= { children: 'Annuler', onClick: act, ...CTRL_Z };
  }
  const id = notifications.show({
    title,
    message: button ? (
      <>
        {message}
        <Button variant="outline" size="sm" {...button} />
      </>
    ) : (
      message
    ),
    color: COLORS[kind],
    icon: <Sign kind={kind} />,
    autoClose,
    // A toast with a button must not be replaced: the undo would be lost.
    ...(!annuler && !action && { 'data-sujet': sujet }),
    // Success is polite, trouble is assertive.
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'presentation',
    classNames: {
      root: styles.toast ?? '',
      icon: styles.icon ?? '',
      body: styles.body ?? '',
      description: styles.message ?? '',
    },
    closeButtonProps: { 'aria-label': 'Fermer', size: 'xl', iconSize: 18 },
  });
}
