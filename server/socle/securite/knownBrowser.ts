import type { Audience } from '../../../contract/call.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { randomToken, sameString, sign } from './signature.ts';

/** Up to five `random.time.proof` joined by `~`; known browsers have their own tries. */
const NOM = 'appareil_connu';
const LIVES_SECONDS = PERIODES.appareilConnu.ms / 1000;
/** Enough for a family's computer. */
const MOST = 5;

/** A proof is computed from these; the cookie reveals none of them. */
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

export interface Scope {
  secret: string;
  audience: Audience;
  now: Date;
}

const proofOf = ({ secret, audience }: Scope, { id, motDePasse }: Compte, text: string) =>
  sign(secret, 'appareil connu', [audience, id, motDePasse, text].join('\n'));

const entriesOf = ({ cookies }: Cookies) =>
  (cookies[NOM] ?? '').split('~').filter(Boolean).slice(0, MOST);

/** The key that counts its tries; undefined: an unknown browser. */
export function knownTo(context: Cookies, place: Scope, compte: Compte): string | undefined {
  return entriesOf(context).find((entry) => {
    const text = entry.slice(0, Math.max(0, entry.lastIndexOf('.')));
    const begun = Number.parseInt(text.slice(text.indexOf('.') + 1), 36);
    const young = place.now.getTime() < (begun + LIVES_SECONDS) * 1000;
    return sameString(entry, `${text}.${proofOf(place, compte, text)}`) && young;
  });
}

/** Sets the cookie for six months at `path`; returns the new entry and the replaced one. */
export function makeKnown(
  context: Cookies,
  place: Scope,
  compte: Compte,
  path: string,
): { entry: string; before: string | undefined } {
  const text = `${randomToken()}.${Math.floor(place.now.getTime() / 1000).toString(36)}`;
  const before = knownTo(context, place, compte);
  const entry = `${text}.${proofOf(place, compte, text)}`;
  const entries = [entry, ...entriesOf(context).filter((each) => each !== before)];
  context.setCookie(NOM, entries.slice(0, MOST).join('~'), { path, maxAge: LIVES_SECONDS });
  return { entry, before };
}
