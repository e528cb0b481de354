import { PERIODES } from '../../../regles/periodes.ts';

/** Necessary storage needs no consent. */
export const finalites = ['mesure', 'externes'] as const;

export type Finalite = (typeof finalites)[number];
export type Accord = Record<Finalite, boolean>;

export interface Choix {
  accord: Accord;
  /** Has no milliseconds: the cookie keeps whole seconds. */
  date: Date;
}

export const NOM_COOKIE = 'consentement';
/** For yes and no. */
export const DUREE_COOKIE_SECONDS = PERIODES.choixDesCookies.ms / 1000;
/** Raise it when a purpose is added or changes: older choices become void. */
const VERSION = 1;

/** Safe cookie characters: `v1.2026-11-21T08:54:00Z.mesure:0.externes:1`. */
const FORME = [
  `v${VERSION}`,
  String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)`,
  ...finalites.map((finalite) => `${finalite}:([01])`),
].join(String.raw`\.`);

const VALEUR = new RegExp(`^${FORME}$`);

export const accordComplet: Accord = { mesure: true, externes: true };
export const aucunAccord: Accord = { mesure: false, externes: false };

export function writeChoix(accord: Accord, now: Date): string {
  const date = `${now.toISOString().slice(0, 19)}Z`;
  const parts = finalites.map((finalite) => `${finalite}:${accord[finalite] ? 1 : 0}`);
  return [`v${VERSION}`, date, ...parts].join('.');
}

/** Null (none, another version, unreadable) makes the banner ask. */
export function readChoix(valeur: string | null): Choix | null {
  const found = VALEUR.exec(valeur ?? '');
  if (!found) return null;
  const [, jour, ...reponses] = found;
  const date = new Date(jour!);
  if (Number.isNaN(date.getTime())) return null;
  const accord = Object.fromEntries(
    finalites.map((finalite, i) => [finalite, reponses[i] === '1']),
  ) as Accord;
  return { accord, date };
}

/** Runs in the head before first paint: shows the banner to the undecided only. */
export const MARQUE_CONSENTEMENT = `try{/(?:^|; )${NOM_COOKIE}=${FORME}(?:;|$)/.test(document.cookie)||document.documentElement.setAttribute('data-consentement','')}catch{}`;
