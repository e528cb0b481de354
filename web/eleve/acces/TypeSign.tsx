import type { AccesUser } from './acces.calls.ts';

export function TypeSign({ type }: { type: AccesUser['type'] }) {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true">
      {SIGNS[type]}
    </svg>
  );
}

/** Real plates' colours, whatever the theme. */
const ROUGE = '#bb1e10';
const BLEU = '#005b8d';

const SIGNS = {
  QT: (
    <>
      <circle cx="26" cy="26" r="25" fill={ROUGE} />
      <circle cx="26" cy="26" r="18" fill="#fff" />
      <g fill="none" stroke="#1b242d" strokeWidth="3.4" strokeLinejoin="round">
        <path d="M23 19h-7v6h3.5a4.5 4.5 0 1 1-4.5 5" strokeLinecap="round" />
        <rect x="28" y="19" width="8.5" height="15.5" rx="4.25" />
      </g>
    </>
  ),
  EL: (
    <>
      <rect x="1" y="1" width="50" height="50" rx="3.5" fill={BLEU} />
      <rect
        x="2.8"
        y="2.8"
        width="46.4"
        height="46.4"
        rx="2.4"
        fill="none"
        stroke="#fff"
        strokeWidth="1.2"
      />
      <path
        d="M26 17c-4-3-9-3.5-14-3v21c5-.5 10 0 14 3 4-3 9-3.5 14-3V14c-5-.5-10 0-14 3z"
        fill="#fff"
      />
      <path d="M26 17v21" stroke={BLEU} strokeWidth="2.5" />
    </>
  ),
  EX: (
    <>
      <path
        d="M26 6 48.5 45H3.5z"
        fill={ROUGE}
        stroke={ROUGE}
        strokeWidth="5.4"
        strokeLinejoin="round"
      />
      <path d="M26 10.6 44.6 42.9H7.4z" fill="#fff" />
      <path d="M24.2 20.4a1.8 1.8 0 0 1 3.6 0L26.7 34h-1.4z" fill="#1b242d" />
      <circle cx="26" cy="37.4" r="2.1" fill="#1b242d" />
    </>
  ),
} as const;
