import { describe, expect, test } from 'vitest';
import { type ClipMesure, clipsEcrits, clipsMesures } from '../../../content/films.ts';
import { aleaOf, entierOf } from '../../../drawing/alea.ts';
import { pointsOfTest } from '../../../droit/perception.ts';
import { courbeDe } from '../../../films/courbe.ts';
import { deboutDe } from '../../../films/debout.ts';
import {
  angleDe,
  cadreAt,
  type Clic,
  type Ecran,
  enPixels,
  juge,
  type Lieu,
} from '../../../films/juge.ts';
import { TEST } from '../../../regles/perception.ts';
import type { ClipLu } from './clips.ts';
import { drawTest } from './tirage.ts';

const mesures = clipsMesures();
const clips = clipsEcrits().map((clip): ClipLu => ({
  ref: clip.ref,
  titre: clip.titre,
  empreinte: '',
  clip: { ...clip, sosies: [] },
  fenetres: mesures.get(clip.ref)!.fenetres,
  difficulte: 2,
}));
const BUREAU: Ecran = { largeur: 1280, hauteur: 720, angle: 62 };
/** By clip: an upright picture is as wide as its dangers ask. */
const DEBOUT = new Map(
  clips.map(({ ref, fenetres }): [string, Ecran] => [
    ref,
    { largeur: 360, hauteur: 566, angle: angleDe(360 / 566, deboutDe(fenetres)) },
  ]),
);
type Appareil = 'bureau' | 'debout';
const ecranDe = (appareil: Appareil, { ref }: ClipLu): Ecran =>
  appareil === 'bureau' ? BUREAU : DEBOUT.get(ref)!;

type Alea = () => number;
/** A clicker who has not been told: seconds and shares of the picture. */
type Cliqueur = (clip: ClipLu, alea: Alea) => Clic[];

/** Where somebody would have clicked so many seconds after each danger opened. */
const apres =
  (retard: number, appareil: Appareil): Cliqueur =>
  (clip, alea) =>
    clip.fenetres.flatMap((fenetre) => {
      const t = fenetre.ouvre + retard + alea() * 0.3;
      const cadre = fenetre.cibles.map((cible) => cadreAt(cible, t)).find((un) => un !== null);
      if (!cadre) return [];
      const ecran = ecranDe(appareil, clip);
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

/** Whoever is told by my own car: it has lost so many km/h in so many seconds, and he clicks. */
const quandElleFreine =
  (perdu: number, en: number, doigt: number, y = 0.5): Cliqueur =>
  ({ clip: { allure, durée } }) => {
    const vitesseAt = courbeDe(allure);
    const clics: Clic[] = [];
    let guette = true;
    for (let t = en; t < durée - doigt; t += 0.05) {
      const perte = vitesseAt(t - en) - vitesseAt(t);
      if (guette && perte >= perdu) clics.push({ t: t + doigt, x: 0.5, y });
      guette = guette ? perte < perdu : perte < perdu / 3;
    }
    return clics;
  };

const PAR_LA_VOITURE: Record<string, Cliqueur> = {
  'the speed readout falls': quandElleFreine(4, 1, 0.4),
  'the speed readout falls, below the middle': quandElleFreine(4, 1, 0.4, 0.54),
  'the speed readout falls, and he waits': quandElleFreine(4, 1, 0.7),
  'the speed readout begins to fall': quandElleFreine(2, 0.5, 0.4),
  'the horizon tips: a metre and a half a second squared': quandElleFreine(1.6, 0.3, 0.5),
  'the road slows': quandElleFreine(6, 1, 0.5),
};

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
function take(
  cliqueur: Cliqueur,
  regle: 'dix-clics' | 'moins-un',
  graine: number,
  appareil: Appareil,
) {
  const alea = aleaOf(graine);
  let reste = regle === 'dix-clics' ? 10 : Infinity;
  const manches = drawTest(clips, () => 0, entierOf(graine)).map((clip) => {
    const clics = cliqueur(clip, alea).slice(0, reste);
    reste -= clics.length;
    const { trouves, faux } = juge(clip.fenetres, clics, ecranDe(appareil, clip));
    return { trouves: trouves.filter((un) => un !== null).length, faux: faux.length };
  });
  return pointsOfTest(regle, manches);
}

const CHACUN = 36;
/** Draws of who clicks in the middle once my car brakes, and how many may pass. */
const [TIRAGES, PASSENT] = [100, 5];

describe.each(['dix-clics', 'moins-un'] as const)('%s', (regle) => {
  test.each(Object.entries(AVEUGLES))('who has not looked never passes: %s', (_, cliqueur) => {
    for (let graine = 1; graine <= CHACUN; graine += 1)
      expect(take(cliqueur, regle, graine, 'bureau')).toBeLessThan(TEST.seuil);
  });

  test.each(Object.entries(PAR_LA_VOITURE))('my own car gives no test away: %s', (_, cliqueur) => {
    for (const appareil of ['bureau', 'debout'] as const) {
      const graines = Array.from({ length: TIRAGES }, (_rien, i) => i + 1);
      const reussis = graines.filter(
        (graine) => take(cliqueur, regle, graine, appareil) >= TEST.seuil,
      );
      expect(reussis.length, appareil).toBeLessThanOrEqual(PASSENT);
    }
  });

  test('who is too early or too late has nothing', () => {
    for (const retard of [-1.5, 12])
      for (let graine = 1; graine <= CHACUN; graine += 1)
        expect(take(apres(retard, 'bureau'), regle, graine, 'bureau')).toBeLessThan(TEST.seuil);
  });

  test('who sees them passes, on a desk and on a phone', () => {
    for (const appareil of ['bureau', 'debout'] as const)
      for (let graine = 1; graine <= CHACUN; graine += 1)
        expect(take(apres(0.5, appareil), regle, graine, appareil)).toBeGreaterThanOrEqual(
          TEST.seuil,
        );
  });
});

test('five clips that are drawn always have ten dangers', () => {
  for (let graine = 1; graine <= 200; graine += 1) {
    const pris = drawTest(clips, () => 0, entierOf(graine));
    expect(new Set(pris).size).toBe(TEST.clips);
    expect(pris.reduce((somme, { fenetres }) => somme + fenetres.length, 0)).toBe(TEST.risques);
  }
});
