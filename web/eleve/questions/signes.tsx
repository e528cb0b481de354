import type { ReactNode } from 'react';

/** Words always accompany them, so screen readers skip them. */
function Signe({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.15em"
      height="1.15em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}

const signe = (d: string) => () => (
  <Signe>
    <path d={d} />
  </Signe>
);

export const SigneJuste = signe('M4.5 12.5l5 5 10-11');
export const SigneFaux = signe('M6 6l12 12M18 6L6 18');
export const SigneVide = signe('M6 12h12');
export const SigneGrave = signe('M12 3.5L2.5 20h19zM12 10v4.5M12 17.3v.1');
export const SigneHorloge = signe('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l3.5 2');
export const SigneGrille = signe('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z');
export const SigneAvant = signe('M15 5l-7 7 7 7');
export const SigneApres = signe('M9 5l7 7-7 7');

export const SigneDonnee = () => (
  <Signe>
    <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />
  </Signe>
);
