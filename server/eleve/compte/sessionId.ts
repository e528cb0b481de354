import { fingerprint } from '../../socle/securite/signature.ts';

/** Names a session to its owner; neither the token nor what is kept of it can be found from it. */
export const sessionId = (jeton: string) => fingerprint(`session ${jeton}`).slice(0, 32);
