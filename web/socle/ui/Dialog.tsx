import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { focusHeading } from './focusHeading.ts';
import { useBackCloses } from './useBackCloses.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  origin: Element | null;
  size?: string;
  cross?: boolean;
  keepOnBackdrop?: boolean;
  backLeaves?: boolean;
  zIndex?: number;
}

export type DialogState = Pick<DialogProps, 'opened' | 'origin' | 'onClose'>;

export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, origin, size = 'sm', cross = true } = props;
  const content = useRef<HTMLDivElement>(null);
  const { zIndex = 200 } = props;
  const from = useRef(origin);
  useEffect(() => {
    // The caller may forget its origin before it closes.
    if (origin) from.current = origin;
  }, [origin]);
  useBackCloses(opened && !props.backLeaves, onClose);
  return (
    <Modal.Root
      opened={opened}
      // Escape reaches every open dialog, and is meant for the top one.
      onClose={() => isOnTop(zIndex) && onClose()}
      size={size}
      classNames={{ content: styles.content ?? '' }}
      centered
      zIndex={zIndex}
      closeOnClickOutside={!props.keepOnBackdrop}
      returnFocus={false}
      transitionProps={{ transition: 'fade-up', duration: 300 }}
      onExitTransitionEnd={() => returnFocus(origin ?? from.current, content.current)}
    >
      <Modal.Overlay transitionProps={{ duration: 150 }} />
      <Modal.Content
        ref={content}
        radius="lg"
        data-closing={!opened || undefined}
        data-height={zIndex}
      >
        <div className={styles.head}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {cross && (
            <Modal.CloseButton
              size="xl"
              iconSize={22}
              className={styles.cross ?? ''}
              aria-label="Fermer"
            />
          )}
        </div>
        <Modal.Body className={styles.body ?? ''}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const isOnTop = (zIndex: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-height]:not([data-closing])')].every(
    ({ dataset }) => Number(dataset.height) <= zIndex,
  );

/** Only if the user has not focused elsewhere. The page's title replaces a lost origin. */
function returnFocus(origin: Element | null, dialog: HTMLElement | null): void {
  const active = document.activeElement;
  const lost = active === null || active === document.body || dialog?.contains(active);
  if (!lost) return;
  const there = origin?.isConnected && origin !== document.body;
  if (there && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  else focusHeading();
}
