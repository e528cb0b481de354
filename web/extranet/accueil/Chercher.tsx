import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { Level } from '../../../contract/call.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { preload, useLate } from '../../socle/kernel/useLate.ts';
import { Icon } from '../../socle/ui/Icon.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { useDialog } from '../../socle/ui/useDialog.ts';
import { useShortcut } from '../../socle/ui/useShortcut.ts';
import styles from './extranet.module.css';

const load = () => import('./Palette.tsx').then((module) => module.Palette);

export function Chercher({ level }: { level: Level }) {
  const { opened, origin, open, close } = useDialog();
  useShortcut('Ctrl+K', open);
  const { Component, ready } = useLate(load, opened, (cause) => {
    close();
    tellFailure(cause, 'palette');
  });
  // Offline, the chunk may not load.
  useEffect(() => preload(load), []);
  return (
    <>
      <Button
        variant="default"
        className={styles.chercher ?? ''}
        aria-keyshortcuts="Control+K"
        title="Ctrl+K"
        onClick={open}
      >
        <span className={plainStyles.row}>
          <Icon name="search" />
          <span className={styles.mot}>Chercher</span>
        </span>
      </Button>
      {Component && (
        <Component opened={opened && ready} origin={origin} onClose={close} level={level} />
      )}
    </>
  );
}
