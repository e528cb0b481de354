import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';
import { focusHeading } from './focusHeading.ts';

export interface DialogProps {
  opened: boolean;
  /** Escape, the cross, and the backdrop unless `keepOnBackdrop`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
  size?: string;
  cross?: boolean;
  keepOnBackdrop?: boolean;
  zIndex?: number;
}

/** Every modal window of the house: 300 ms, its backdrop 150 ms, the focus held and returned. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, origin, size = 'sm', cross = true } = props;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      classNames={{ content: styles.content ?? '' }}
      centered
      zIndex={props.zIndex ?? 200}
      closeOnClickOutside={!props.keepOnBackdrop}
      returnFocus={false}
      transitionProps={{ transition: 'fade-up', duration: 300 }}
      onExitTransitionEnd={() => returnFocus(origin, content.current)}
    >
      <Modal.Overlay transitionProps={{ duration: 150 }} />
      <Modal.Content ref={content} radius="lg" data-closing={!opened || undefined}>
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

/** Unless the keyboard has gone on by itself; to the title of the page when what had it is gone. */
function returnFocus(origin: Element | null, dialog: HTMLElement | null): void {
  const active = document.activeElement;
  const lost = active === null || active === document.body || dialog?.contains(active);
  if (!lost) return;
  const there = origin?.isConnected && origin !== document.body;
  if (there && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  else focusHeading();
}
