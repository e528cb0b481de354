import type { Audience } from '../../../contract/call.ts';
import { readRegard } from './regard.ts';

export type SessionAudience = Exclude<Audience, 'visiteur'>;

export const TOKENS = { eleve: 'auth_token', admin: 'auth_token_extranet' } as const;
export type TokenKey = (typeof TOKENS)[SessionAudience];

/** A supervisor's look replaces the learner's token in its tab. */
function readOfRegard(key: string): string | null {
  const regard = readRegard();
  if (!regard) return null;
  if (key === TOKENS.eleve) return regard.token;
  return key === 'auth_user' ? JSON.stringify({ id: regard.id }) : null;
}

/** Storage can be refused (private windows, policies): nobody stays connected, nothing breaks. */
export function readStored(key: string): string | null {
  try {
    return readOfRegard(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function forget(...keys: string[]): void {
  try {
    for (const key of keys) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
  } catch {}
}

export function readCookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** `maxAge` in seconds; the value is not encoded: no space, comma or semicolon. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  } catch {}
}
