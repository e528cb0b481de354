import { Signe } from '../questions/index.ts';

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
