import { Signe } from '../questions/signes.tsx';

export const SigneDonnee = () => (
  <Signe>
    <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />
  </Signe>
);

export const SigneGrille = () => (
  <Signe>
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
  </Signe>
);

export const SigneHorloge = () => (
  <Signe>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </Signe>
);

export const SigneReseau = () => (
  <Signe>
    <path d="M3 3l18 18M8.5 15.5a5 5 0 017 0M5 12a10 10 0 014-2.4M19 12a10 10 0 00-5-2.7M12 19.2v.1M2 8.6a15 15 0 013.6-2.3M22 8.6a15 15 0 00-11.4-3.5" />
  </Signe>
);

export const SigneAvant = () => (
  <Signe>
    <path d="M15 5l-7 7 7 7" />
  </Signe>
);

export const SigneApres = () => (
  <Signe>
    <path d="M9 5l7 7-7 7" />
  </Signe>
);
