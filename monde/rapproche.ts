import { isCarrefour } from '../drawing/scene/branche.ts';
import { isSurface, vaVersLeHaut } from '../drawing/scene/profil.ts';
import type { Element, Route, Scene, UsagerRoute } from '../drawing/scene/scene.ts';
import { volumeOf, isQuiRoule } from './vehicules/index.ts';

/** In metres along the road. */
interface Etendue {
  de: number;
  a: number;
}

const ETENDUES: Partial<Record<Element['quoi'], number>> = {
  'arrêt de bus': 15,
  'arrêt de tram avec refuge': 25,
  'arrêt de tram sans refuge': 25,
  école: 30,
  maison: 14,
};
const ETENDUE = 8;
/** The road bends or rises here: what lies beyond is not just farther. */
const PLIES: ReadonlySet<Element['quoi']> = new Set([
  'pont',
  'tunnel',
  'sommet de côte',
  'virage à gauche',
  'virage à droite',
  'passage à niveau',
  'arrêt de bus',
  'arrêt de tram avec refuge',
  'arrêt de tram sans refuge',
]);
/** Their place is told by the picture's length. */
const BRETELLES: ReadonlySet<string> = new Set(['entrée', 'sortie', 'évitement']);
/** Words whose truth hangs on how far things are. */
const LOIN = /\d\s?(m\b|mètre)|mètres|distance|loin|éloign|proch|dépass|devanc|assez|temps de/i;

/** Whether empty road may be left out: nothing written tells how long it is. */
export const isRapprochable = (scene: Scene, texte: string): scene is Route =>
  !isCarrefour(scene) &&
  scene.cotes.length === 0 &&
  !scene.éléments.some(({ quoi }) => PLIES.has(quoi)) &&
  !scene.profil.some((mot) => BRETELLES.has(mot)) &&
  !scene.usagers.some(({ fait }) => /dépasse|rabat/.test(fait)) &&
  !LOIN.test(texte);

function etendueDe({ qui, a, voie, sens }: UsagerRoute, { profil }: Route): Etendue {
  const long = isQuiRoule(qui) ? volumeOf(qui).longueur : 5;
  const bande = profil.filter(isSurface)[Math.floor(voie) - 1];
  const monte =
    sens === 'monte' || (sens !== 'descend' && (!bande || vaVersLeHaut(bande) !== false));
  return monte ? { de: a - long, a } : { de: a, a: a + long };
}

/** Empty stretches longer than `vide`, and what each gives up. */
function coupesDe(etendues: readonly Etendue[], vide: number): { a: number; rendu: number }[] {
  let bout = -Infinity;
  return [...etendues]
    .sort((x, y) => x.de - y.de)
    .flatMap(({ de, a }) => {
      const rendu = de - bout - vide;
      bout = Math.max(bout, a);
      return Number.isFinite(rendu) && rendu > 0 ? [{ a: de, rendu }] : [];
    });
}

/** No stretch of empty road is longer than `vide` metres; order and sides stay. */
export function rapproche(scene: Route, vide: number): Route {
  const etendues = [
    ...scene.usagers.map((usager) => etendueDe(usager, scene)),
    ...scene.éléments.map(({ quoi, a }) => ({ de: a, a: a + (ETENDUES[quoi] ?? ETENDUE) })),
    ...scene.poteaux.map(({ a }) => ({ de: a, a })),
  ];
  const coupes = coupesDe(etendues, vide);
  const rendu = (ou: number): number =>
    coupes.reduce((somme, coupe) => somme + (ou >= coupe.a ? coupe.rendu : 0), 0);
  const moi = scene.usagers.find((u) => u.moi);
  const garde = moi ? rendu(etendueDe(moi, scene).de) : 0;
  const avance = <T extends { a: number }>(chose: T, de = chose.a): T => ({
    ...chose,
    a: chose.a - rendu(de) + garde,
  });
  return {
    ...scene,
    usagers: scene.usagers.map((usager) => avance(usager, etendueDe(usager, scene).de)),
    éléments: scene.éléments.map((element) => avance(element)),
    poteaux: scene.poteaux.map((poteau) => avance(poteau)),
  };
}

/** In metres: as much road as may be left empty. Less would pass distances that the law names. */
const VIDES = [14, 11];

/** The same scene, nearer and nearer. */
export const rapprochesDe = (scene: Route): Route[] => VIDES.map((vide) => rapproche(scene, vide));
