import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import plainStyles from './plain.module.css';
import styles from './Figures.module.css';
import { inFigures } from './numbers.ts';

export interface FigureProps {
  /** A text stands as it is. */
  value: number | string | undefined;
  label: string;
  note?: string | undefined;
  to: string | null;
  wanting?: boolean;
}

export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {children}
    </ul>
  );
}

export function Figure({ value, label, note, to, wanting }: FigureProps) {
  const words = (
    <>
      <span className={styles.value} data-wanting={wanting || undefined}>
        {value === undefined ? (
          <Skeleton width="2ch" height="1em" />
        ) : typeof value === 'string' ? (
          value
        ) : (
          inFigures(value)
        )}
      </span>{' '}
      <span className={styles.label}>{label}</span>
      {note && <span className={plainStyles.dimmed}> {note}</span>}
    </>
  );
  return (
    <li>
      {to === null && <div className={styles.figure}>{words}</div>}
      {to?.startsWith('#') && (
        <a className={styles.figure} href={to}>
          {words}
        </a>
      )}
      {to?.startsWith('/') && (
        <Link className={styles.figure} to={to}>
          {words}
        </Link>
      )}
    </li>
  );
}
