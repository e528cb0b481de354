// Parts
export { AuthHost, openAuth, preloadAuth } from './auth.tsx';
export { NoteDuCode } from './NoteDuCode.tsx';
export { MonCompte } from './MonCompte.tsx';
export { Securite } from './Securite.tsx';
export { TexteAere } from './TexteAere.tsx';
export { VerifierInfos } from './VerifierInfos.tsx';

// Rules
export { formatRegistre } from './registre.ts';
export {
  hasLeft,
  isStillThere,
  MARQUE_SESSION,
  SessionProvider,
  useSession,
  useUser,
} from './session.ts';
export { passedSuite } from './suite.ts';
