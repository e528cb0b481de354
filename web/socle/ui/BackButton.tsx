import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { STROKE } from './Icon.tsx';
import plainStyles from './plain.module.css';

export function BackButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${plainStyles.unprinted} ${plainStyles.back}`}>
      <Arrow />
      {children}
    </Link>
  );
}

export function Arrow() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path d="M15 9H3.5M8 4 3 9l5 5" {...STROKE} />
    </svg>
  );
}
