import { PERIODES } from '../../../regles/periodes.ts';

/** Necessary storage needs no consent. The cookie has the purposes in this order. */
export const FINALITES = {
  mesure: {
    nom: 'Mesure d’audience',
    texte: 'Compter les visites, pour savoir ce qui plaît. Aujourd’hui, nous ne mesurons rien.',
  },
  externes: {
    nom: 'Contenus externes',
    texte: 'Vidéos, cartes ou boutons d’un autre site. Aujourd’hui, il n’y en a pas.',
  },
} as const;

export type Finalite = keyof typeof FINALITES;
export const finalites = Object.keys(FINALITES) as Finalite[];
export type Accord = Record<Finalite, boolean>;

export interface Choix {
  accord: Accord;
  /** Has no milliseconds: the cookie keeps whole seconds. */
  date: Date;
}

export const NOM_COOKIE = 'consentement';
/** For yes and no. */
export const DUREE_COOKIE_SECONDS = PERIODES.choixDesCookies.ms / 1000;
/** Raise it when a purpose changes: older choices become void, as when one is added. */
const VERSION = 1;

/** Safe cookie characters: `v1.2026-11-21T08:54:00Z.mesure:0.externes:1`. */
const FORME = [
  `v${VERSION}`,
  String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)`,
  ...finalites.map((finalite) => `${finalite}:([01])`),
].join(String.raw`\.`);

const VALEUR = new RegExp(`^${FORME}$`);

export const accordOf = (of: (finalite: Finalite) => boolean) =>
  Object.fromEntries(finalites.map((each) => [each, of(each)])) as Accord;
export const accordComplet = accordOf(() => true);
export const aucunAccord = accordOf(() => false);

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
  return { accord: accordOf((finalite) => reponses[finalites.indexOf(finalite)] === '1'), date };
}

/** Runs in the head before first paint: shows the banner to the undecided only. */
export const MARQUE_CONSENTEMENT = `try{/(?:^|; )${NOM_COOKIE}=${FORME}(?:;|$)/.test(document.cookie)||document.documentElement.setAttribute('data-consentement','')}catch{}`;
