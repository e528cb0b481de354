import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Figures.module.css';
import { inFigures } from './numbers.ts';

export interface FigureProps {
  /** Undefined until it is there: its place is kept. */
  value: number | undefined;
  /** What is counted, after the number. */
  label: string;
  /** Over what time. */
  note?: string | undefined;
  /** The list behind it; an anchor where it stands on this page, null where there is none. */
  to: string | null;
  /** There is something to be done about it. */
  wanting?: boolean;
}

/** Figures side by side, as many as there is room for. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {children}
    </ul>
  );
}

/** A figure that leads to the list of what it counts. */
export function Figure({ value, label, note, to, wanting }: FigureProps) {
  const words = (
    <>
      <span className={styles.value} data-wanting={wanting || undefined}>
        {value === undefined ? <Skeleton width="2ch" height="1em" /> : inFigures(value)}
      </span>{' '}
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}> {note}</span>}
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
