import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, seal, unseal } from '../../socle/securite/signature.ts';

type Secret = Pick<Environment, 'APP_SECRET'>;

const A_DAY = 24 * 3600 * 1000;
const AN_HOUR = 3600 * 1000;
const LIEN = 'confirmation';
const REFERENCE = 'verification mail';

interface Lien {
  eleve_id: number;
  /** Milliseconds since 1970. */
  date: number;
  /** Hash of the address that got the link. */
  destinataire: string;
}

/** Short links survive mail clients; 64 bits tell addresses apart. */
const short = (email: string) => fingerprint(email).slice(0, 16);

/** Proves for 24 hours that its holder reads the address. */
export function lienDeConfirmation(
  { APP_SECRET, APP_URL }: Pick<Environment, 'APP_SECRET' | 'APP_URL'>,
  eleve: { id: number; email: string },
  now: Date,
) {
  const content: [number, number, string] = [eleve.id, now.getTime(), short(eleve.email)];
  return {
    lien: `${APP_URL}/confirmation/${seal(APP_SECRET, LIEN, JSON.stringify(content))}`,
    fin: new Date(now.getTime() + A_DAY),
  };
}

/** Valid in itself; only the account knows whether it was used. */
export function openLien({ APP_SECRET }: Secret, jeton: string, now: Date): Lien | undefined {
  const text = unseal(APP_SECRET, LIEN, jeton);
  if (text === undefined) return undefined;
  const [eleve_id, date, destinataire] = JSON.parse(text) as [number, number, string];
  if (now.getTime() >= date + A_DAY) return undefined;
  return { eleve_id, date, destinataire };
}

export const isDestinataire = ({ destinataire }: Lien, email: string) =>
  destinataire === short(email);

/** Given to a log-in whose address is unconfirmed; it reveals no id. */
export const sealReference = ({ APP_SECRET }: Secret, eleve_id: number, now: Date) =>
  seal(APP_SECRET, REFERENCE, `${eleve_id}.${now.getTime()}`);

export function openReference(
  { APP_SECRET }: Secret,
  sealed: string,
  now: Date,
): number | undefined {
  const [id, date] = (unseal(APP_SECRET, REFERENCE, sealed) ?? '').split('.').map(Number);
  return id && date && now.getTime() < date + AN_HOUR ? id : undefined;
}
