import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
} from 'node:crypto';
import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';

/** What one secret of TPR_SECRET gives. */
export interface Cles {
  /** Signs tokens; nobody else has it. */
  privee: KeyObject;
  /** With which everybody can verify them. */
  publique: Output<Calls['cles']>['keys'][number];
  /** With which the player signs its messages, and we verify them: 256 bits that both have. */
  messages: Uint8Array;
}

/** What stands around the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const known = new Map<string, Cles>();

/** Worked out once a secret. */
export function clesOf(secret: string): Cles {
  const found = known.get(secret) ?? workOut(secret);
  known.set(secret, found);
  return found;
}

function workOut(secret: string): Cles {
  const der = Buffer.concat([PKCS8, derive(secret, 'tpr jeton')]);
  const privee = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privee).export({ format: 'jwk' }) as { x: string };
  const named = { crv: 'Ed25519', kty: 'OKP', x } as const;
  // RFC 7638: the name of a key is what it says.
  const kid = createHash('sha256').update(JSON.stringify(named)).digest('base64url');
  return {
    privee,
    publique: { ...named, kid, alg: 'EdDSA', use: 'sig' },
    messages: new Uint8Array(derive(secret, 'tpr message')),
  };
}
