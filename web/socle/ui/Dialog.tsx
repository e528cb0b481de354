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
  /** Escape, the cross, the browser's way back, and the backdrop unless `keepOnBackdrop`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
  size?: string;
  cross?: boolean;
  keepOnBackdrop?: boolean;
  /** Its page is nothing without it: the way back leaves both. */
  backLeaves?: boolean;
  zIndex?: number;
}

/** Every modal window of the house: 300 ms, its backdrop 150 ms, the focus held and returned. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, origin, size = 'sm', cross = true } = props;
  const content = useRef<HTMLDivElement>(null);
  const { zIndex = 200 } = props;
  const from = useRef(origin);
  useEffect(() => {
    // Whoever closes it may have forgotten by then what opened it.
    if (origin) from.current = origin;
  }, [origin]);
  useBackCloses(opened && !props.backLeaves, onClose);
  return (
    <Modal.Root
      opened={opened}
      // Escape is heard by each that is open, and is meant for the one on top.
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

/** No other is open above it. */
const isOnTop = (zIndex: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-height]:not([data-closing])')].every(
    ({ dataset }) => Number(dataset.height) <= zIndex,
  );

/** Unless the keyboard has gone on by itself; to the title of the page when what had it is gone. */
function returnFocus(origin: Element | null, dialog: HTMLElement | null): void {
  const active = document.activeElement;
  const lost = active === null || active === document.body || dialog?.contains(active);
  if (!lost) return;
  const there = origin?.isConnected && origin !== document.body;
  if (there && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  else focusHeading();
}
