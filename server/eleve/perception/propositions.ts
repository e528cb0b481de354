import { entierOf, graineOf, shuffled } from '../../../drawing/alea.ts';
import type { ClipLu } from './clips.ts';

export interface Proposition {
  libelle: string;
  vrai: boolean;
}

type Tirage = (n: number) => number;

/** At a stop: four things may happen, nothing among them. */
const A_UN_ARRET = 4;
/** At the end of a clip. */
const AU_CHOIX = 6;
const RIEN = 'Rien qui m’oblige à agir autrement';

/** Dangers of other clips, by cues that this one does not have. */
function ailleurs(clip: ClipLu, tous: readonly ClipLu[], alea: Tirage): string[] {
  const siens = new Set(clip.clip.risques.map(({ indice }) => indice));
  const autres = tous.flatMap((autre) => (autre.ref === clip.ref ? [] : autre.clip.risques));
  const titres = autres.filter(({ indice }) => !siens.has(indice)).map(({ titre }) => titre);
  return shuffled([...new Set(titres)], alea);
}

/** `cle`: the same asks the same again. */
export function choixOf(clip: ClipLu, tous: readonly ClipLu[], cle: string): Proposition[] {
  const alea = entierOf(graineOf(cle));
  const vrais = clip.clip.risques.map(({ titre }) => ({ libelle: titre, vrai: true }));
  const faux = ailleurs(clip, tous, alea).map((libelle) => ({ libelle, vrai: false }));
  return shuffled([...vrais, ...faux.slice(0, AU_CHOIX - vrais.length)], alea);
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
  const alea = entierOf(graineOf(cle));
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
  const leurres = shuffled(libres, alea)
    .slice(0, LEURRES)
    .map((t): ArretDeClip => ({ t: enDixiemes(t + alea(10) / 10), risque: null }));
  return [...vrais, ...leurres].toSorted((a, b) => a.t - b.t);
}

export function suitesOf(
  clip: ClipLu,
  tous: readonly ClipLu[],
  { risque, t }: ArretDeClip,
  cle: string,
): Proposition[] {
  const alea = entierOf(graineOf(`${cle} ${t}`));
  const bonne = risque === null ? RIEN : clip.clip.risques[risque]!.titre;
  const autres = [
    ...(risque === null ? [] : [RIEN]),
    ...ailleurs(clip, tous, alea).slice(0, A_UN_ARRET),
  ].slice(0, A_UN_ARRET - 1);
  return shuffled(
    [{ libelle: bonne, vrai: true }, ...autres.map((libelle) => ({ libelle, vrai: false }))],
    alea,
  );
}
