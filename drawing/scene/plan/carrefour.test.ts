import { describe, expect, test } from 'vitest';
import { croix, dessine, plan } from '../../testing/scene.ts';
import { degage } from '../dessus/flechesDuDessus.ts';
import { type SceneEcrite } from '../scene.ts';
import { type Direction, directions } from '../vocabulaire.ts';
import { distance } from './geometrie.ts';
import type { Trajet, Vu } from './plan.ts';

const un = (de: Direction, vers: Direction): SceneEcrite => ({
  lieu: 'carrefour',
  branches: croix,
  usagers: [{ qui: 'voiture', moi: 'oui', de, vers }],
});
const moi = (ecrite: SceneEcrite): Vu => {
  const vu = plan(ecrite).objets.find((o): o is Vu => o.genre === 'usager');
  if (!vu) throw new Error('personne');
  return vu;
};

describe('la droite de la route', () => {
  test('qui vient du bas est à droite de l’axe et regarde en haut', () => {
    const vu = moi(un('sud', 'nord'));
    expect(vu.x).toBeGreaterThan(1);
    expect(vu.y).toBeGreaterThan(5);
    expect(vu.cap % 360).toBeCloseTo(0);
  });

  test('un quart de tour de la scène est un quart de tour du plan', () => {
    const quart = (d: Direction) => directions[(directions.indexOf(d) + 2) % 8] ?? d;
    for (const [de, vers] of [
      ['sud', 'nord'],
      ['sud', 'est'],
      ['sud', 'ouest'],
    ] as const) {
      const [a, b] = [moi(un(de, vers)), moi(un(quart(de), quart(vers)))];
      expect(b.x).toBeCloseTo(-a.y, 5);
      expect(b.y).toBeCloseTo(a.x, 5);
      expect(b.clignotant).toBe(a.clignotant);
    }
  });

  test('on signale où l’on tourne, et rien tout droit', () => {
    expect(moi(un('sud', 'est')).clignotant).toBe('droite');
    expect(moi(un('sud', 'ouest')).clignotant).toBe('gauche');
    expect(moi(un('sud', 'sud')).clignotant).toBe('gauche');
    expect(moi(un('sud', 'nord')).clignotant).toBeUndefined();
  });

  test('le panneau d’une branche est à droite de ceux qui arrivent', () => {
    const p = plan({
      lieu: 'carrefour',
      branches: { ...croix, sud: { panneau: { panneau: 'B1' } } },
    });
    const poste = p.objets.find((o) => o.genre === 'poteau');
    expect(poste?.x).toBeGreaterThan(3);
    expect(poste?.y).toBeGreaterThan(3);
  });
});

const signesOf = (
  branches: object,
  usagers: unknown[] = [],
): [string[], number, number, number][] =>
  plan({ lieu: 'carrefour', branches, usagers }).objets.flatMap((objet) =>
    objet.genre === 'poteau'
      ? [[objet.dessins.map((d) => JSON.stringify(d)), objet.x, objet.y, objet.cap % 360] as const]
      : [],
  ) as [string[], number, number, number][];

describe('une rue à sens unique', () => {
  test('montre C1 à droite de ceux qui voudraient y entrer, face à eux', () => {
    const [[dessins, x, y, cap] = [[], 0, 0, 0]] = signesOf({ ...croix, est: { sens: 'entrant' } });
    expect(dessins).toEqual(['{"panneau":"C1"}']);
    expect(x).toBeGreaterThan(3);
    expect(y).toBeGreaterThan(0);
    expect(cap).toBe(270);
  });
  test('montre F19 et M4 à son début quand les vélos y viennent en face', () => {
    const signes = signesOf({ ...croix, nord: { sens: 'sortant', contresens: 'vélos' } });
    expect(signes.map(([d]) => d)).toEqual([['{"panneau":"F19","additionnel":{"symbole":"M4"}}']]);
  });
  test('ne répète pas le panneau que l’auteur a mis', () => {
    const signes = signesOf({ ...croix, est: { sens: 'entrant', panneau: { panneau: 'C1' } } });
    expect(signes).toHaveLength(1);
  });
  test('se dit', () => {
    const { description } = dessine({
      lieu: 'carrefour',
      branches: { ...croix, est: { sens: 'entrant' } },
      usagers: [{ qui: 'voiture', de: 'sud', vers: 'nord' }],
    });
    expect(description).toMatch(/pour ceux qui voudraient y entrer, panneau rond, fond rouge/);
    expect(description).not.toContain('ni panneau ni feu');
  });
});

test('une sortie encombrée montre sa file, et personne d’autre ne perd sa place', () => {
  const scenes = (encombrée: 'oui' | 'non'): unknown => ({
    lieu: 'carrefour',
    branches: { ...croix, nord: { encombrée } },
    usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }],
  });
  const vus = (p: unknown) => plan(p).objets.filter((o): o is Vu => o.genre === 'usager');
  expect(vus(scenes('non'))).toHaveLength(1);
  const file = vus(scenes('oui')).slice(1);
  expect(file.length).toBeGreaterThan(1);
  for (const vu of file) {
    expect([vu.qui, vu.couleur, vu.freine, vu.cap]).toEqual(['voiture', 'grise', true, 0]);
    expect(vu.y).toBeLessThan(-6);
  }
  expect(dessine(scenes('oui')).description).toContain('à sa sortie, une file de voitures');
});

test('sur un rond-point, la piste, les rails et deux bandes ont leur place', () => {
  const oui = { piste: 'oui' };
  const rond = (branches: object, usagers: unknown[]) =>
    plan({ lieu: 'rond-point', branches, usagers });
  const vus = (p: ReturnType<typeof rond>) => p.objets.filter((o): o is Vu => o.genre === 'usager');
  const [velo] = vus(
    rond({ nord: oui, est: oui, sud: oui }, [
      { qui: 'vélo', anneau: 'est', vers: 'nord', sur: 'piste' },
    ]),
  );
  expect(Math.hypot(velo?.x ?? 0, velo?.y ?? 0)).toBeGreaterThan(9);
  const p = rond(
    { nord: { rails: 'oui' }, est: { voie: 'chemin de terre' }, sud: { rails: 'oui' } },
    [{ qui: 'tram', de: 'sud', vers: 'nord' }],
  );
  expect(p.sol.map((s) => s.matiere)).toEqual(expect.arrayContaining(['rail', 'terre']));
  const deux = { bandes: 2 };
  const [a, b] = vus(
    rond({ nord: deux, est: deux, sud: deux }, [
      { qui: 'voiture', anneau: 'est', vers: 'nord', bande: 2 },
      { qui: 'voiture', anneau: 'est', vers: 'nord', bande: 1 },
    ]),
  );
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(3.4);
});

test('le piéton qui croise une propriété reste sur le trottoir', () => {
  const pieton = plan({
    lieu: 'carrefour',
    branches: { nord: {}, sud: {}, est: { voie: 'propriété' } },
    usagers: [{ qui: 'piéton', traverse: 'est', état: 'engagé' }],
  }).objets.find((o): o is Vu => o.genre === 'usager');
  expect(pieton?.x).toBeGreaterThan(3.4);
  expect(pieton?.x).toBeLessThan(5.7);
});

test('l’engagé a passé l’agent, s’il est assez court pour rester dans le carrefour', () => {
  const devant = (qui: string) =>
    plan({
      lieu: 'carrefour',
      branches: croix,
      agent: { bras: 'levé', regarde: 'nord' },
      usagers: [{ qui, de: 'sud', vers: 'nord', état: 'engagé' }],
    }).objets.find((o): o is Vu => o.genre === 'usager')!.y;
  expect(devant('moto') + 1.2).toBeLessThan(-1.5);
  expect(devant('moto') - 1.2).toBeGreaterThan(-5);
  expect(devant('bus') - 4.3).toBeGreaterThan(1.5);
});

test('qui tourne à gauche contourne l’agent d’une seule courbe', () => {
  const [{ points }] = plan({
    lieu: 'carrefour',
    branches: { sud: {}, 'nord-est': {}, 'nord-ouest': {} },
    agent: { bras: 'levé', regarde: 'sud' },
    usagers: [{ qui: 'camionnette', de: 'nord-ouest', vers: 'nord-est' }],
  }).trajets as [Trajet];
  const caps = points
    .slice(1)
    .map(([x, y], i) => (Math.atan2(y - points[i]![1], x - points[i]![0]) * 180) / Math.PI);
  expect(Math.max(...caps.slice(1).map((cap, i) => Math.abs(cap - caps[i]!)))).toBeLessThan(12);
});

test('un panneau évite la pointe d’une flèche', () => {
  const p = plan({
    lieu: 'carrefour',
    branches: {
      nord: { panneau: { panneau: 'B9' } },
      est: { panneau: { panneau: 'B1' } },
      sud: { panneau: { panneau: 'B9' } },
    },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
      { qui: 'piéton', traverse: 'est', côté: 'droite', état: 'engagé' },
    ],
  });
  for (const fleche of p.fleches)
    for (const objet of p.objets)
      if (objet.genre === 'poteau' && objet.dessus) {
        const [x, y, largeur, hauteur] = objet.dessus;
        const [px, py] = fleche.points.at(-1) ?? [0, 0];
        expect(px > x && px < x + largeur && py > y && py < y + hauteur).toBe(false);
      }
});

test.each(['gauche', 'droite'] as const)('qui traverse depuis la %s regarde où il va', (côté) => {
  for (const de of ['nord', 'est', 'sud', 'ouest'] as const) {
    const { objets, fleches } = plan({
      lieu: 'carrefour',
      branches: { nord: {}, est: {}, sud: {}, ouest: {}, [de]: { passage: 'piétons' } },
      usagers: [{ qui: 'piéton', traverse: de, côté, état: 'engagé' }],
    });
    const lui = objets.find((o) => o.genre === 'usager');
    const [debut, fin] = [fleches[0]!.points[0]!, fleches[0]!.points.at(-1)!];
    expect(Math.cos((lui!.cap * Math.PI) / 180)).toBeCloseTo(
      -(fin[1] - debut[1]) / Math.hypot(fin[0] - debut[0], fin[1] - debut[1]),
    );
    expect(Math.sin((lui!.cap * Math.PI) / 180)).toBeCloseTo(
      (fin[0] - debut[0]) / Math.hypot(fin[0] - debut[0], fin[1] - debut[1]),
    );
  }
});

test('deux flèches vers la même rue montrent chacune leur pointe', () => {
  const { fleches, cadre } = plan({
    lieu: 'carrefour',
    branches: { nord: {}, est: {}, sud: {} },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'nord', vers: 'est' },
      { qui: 'camion', de: 'sud', vers: 'est' },
    ],
  });
  const [a, b] = degage(fleches, cadre).map((f) => f.points.at(-1)!);
  expect(distance(a!, b!)).toBeGreaterThanOrEqual(2);
});

test('ce qui est peint suit le panneau : une ligne pour B5, des triangles pour B1, au rond-point comme au carrefour', () => {
  for (const lieu of ['carrefour', 'rond-point']) {
    const coins = (panneau: string) =>
      plan({
        lieu,
        branches: { ...croix, sud: { panneau: { panneau } } },
        usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }],
      })
        .sol.filter((s) => s.matiere === 'blanc')
        .flatMap((s) => s.anneaux)
        .filter((a) => a.every(([x, y]) => x > 0.1 && x < 4.5 && y > 3 && y < 14))
        .map((a) => a.length);
    expect(coins('B5'), lieu).toEqual([4]);
    expect(new Set(coins('B1')), lieu).toEqual(new Set([3]));
  }
});
