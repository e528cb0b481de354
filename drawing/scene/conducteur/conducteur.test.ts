import { describe, expect, test } from 'vitest';
import { planOf } from '../index.ts';
import { scene, type SceneEcrite } from '../scene.ts';
import { cameraOf, invisibles } from './camera.ts';
import { drawConducteur } from './index.ts';
import {
  aire,
  devant,
  focaleOf,
  HORIZON,
  LARGEUR,
  project,
  relativeTo,
  clip,
  YEUX,
  type Camera,
  type P3,
} from './projection.ts';
import { carrosse } from './carrosses.ts';
import { rend } from './volume.ts';

const nord: Camera = { x: 0, y: 0, cap: 0, focale: focaleOf(60), crete: Infinity };
const vue = (ecrite: SceneEcrite) => {
  const s = scene.parse({ ...ecrite, vue: 'conducteur' });
  return { s, plan: planOf(s, '2026-11-02') };
};
const dessine = (ecrite: SceneEcrite): string => {
  const { s: scene, plan } = vue(ecrite);
  return drawConducteur(plan, scene);
};

describe('la perspective', () => {
  test('ce qui est à hauteur des yeux est sur l’horizon, à toute distance', () => {
    for (const avant of [3, 20, 400])
      expect(project(nord, [0, avant, YEUX])).toEqual([LARGEUR / 2, HORIZON]);
  });

  test('le sol droit devant monte vers l’horizon sans l’atteindre', () => {
    const ys = [5, 20, 80, 1e6].map((avant) => project(nord, [0, avant, 0])[1]);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
    expect(ys[3]).toBeCloseTo(HORIZON, 2);
    expect(ys[3]).toBeGreaterThan(HORIZON);
  });

  test('deux fois plus loin, deux fois plus petit', () => {
    const large = (avant: number) =>
      project(nord, [1, avant, 0])[0] - project(nord, [-1, avant, 0])[0];
    expect(large(10)).toBeCloseTo(2 * large(20));
  });

  test('soixante degrés remplissent la largeur', () => {
    expect(project(nord, [10 * Math.tan(Math.PI / 6), 10, 0])[0]).toBeCloseTo(LARGEUR);
  });

  test('la droite reste la droite, quel que soit le cap', () => {
    for (const cap of [0, 45, 90, 200, 315]) {
      const r = (cap * Math.PI) / 180;
      const [droite, avant] = devant({ ...nord, cap }, [
        Math.sin(r) * 8 + Math.cos(r) * 3,
        -Math.cos(r) * 8 + Math.sin(r) * 3,
      ]);
      expect([droite, avant]).toEqual([expect.closeTo(3), expect.closeTo(8)]);
    }
  });

  test('ce qui est derrière est coupé, ce qui dépasse l’est au plan proche', () => {
    const bande: P3[] = [
      [-2, -10, 0],
      [-2, 30, 0],
      [2, 30, 0],
      [2, -10, 0],
    ];
    const devantNous = clip(bande, 2.2);
    expect(Math.min(...devantNous.map((p) => p[1]))).toBeCloseTo(2.2);
    expect(devantNous).toHaveLength(4);
    expect(
      clip(
        bande.map(([x, y, z]): P3 => [x, y - 40, z]),
        2.2,
      ),
    ).toEqual([]);
    for (const p of devantNous) expect(project(nord, p).every(Number.isFinite)).toBe(true);
  });

  test('une crête est à hauteur des yeux et cache le sol qui la suit', () => {
    const c = { ...nord, crete: 30 };
    expect(project(c, [0, 30, 0])[1]).toBeCloseTo(HORIZON);
    expect(project(c, [0, 45, 0])[1]).toBeGreaterThan(HORIZON);
  });

  test('on sait de quel côté quelqu’un nous regarde', () => {
    expect(relativeTo(nord, 0, -20, 0)).toBeCloseTo(0);
    expect(Math.abs(relativeTo(nord, 0, -20, 180))).toBeCloseTo(180);
    expect(relativeTo(nord, 0, -20, 90)).toBeCloseTo(90);
  });

  test('d’un véhicule, on ne voit que les faces tournées vers nous', () => {
    const faces = carrosse('voiture', 'rouge', false).morceaux.flat();
    const feu = (cap: number) => rend(nord, { x: 0, y: -10, cap }, faces).includes('#951B26');
    expect(feu(0)).toBe(true);
    expect(feu(180)).toBe(false);
    expect(
      aire([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toBeGreaterThan(0);
  });
});

test('le cheval passe devant la charrette : qui vient en face le montre d’abord', () => {
  const [robe, charrette] = ['#F2E8DA', '#D3232F'];
  const vu = (cap: number) =>
    carrosse('attelage', 'rouge', cap === 180)
      .morceaux.map((m) => rend(nord, { x: 0, y: -14, cap }, m))
      .join('');
  expect(vu(180).indexOf(robe)).toBeGreaterThan(vu(180).lastIndexOf(charrette));
  expect(vu(0)).not.toContain(robe);
});

test('un tram n’est pas un bus : il touche son fil, et son nez est plus étroit que lui', () => {
  const faces = (qui: 'tram' | 'bus') => carrosse(qui, 'jaune', false).morceaux.flat();
  const haut = (qui: 'tram' | 'bus') =>
    Math.max(...faces(qui).flatMap((f) => f.points.map(([, , h]) => h)));
  expect(haut('tram')).toBeGreaterThan(haut('bus') + 1.5);
  const bout = faces('tram').flatMap((face) =>
    face.points.filter(([a, , h]) => a < -6.9 && a > -8 && h > 0.2 && h < 2),
  );
  expect(Math.max(...bout.map(([, d]) => d))).toBeLessThan(0.8);
});

const croix: SceneEcrite = {
  lieu: 'carrefour',
  branches: { nord: {}, est: {}, sud: {}, ouest: {} },
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
    { qui: 'voiture', de: 'est', vers: 'ouest' },
  ],
};

test('celui qui vient de droite est dans l’image', () => {
  const { s: scene, plan } = vue(croix);
  const camera = cameraOf(plan, scene);
  const autre = plan.objets.find((o) => o.genre === 'usager' && !o.moi);
  const [droite, avant] = devant(camera, [autre?.x ?? 0, autre?.y ?? 0]);
  const [x] = project(camera, [droite, avant, 0]);
  expect(x).toBeGreaterThan(LARGEUR / 2);
  expect(x).toBeLessThan(LARGEUR);
});

test('qui roule à notre hauteur ne se voit ni devant ni dans le rétroviseur', () => {
  const route = (a: number): SceneEcrite => ({
    lieu: 'route',
    profil: ['monte', ':', 'monte'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 1, a: 20 },
      { qui: 'voiture', voie: 2, a },
    ],
  });
  const combien = (a: number) => {
    const { s: scene, plan } = vue(route(a));
    return invisibles(plan, scene).length;
  };
  expect([8, 20, 36].map(combien)).toEqual([0, 1, 0]);
});

test('sans « moi », il n’y a pas de siège', () => {
  const { s: scene, plan } = vue(croix);
  const personne = { ...plan, objets: plan.objets.filter((o) => o.genre !== 'usager') };
  expect(() => drawConducteur(personne, scene)).toThrow('un usager « moi »');
});

test('le compteur se lit, et celui qui suit se voit dans le rétroviseur', () => {
  const route = (usagers: SceneEcrite['usagers'], compteur?: number): SceneEcrite =>
    ({
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
      longueur: 40,
      usagers,
      ...(compteur !== undefined && { compteur }),
    }) as SceneEcrite;
  const seul = dessine(
    route([{ qui: 'voiture', moi: 'oui', voie: 3, a: 20 }] as SceneEcrite['usagers']),
  );
  const suivi = dessine(
    route([
      { qui: 'voiture', moi: 'oui', voie: 3, a: 20 },
      { qui: 'voiture', voie: 3, a: 8 },
    ] as SceneEcrite['usagers']),
  );
  const vite = dessine(
    route([{ qui: 'voiture', moi: 'oui', voie: 3, a: 20 }] as SceneEcrite['usagers'], 50),
  );
  const dedans = (svg: string) => /<svg x="384"[^>]*>.*?<\/svg>/.exec(svg)?.[0] ?? '';
  expect(dedans(suivi)).toContain('#FFF3B8');
  expect(dedans(seul)).toContain('#596571');
  expect(dedans(seul)).not.toContain('#FFF3B8');
  expect(vite).not.toBe(seul);
});

test('celui du rétroviseur garde sa lettre', () => {
  const route = (nom?: 'A'): SceneEcrite => ({
    lieu: 'route',
    profil: ['descend', ':', 'monte'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 2, a: 24 },
      { qui: 'voiture', voie: 2, a: 8, ...(nom && { nom }) },
    ],
  });
  expect(dessine(route('A')).split('<circle').length).toBe(
    dessine(route()).split('<circle').length + 2,
  );
});

test('de dos, un signal et ce qu’il porte en dessous n’ont plus que leur forme, en gris', () => {
  const rue = (sens: 'monte' | 'descend'): string =>
    dessine({
      lieu: 'route',
      longueur: 40,
      profil: ['herbe', 'descend', ':', 'monte', 'herbe'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 5 }],
      poteaux: [
        {
          a: 25,
          sens,
          panneau: { panneau: 'C35', additionnel: { symbole: 'trait épais à gauche' } },
        },
      ],
    });
  expect(rue('monte')).toContain('#BB1E10');
  expect(rue('descend')).not.toMatch(/#BB1E10|#005B8D/);
  expect(rue('descend')).toMatch(/r="100" fill="#9AA3A9"/);
  expect(rue('descend')).toMatch(/width="200" height="200" fill="#9AA3A9"/);
});
