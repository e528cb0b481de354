import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
} from 'node:crypto';
import type { OutputOf } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';

export interface Cles {
  /** Signs tokens; nobody else has it. */
  privee: KeyObject;
  publique: OutputOf<'cles'>['keys'][number];
  /** Shared with the player, 256 bits: signs its messages. */
  messages: Uint8Array;
}

/** The PKCS #8 prefix of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const known = new Map<string, Cles>();

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
  // RFC 7638: a key's id is its thumbprint.
  const kid = createHash('sha256').update(JSON.stringify(named)).digest('base64url');
  return {
    privee,
    publique: { ...named, kid, alg: 'EdDSA', use: 'sig' },
    messages: new Uint8Array(derive(secret, 'tpr message')),
  };
}

export const cles: Handler<'cles'> = async ({ env }) => ({
  keys: env.TPR_SECRET.map((secret) => clesOf(secret).publique),
});
