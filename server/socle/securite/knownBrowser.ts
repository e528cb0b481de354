import type { Audience } from '../../../contract/call.ts';
import { randomToken, sameString, sign } from './signature.ts';

/**
 * What tells a browser that has logged in to an account before from a stranger: `random.time.proof`
 * in a cookie that goes with log-ins alone, up to five of them joined by `~`. The proof is bound to
 * account, audience and password, so that a new password ends it everywhere, and nothing is stored.
 * It opens nothing: it gives its browser tries of its own, which nobody else can use up.
 */
const NOM = 'appareil_connu';
const SIX_MONTHS = 180 * 24 * 3600;
/** A family's computer is known to each of them; a school's to the latest. */
const MOST = 5;

/** An account as log-in finds it; nothing of it can be read in the cookie. */
interface Compte {
  id: number;
  motDePasse: string;
}

/** In the place of an account that there is not: as much work, and no entry fits. */
export const NOBODY: Compte = { id: 0, motDePasse: '' };

/** How a handler reads and sets cookies; mount.ts has the rest of it. */
export interface Cookies {
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: { path: string; maxAge: number }) => void;
}

/** Learners and staff are known apart. */
export interface Place {
  secret: string;
  audience: Audience;
  now: Date;
}

const proofOf = ({ secret, audience }: Place, { id, motDePasse }: Compte, text: string) =>
  sign(secret, 'appareil connu', [audience, id, motDePasse, text].join('\n'));

const entriesOf = ({ cookies }: Cookies) =>
  (cookies[NOM] ?? '').split('~').filter(Boolean).slice(0, MOST);

/** The entry that a browser has for an account, by which its tries are counted; undefined: none. */
export function knownTo(context: Cookies, place: Place, compte: Compte): string | undefined {
  return entriesOf(context).find((entry) => {
    const text = entry.slice(0, Math.max(0, entry.lastIndexOf('.')));
    const begun = Number.parseInt(text.slice(text.indexOf('.') + 1), 36);
    const young = place.now.getTime() < (begun + SIX_MONTHS) * 1000;
    return sameString(entry, `${text}.${proofOf(place, compte, text)}`) && young;
  });
}

/**
 * Makes the browser known to the account for six months from now, `path` being where it logs in; gives
 * its new entry, and the one whose place that takes.
 */
export function makeKnown(
  context: Cookies,
  place: Place,
  compte: Compte,
  path: string,
): { entry: string; before: string | undefined } {
  const text = `${randomToken()}.${Math.floor(place.now.getTime() / 1000).toString(36)}`;
  const before = knownTo(context, place, compte);
  const entry = `${text}.${proofOf(place, compte, text)}`;
  const entries = [entry, ...entriesOf(context).filter((each) => each !== before)];
  context.setCookie(NOM, entries.slice(0, MOST).join('~'), { path, maxAge: SIX_MONTHS });
  return { entry, before };
}
