import { STROKE } from './Icon.tsx';

export interface SignProps {
  kind: 'success' | 'error' | 'info' | 'warning';
  size?: number;
}

/** Four shapes, so that colour is never alone. */
export function Sign({ kind, size = 22 }: SignProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <g {...STROKE}>{SHAPES[kind]}</g>
    </svg>
  );
}

const SHAPES = {
  success: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m7.5 12.5 3 3 6-6.5" />
    </>
  ),
  error: (
    <>
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z" />
      <path d="m8.5 8.5 7 7m0-7-7 7" />
    </>
  ),
  info: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="3" />
      <path d="M12 11v6M12 7.2v.1" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3 1.8 20.5h20.4z" />
      <path d="M12 10v5M12 17.8v.1" />
    </>
  ),
} as const;
