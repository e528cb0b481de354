import { Loader, Portal } from '@mantine/core';
import { useEffect } from 'react';
import classes from './Overlay.module.css';

/** Covers the whole screen while something is made; what is under it can't be used. */
export function Overlay({ text }: { text: string }) {
  useEffect(() => {
    const page = document.getElementById('page');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
  return (
    <Portal>
      <output className={classes.overlay}>
        <Loader color="jaune" size="lg" />
        <strong className={classes.text}>{text}</strong>
      </output>
    </Portal>
  );
}
