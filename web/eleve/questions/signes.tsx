import type { ReactNode } from 'react';

/** Words always stand beside them, so screen readers skip them. */
export function Signe({ children }: { children: ReactNode }) {
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

export const SigneJuste = () => (
  <Signe>
    <path d="M4.5 12.5l5 5 10-11" />
  </Signe>
);

export const SigneFaux = () => (
  <Signe>
    <path d="M6 6l12 12M18 6L6 18" />
  </Signe>
);

export const SigneVide = () => (
  <Signe>
    <path d="M6 12h12" />
  </Signe>
);

export const SigneGrave = () => (
  <Signe>
    <path d="M12 3.5L2.5 20h19zM12 10v4.5M12 17.3v.1" />
  </Signe>
);
