import { useEffect } from 'react';
import { listen } from './listen.ts';

const SCHEMA = 'data-mantine-color-scheme';

export function usePaper(): void {
  useEffect(() => {
    const { documentElement: html } = document;
    let screen: string | null = null;
    return listen(window, {
      beforeprint() {
        screen ??= html.getAttribute(SCHEMA);
        html.setAttribute(SCHEMA, 'light');
      },
      afterprint() {
        if (screen !== null) html.setAttribute(SCHEMA, screen);
        screen = null;
      },
    });
  }, []);
}
