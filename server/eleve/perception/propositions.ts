import { aleaOf, graineOf } from '../../../drawing/alea.ts';
import type { ClipLu } from './clips.ts';

export interface Proposition {
  libelle: string;
  vrai: boolean;
}

/** At a stop: four things may happen, nothing among them. */
const A_UN_ARRET = 4;
/** At the end of a clip. */
const AU_CHOIX = 6;
const RIEN = 'Rien qui m’oblige à agir autrement';

export function melange<T>(liste: readonly T[], alea: () => number): T[] {
  return liste
    .map((un) => [alea(), un] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, un]) => un);
}

/** Dangers of other clips, by cues that this one does not have. */
function ailleurs(clip: ClipLu, tous: readonly ClipLu[], alea: () => number): string[] {
  const siens = new Set(clip.clip.risques.map(({ indice }) => indice));
  const autres = tous.flatMap((autre) => (autre.ref === clip.ref ? [] : autre.clip.risques));
  const titres = autres.filter(({ indice }) => !siens.has(indice)).map(({ titre }) => titre);
  return melange([...new Set(titres)], alea);
}

/** `cle`: the same asks the same again. */
export function choixOf(clip: ClipLu, tous: readonly ClipLu[], cle: string): Proposition[] {
  const alea = aleaOf(graineOf(cle));
  const vrais = clip.clip.risques.map(({ titre }) => ({ libelle: titre, vrai: true }));
  const faux = ailleurs(clip, tous, alea).map((libelle) => ({ libelle, vrai: false }));
  return melange([...vrais, ...faux.slice(0, AU_CHOIX - vrais.length)], alea);
}

/** In seconds: it stops as the danger opens, and where nothing comes. */
const AVANT = 0.3;
const LEURRES = 2;
/** In seconds from any danger, and from both ends. */
const [LOIN, DEBUT] = [3, 4];

export interface ArretDeClip {
  t: number;
  /** Rank of the danger that follows; null: none. */
  risque: number | null;
}

/** Whole seconds would tell one that leads to nothing. */
const enDixiemes = (t: number): number => Math.round(t * 10) / 10;

export function arretsOf({ clip, fenetres }: ClipLu, cle: string): ArretDeClip[] {
  const alea = aleaOf(graineOf(cle));
  const vrais = fenetres.map(({ ouvre }, risque): ArretDeClip => ({
    t: enDixiemes(ouvre - AVANT),
    risque,
  }));
  const libres = Array.from({ length: Math.floor(clip.durée) }, (_, t) => t).filter(
    (t) =>
      t > DEBUT &&
      t < clip.durée - DEBUT &&
      fenetres.every(({ ouvre, ferme }) => t < ouvre - LOIN || t > ferme + 1),
  );
  const leurres = melange(libres, alea)
    .slice(0, LEURRES)
    .map((t): ArretDeClip => ({ t: enDixiemes(t + alea()), risque: null }));
  return [...vrais, ...leurres].toSorted((a, b) => a.t - b.t);
}

export function suitesOf(
  clip: ClipLu,
  tous: readonly ClipLu[],
  { risque, t }: ArretDeClip,
  cle: string,
): Proposition[] {
  const alea = aleaOf(graineOf(`${cle} ${t}`));
  const bonne = risque === null ? RIEN : clip.clip.risques[risque]!.titre;
  const autres = [
    ...(risque === null ? [] : [RIEN]),
    ...ailleurs(clip, tous, alea).slice(0, A_UN_ARRET),
  ].slice(0, A_UN_ARRET - 1);
  return melange(
    [{ libelle: bonne, vrai: true }, ...autres.map((libelle) => ({ libelle, vrai: false }))],
    alea,
  );
}
