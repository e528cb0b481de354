import type { Audience } from '../../../contract/call.ts';
import { randomToken, sameString, sign } from './signature.ts';

/** Up to five `random.time.proof` by `~`; no stranger uses up a known browser's tries. */
const NOM = 'appareil_connu';
const SIX_MONTHS = 180 * 24 * 3600;
/** A family's computer knows each of them; a school's knows the latest. */
const MOST = 5;

/** The cookie reveals none of it. */
interface Compte {
  id: number;
  motDePasse: string;
}

/** An unknown account costs the same work, and matches no entry. */
export const NOBODY: Compte = { id: 0, motDePasse: '' };

export interface Cookies {
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: { path: string; maxAge: number }) => void;
}

export interface Place {
  secret: string;
  audience: Audience;
  now: Date;
}

const proofOf = ({ secret, audience }: Place, { id, motDePasse }: Compte, text: string) =>
  sign(secret, 'appareil connu', [audience, id, motDePasse, text].join('\n'));

const entriesOf = ({ cookies }: Cookies) =>
  (cookies[NOM] ?? '').split('~').filter(Boolean).slice(0, MOST);

/** Its tries are counted by this entry; undefined: the browser is unknown. */
export function knownTo(context: Cookies, place: Place, compte: Compte): string | undefined {
  return entriesOf(context).find((entry) => {
    const text = entry.slice(0, Math.max(0, entry.lastIndexOf('.')));
    const begun = Number.parseInt(text.slice(text.indexOf('.') + 1), 36);
    const young = place.now.getTime() < (begun + SIX_MONTHS) * 1000;
    return sameString(entry, `${text}.${proofOf(place, compte, text)}`) && young;
  });
}

/** Lasts six months at `path`; answers the new entry, and the one that it replaces. */
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
