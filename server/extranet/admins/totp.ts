import { encodeQR } from 'qr';
import { Secret, TOTP } from 'otpauth';
import { marque } from '../../../marque.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { seal, unseal } from '../../socle/securite/signature.ts';

/** Every application supports these RFC 6238 parameters: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: marque.nom,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits, in Base32. */
export const drawSecret = (): string => new Secret({ size: 20 }).base32;

export const qrOf = (secret: string, email: string): string =>
  encodeQR(totpOf(secret, email).toString(), 'svg', { ecc: 'medium', border: 4 });

/** Returns the code's time step, tolerating one step of clock drift; null when wrong. */
export function pasOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Binds the sealed secret to its account, so that a copied row is useless. */
const purposeOf = (admin_id: number) => `second facteur ${admin_id}`;

export const sealTotp = ({ APP_SECRET }: AppSecret, admin_id: number, secret: string): string =>
  seal(APP_SECRET, purposeOf(admin_id), secret);

export const unsealTotp = ({ APP_SECRET }: AppSecret, admin_id: number, sealed: string) =>
  unseal(APP_SECRET, purposeOf(admin_id), sealed);
