import type { AccesUser } from '../kernel/session.tsx';

/** Each type of access under a road sign's shape: a limit of 50, a direction, a danger. */
export function TypeSign({ type }: { type: AccesUser['type'] }) {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true">
      {SIGNS[type]}
    </svg>
  );
}

const SIGNS = {
  QT: (
    <>
      <circle cx="26" cy="26" r="25" fill="#fff" />
      <circle cx="26" cy="26" r="21.5" fill="#fff" stroke="#c1121f" strokeWidth="6" />
      <g fill="none" stroke="#1b242d" strokeWidth="3.4" strokeLinejoin="round">
        <path d="M23 19h-7v6h3.5a4.5 4.5 0 1 1-4.5 5" strokeLinecap="round" />
        <rect x="28" y="19" width="8.5" height="15.5" rx="4.25" />
      </g>
    </>
  ),
  EL: (
    <>
      <rect x="1" y="1" width="50" height="50" rx="7" fill="#fff" />
      <rect x="3.5" y="3.5" width="45" height="45" rx="5" fill="#0b4ea2" />
      <path
        d="M26 17c-4-3-9-3.5-14-3v21c5-.5 10 0 14 3 4-3 9-3.5 14-3V14c-5-.5-10 0-14 3z"
        fill="#fff"
      />
      <path d="M26 17v21" stroke="#0b4ea2" strokeWidth="2.5" />
    </>
  ),
  EX: (
    <>
      <path d="M26 3 50 46.5H2z" fill="#fff" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
      <path
        d="M26 7 46.5 44.5h-41z"
        fill="#fff"
        stroke="#c1121f"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M26 20v11.5M26 37.5v.1" stroke="#1b242d" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
} as const;
