import { describe, expect, test } from 'vitest';
import { type ClipMesure, clipsEcrits, clipsMesures } from '../../../content/films.ts';
import { aleaOf, entierOf } from '../../../drawing/alea.ts';
import { pointsOfTest } from '../../../droit/perception.ts';
import { type Clic, type Ecran, enPixels, cadreAt, juge, type Lieu } from '../../../films/juge.ts';
import { TEST } from '../../../regles/perception.ts';
import type { ClipLu } from './clips.ts';
import { drawTest } from './tirage.ts';

const mesures = clipsMesures();
const clips = clipsEcrits().map((clip): ClipLu => ({
  ref: clip.ref,
  titre: clip.titre,
  empreinte: '',
  clip,
  fenetres: mesures.get(clip.ref)!.fenetres,
  difficulte: 2,
}));
const BUREAU: Ecran = { largeur: 1280, hauteur: 720, angle: 62 };
const DEBOUT: Ecran = { largeur: 360, hauteur: 600, angle: 38 };

type Alea = () => number;
/** A clicker who has not been told: seconds and shares of the picture. */
type Cliqueur = (clip: ClipLu, alea: Alea) => Clic[];

/** Where somebody would have clicked so many seconds after each danger opened. */
const apres =
  (retard: number, ecran: Ecran): Cliqueur =>
  ({ fenetres }, alea) =>
    fenetres.flatMap((fenetre) => {
      const t = fenetre.ouvre + retard + alea() * 0.3;
      const cadre = fenetre.cibles.map((cible) => cadreAt(cible, t)).find((un) => un !== null);
      if (!cadre) return [];
      const [x0, y0, x1, y1] = enPixels(cadre, ecran);
      return [{ t, x: (x0 + x1) / 2 / ecran.largeur, y: (y0 + y1) / 2 / ecran.hauteur }];
    });

const chaque =
  (pas: number, ou: (alea: Alea) => [number, number]): Cliqueur =>
  ({ clip }, alea) =>
    Array.from({ length: Math.floor(clip.durée / pas) }, (_, i) => {
      const [x, y] = ou(alea);
      return { t: i * pas, x, y };
    });

const auHasard =
  (nombre: number): Cliqueur =>
  ({ clip }, alea) =>
    Array.from({ length: nombre }, () => ({
      t: alea() * clip.durée,
      x: alea(),
      y: 0.3 + alea() * 0.4,
    })).toSorted((un, autre) => un.t - autre.t);

/** A finger comes down so long after the eye has seen. */
const DOIGT = 0.4;
const surLieux =
  (lieuxDe: (mesure: ClipMesure) => readonly Lieu[]): Cliqueur =>
  ({ ref }) =>
    lieuxDe(mesures.get(ref)!)
      .map(({ t, cadre }) => {
        const [x0, y0, x1, y1] = enPixels(cadre, BUREAU);
        const [x, y] = [(x0 + x1) / 2 / BUREAU.largeur, (y0 + y1) / 2 / BUREAU.hauteur];
        return { t: t + DOIGT, x, y };
      })
      .toSorted((un, autre) => un.t - autre.t);

const AVEUGLES: Record<string, Cliqueur> = {
  none: () => [],
  'always at 12 s, in the middle': () => [{ t: 12, x: 0.5, y: 0.5 }],
  'always at 8 and 20 s, on the right': () => [8, 20].map((t) => ({ t, x: 0.66, y: 0.52 })),
  'each that moves, once it is seen': surLieux(({ mobiles }) => mobiles),
  'each sign, once it can be read': surLieux(({ panneaux }) => panneaux),
  'twice a clip, anywhere': auHasard(2),
  'five times a clip, anywhere': auHasard(5),
  'every second, anywhere': chaque(1, (alea) => [alea(), alea()]),
  'ten times a second, anywhere': chaque(0.1, (alea) => [alea(), 0.35 + alea() * 0.3]),
  'where the road ends, every second': chaque(1, () => [0.5, 0.5]),
  'on the right kerb, every second': chaque(1, () => [0.68, 0.52]),
};

/** Points of a test that this clicker took. */
function take(cliqueur: Cliqueur, regle: 'dix-clics' | 'moins-un', graine: number, ecran: Ecran) {
  const alea = aleaOf(graine);
  let reste = regle === 'dix-clics' ? 10 : Infinity;
  const manches = drawTest(clips, () => 0, entierOf(graine)).map((clip) => {
    const clics = cliqueur(clip, alea).slice(0, reste);
    reste -= clics.length;
    const { trouves, faux } = juge(clip.fenetres, clics, ecran);
    return { trouves: trouves.filter((un) => un !== null).length, faux: faux.length };
  });
  return pointsOfTest(regle, manches);
}

const CHACUN = 36;

describe.each(['dix-clics', 'moins-un'] as const)('%s', (regle) => {
  test.each(Object.entries(AVEUGLES))('who has not looked never passes: %s', (_, cliqueur) => {
    for (let graine = 1; graine <= CHACUN; graine += 1)
      expect(take(cliqueur, regle, graine, BUREAU)).toBeLessThan(TEST.seuil);
  });

  test('who is too early or too late has nothing', () => {
    for (const retard of [-1.5, 12])
      for (let graine = 1; graine <= CHACUN; graine += 1)
        expect(take(apres(retard, BUREAU), regle, graine, BUREAU)).toBeLessThan(TEST.seuil);
  });

  test('who sees them passes, on a desk and on a phone', () => {
    for (const ecran of [BUREAU, DEBOUT])
      for (let graine = 1; graine <= CHACUN; graine += 1)
        expect(take(apres(0.5, ecran), regle, graine, ecran)).toBeGreaterThanOrEqual(TEST.seuil);
  });
});

test('five clips that are drawn always have ten dangers', () => {
  for (let graine = 1; graine <= 200; graine += 1) {
    const pris = drawTest(clips, () => 0, entierOf(graine));
    expect(new Set(pris).size).toBe(TEST.clips);
    expect(pris.reduce((somme, { fenetres }) => somme + fenetres.length, 0)).toBe(TEST.risques);
  }
});
