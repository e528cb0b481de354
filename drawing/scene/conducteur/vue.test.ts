import { describe, expect, test } from 'vitest';
import { exemples } from '../exemples/index.ts';
import { planOf } from '../index.ts';
import type { Decor, Plan, Poste } from '../plan/plan.ts';
import { scene, type Scene, type SceneEcrite } from '../scene.ts';
import { temps } from '../vocabulaire.ts';
import { cameraOf, invisibles } from './camera.ts';
import { drawConducteur } from './index.ts';
import { moiOf } from './moi.ts';
import { devant, focaleOf, type Camera } from './projection.ts';
import { bringCloser } from './rapproche.ts';
import { rives } from './rives.ts';
import { postes } from './signauxDuSiege.ts';
import { tailleAgent, tailleOf } from './taille.ts';

const JOUR = '2026-11-02';
const vue = (ecrite: SceneEcrite): { s: Scene; plan: Plan } => {
  const s = scene.parse({ ...ecrite, vue: 'conducteur' });
  return { s, plan: planOf(s, JOUR) };
};
const dessine = (ecrite: SceneEcrite): string => {
  const { s, plan } = vue(ecrite);
  return drawConducteur(plan, s);
};
const route = (plus: Partial<SceneEcrite> & object): SceneEcrite =>
  ({
    lieu: 'route',
    agglomération: 'non',
    longueur: 90,
    profil: ['herbe', 'descend', ':', 'monte', 'herbe'],
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 5 }],
    ...plus,
  }) as SceneEcrite;

const avecMoi = (ecrite: SceneEcrite): SceneEcrite | undefined => {
  const usagers = ecrite.usagers ?? [];
  if (usagers.some((u) => u.moi === 'oui')) return ecrite;
  const i = usagers.findIndex((u) => u.qui === 'voiture');
  if (i < 0) return undefined;
  return {
    ...ecrite,
    usagers: usagers.map((u, k) => (k === i ? { ...u, moi: 'oui' } : u)),
  } as SceneEcrite;
};

test('de chaque exemple, par tous les temps, celui qui conduit a une image', () => {
  let nombre = 0;
  for (const [nom, ecrite] of exemples) {
    const assis = avecMoi(ecrite);
    if (!assis) continue;
    const { s, plan } = vue(assis);
    if (invisibles(plan, s).length > 0) continue;
    for (const t of temps) {
      const svg = drawConducteur({ ...plan, temps: t }, { ...s, temps: t });
      expect(svg, nom).not.toMatch(/NaN|undefined|Infinity/);
      nombre += 1;
    }
  }
  expect(nombre).toBeGreaterThan(350);
});

describe('ce qu’on doit voir se voit', () => {
  test('le premier signal qui nous regarde a 64 points de large', () => {
    const larges = exemples.flatMap(([nom, ecrite]): [string, number][] => {
      const assis = avecMoi(ecrite);
      if (!assis) return [];
      const { s, plan } = vue(assis);
      const camera = cameraOf(plan, s);
      const liste = bringCloser(camera, plan, s).filter((o): o is Poste => o.genre === 'poteau');
      const face = postes(camera, liste, JOUR, []).find(
        ({ poste }) =>
          poste.hauteur === 'poteau' &&
          poste.dessins.every((d) => 'panneau' in d) &&
          Math.cos(((poste.cap - camera.cap) * Math.PI) / 180) < -0.95,
      );
      return face ? [[nom, face.boite[2]]] : [];
    });
    expect(larges.length).toBeGreaterThan(15);
    expect(larges.filter(([, large]) => large <= 64)).toEqual([]);
  });

  test('qui est à pied a 70 points de haut à 15 m, un agent plus encore', () => {
    const nord: Camera = { x: 0, y: 0, cap: 0, focale: focaleOf(70), crete: Infinity };
    const points = (metres: number, taille: number) => (nord.focale * 1.75 * taille) / metres;
    expect(points(15, tailleOf(nord, { qui: 'piéton', x: 0, y: -15 }))).toBeGreaterThan(70);
    expect(points(15, tailleAgent(nord, 0, -15))).toBeGreaterThan(90);
    expect(tailleOf(nord, { qui: 'piéton', x: 0, y: -80 })).toBeLessThan(1.6);
  });

  test('une maison qui cacherait celui qui vient de droite n’est pas là', () => {
    const { s, plan } = vue({
      lieu: 'carrefour',
      branches: { nord: {}, est: {}, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'est', vers: 'ouest' },
      ],
    });
    const autre = plan.objets.find((o) => o.genre === 'usager' && !o.moi);
    const maison = (y: number): Decor => ({
      genre: 'maison',
      x: (autre?.x ?? 0) + 1,
      y: (autre?.y ?? 0) + y,
      cap: 0,
      longueur: 4,
      largeur: 4,
    });
    const avec = (y: number) => drawConducteur({ ...plan, objets: [...plan.objets, maison(y)] }, s);
    expect(avec(5)).toBe(drawConducteur(plan, s));
    expect(avec(-12)).not.toBe(drawConducteur(plan, s));
  });
});

describe('les rétroviseurs', () => {
  const enVille = (usagers: object[]): SceneEcrite =>
    route({
      agglomération: 'oui',
      longueur: 40,
      profil: ['trottoir', 'descend', ':', 'monte', 'piste monte', 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 20 }, ...usagers],
    } as Partial<SceneEcrite>);
  const glaces = (svg: string) => [...svg.matchAll(/<svg x="(\d+)"/g)].map((m) => Number(m[1]));

  test('l’intérieur et celui de gauche sont toujours là, celui de droite quand il montre quelqu’un', () => {
    expect(glaces(dessine(enVille([])))).toEqual([384, 5]);
    const velo = { qui: 'vélo', voie: 4, a: 15 };
    expect(glaces(dessine(enVille([velo])))).toEqual([384, 5, 479]);
    const { s, plan } = vue(enVille([velo]));
    expect(invisibles(plan, s)).toEqual([]);
  });

  test('l’intérieur fait place à un signal', () => {
    const svg = dessine({
      ...enVille([]),
      poteaux: [{ a: 32, panneau: [{ panneau: 'A23' }, { panneau: 'C3' }, { panneau: 'C35' }] }],
    } as SceneEcrite);
    expect(glaces(svg)[0]).toBeLessThan(384);
  });

  test('un chemin de terre est derrière qui en vient : tout entier de terre, et sans ligne', () => {
    const derriere = (voie: string) => {
      const svg = dessine({
        lieu: 'carrefour',
        branches: { nord: {}, est: {}, sud: { voie }, ouest: {} },
        usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }],
      } as SceneEcrite);
      return [...svg.matchAll(/<svg x="\d+".*?<\/svg>/g)].map(([glace]) =>
        ['#CDB48C', '#596571', '#FFFFFF'].map((couleur) => glace.includes(`Z" fill="${couleur}"`)),
      );
    };
    expect(derriere('chemin de terre')).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
    expect(derriere('chaussée')).toEqual([
      [false, true, true],
      [false, true, true],
    ]);
  });

  test('un vélo n’en a pas', () => {
    expect(
      glaces(dessine(route({ usagers: [{ qui: 'vélo', moi: 'oui', voie: 3, a: 5 }] }))),
    ).toEqual([]);
  });
});

describe('un signal lointain s’approche', () => {
  const loin = (plus: Partial<SceneEcrite>, a = 70): number => {
    const { s, plan } = vue(route({ poteaux: [{ a, panneau: { panneau: 'C35' } }], ...plus }));
    const camera = cameraOf(plan, s);
    const poste = bringCloser(camera, plan, s).find((o) => o.genre === 'poteau');
    return devant(camera, [poste?.x ?? 0, poste?.y ?? 0])[1];
  };
  const moi = { qui: 'voiture', moi: 'oui', voie: 3, a: 5 } as const;

  test('jusqu’à 17 m', () => expect(loin({})).toBeCloseTo(17));

  test('mais pas en deçà de ce qui le précède', () => {
    expect(
      loin({ usagers: [moi, { qui: 'camion', voie: 3, a: 45, fait: 'arrêté' }] }),
    ).toBeGreaterThan(38);
    expect(loin({ éléments: [{ quoi: 'rue à droite', a: 40 }] })).toBeGreaterThan(36);
  });

  test('ni loin de ce dont il parle', () => {
    expect(loin({ éléments: [{ quoi: 'passage pour piétons', a: 72 }] })).toBeGreaterThan(60);
  });
});

describe('le bord de la chaussée', () => {
  const blancs = (plus: Partial<SceneEcrite>): number => {
    const { s, plan } = vue(route(plus));
    return rives(s, moiOf(plan)).dessus.filter((x) => x.matiere === 'blanc').length;
  };

  test('a sa ligne en rase campagne, des deux côtés', () => {
    const { s, plan } = vue(route({}));
    expect(rives(s, moiOf(plan)).dessus[0]?.anneaux).toHaveLength(2);
  });

  test('n’en a pas en ville, ni où le profil en dit une, ni là où le bord est la question', () => {
    expect(blancs({ agglomération: 'oui' })).toBe(0);
    const profil = (...mots: string[]) =>
      blancs({ profil: mots } as unknown as Partial<SceneEcrite>);
    expect(profil('herbe', '|', 'descend', ':', 'monte', '|', 'herbe')).toBe(0);
    expect(profil('herbe', 'descend', ':', 'monte', 'large', 'accotement')).toBe(0);
    expect(profil('herbe', 'descend', 'monte', 'herbe')).toBe(0);
    expect(blancs({ éléments: [{ quoi: 'passage à niveau', a: 30, barrières: 'ouvertes' }] })).toBe(
      0,
    );
  });
});
