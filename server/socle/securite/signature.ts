import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** 256 random bits, safe in an address, a header and a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url');

export const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

/** Signs the purpose too, so that no signature is valid for another one. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

export function sameString(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** AES-256-GCM, with a key per purpose. */
export const seal = (secret: string, purpose: string, text: string): string =>
  sealBytes(secret, purpose, Buffer.from(text)).toString('base64url');

/** Undefined unless `seal` encrypted it for this purpose. */
export const unseal = (secret: string, purpose: string, sealed: string): string | undefined =>
  unsealBytes(secret, purpose, Buffer.from(sealed, 'base64url'))?.toString('utf8');

export function sealBytes(secret: string, purpose: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

export function unsealBytes(
  secret: string,
  purpose: string,
  bytes: Uint8Array,
): Buffer | undefined {
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
