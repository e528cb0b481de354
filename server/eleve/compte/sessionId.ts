import { fingerprint } from '../../socle/securite/signature.ts';

/** Public, and leads neither to the token nor its hash. */
export const sessionId = (jeton: string) => fingerprint(`session ${jeton}`).slice(0, 32);
