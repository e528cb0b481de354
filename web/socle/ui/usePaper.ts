import { useEffect } from 'react';

const SCHEMA = 'data-mantine-color-scheme';

export function usePaper(): void {
  useEffect(() => {
    const { documentElement: html } = document;
    let screen: string | null = null;
    const print = () => {
      screen ??= html.getAttribute(SCHEMA);
      html.setAttribute(SCHEMA, 'light');
    };
    const back = () => {
      if (screen !== null) html.setAttribute(SCHEMA, screen);
      screen = null;
    };
    addEventListener('beforeprint', print);
    addEventListener('afterprint', back);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', back);
    };
  }, []);
}
