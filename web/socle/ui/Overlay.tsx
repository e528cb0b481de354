import { Loader, Portal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './Overlay.module.css';

export function Overlay({ text }: { text: string }) {
  useEffect(() => {
    const page = document.getElementById('page');
    const origin = document.activeElement;
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      if (document.activeElement === document.body && origin instanceof HTMLElement)
        origin.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Portal>
      <Screen text={text} />
    </Portal>
  );
}

/** The focus makes screen readers announce it. */
function Screen({ text }: { text: string }) {
  const screen = useRef<HTMLOutputElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  return (
    <output ref={screen} tabIndex={-1} className={styles.overlay}>
      <Loader color="jaune" size="lg" />
      <strong className={styles.text}>{text}</strong>
    </output>
  );
}
