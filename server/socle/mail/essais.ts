export interface Echec {
  code?: string;
  /** The system's own code, when `code` is nodemailer's. */
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  timeoutType?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAUSES = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];
/** Jitter: a recovering mail server is not hit by all at once. */
const SPREAD = 0.2;

export const MOST_TRIES = PAUSES.length + 1;

/** In milliseconds; undefined after the last try. */
export function pauseAfter(essais: number, random = Math.random()): number | undefined {
  const pause = PAUSES[essais - 1];
  return pause && Math.round(pause * (1 + SPREAD * (2 * random - 1)));
}

/** « 5.7.1 » rejects the sender, which the owner can fix. */
const POLICY = /^5\.7\./;

export function isRefusedForGood(echec: Echec): boolean {
  const { command, responseCode = 0 } = echec;
  return (
    command === 'RCPT TO' &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !POLICY.test(enhancedOf(echec) ?? '')
  );
}

const NOT_THERE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const NOT_IN_TIME = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);
/** The server wants another name or password. */
export const REFUS = 'EAUTH';
const NOT_LET_IN = new Set(['EDNS', REFUS, 'ENOAUTH', 'ETLS']);

/** Prefix of `erreur` when the server was unreachable or refused the log-in. */
export const SERVEUR = 'serveur';

/** Codes only: a server's text often names the recipient. */
export function describe(echec: Echec): string {
  const { code = 'EINCONNU', originalCode = '', timeoutType = '', responseCode } = echec;
  const away = NOT_THERE.has(originalCode) || NOT_IN_TIME.has(timeoutType) || NOT_LET_IN.has(code);
  const which = originalCode || timeoutType || code;
  return [away ? SERVEUR : 'mail', which, responseCode, enhancedOf(echec)]
    .filter(Boolean)
    .join(' ');
}

const enhancedOf = ({ response = '' }: Echec): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
