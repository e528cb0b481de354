import { describe, expect, test } from 'vitest';
import { drawDessin, readImage } from '../index.ts';
import { exemples } from './exemples/index.ts';
import { degage } from './dessus/badges.ts';
import { distance } from './plan/geometrie.ts';
import { planOf } from './index.ts';
import { directions, scene, type Direction, type SceneEcrite } from './scene.ts';
import type { Point, Vu } from './plan/plan.ts';

const JOUR = '2026-11-02';
const dessine = (ecrite: unknown) => drawDessin({ scene: scene.parse(ecrite) }, JOUR);
const fautes = (ecrite: unknown) =>
  readImage({ image: { scene: ecrite } }, { jour: JOUR })
    .fautes.map((f) => f.message)
    .join();
const plan = (ecrite: unknown) => planOf(scene.parse(ecrite), JOUR);

const dessines = exemples.map(([nom, ecrite]) => ({ nom, ecrite, ...dessine(ecrite) }));

describe('chaque exemple', () => {
  test('se décrit sans dire qui passe', () => {
    for (const { nom, titre, description } of dessines)
      for (const texte of [`${titre}.`, description]) {
        expect(texte, nom).toMatch(/^\p{Lu}.*\.$/u);
        expect(texte, nom).not.toMatch(
          /priorit|céder|cédez|doit |peut |interdi|oblig|danger|permis|règle/i,
        );
        // Typographic spaces, no straight quotes, nothing empty.
        expect(texte, nom).not.toMatch(/ [;:»?!]|« |'|undefined|\.\.|,,|\s{2}/);
      }
  });

  test('dit chaque usager, chaque nom et qui je suis', () => {
    for (const { nom, ecrite, description } of dessines) {
      const usagers = ecrite.usagers ?? [];
      expect(description.length, nom).toBeGreaterThan(60);
      for (const usager of usagers)
        if (usager.nom)
          expect(description, nom).toMatch(new RegExp(` ${usager.nom} \\(| ${usager.nom}[ ,.]`));
      if (usagers.some((u) => u.moi === 'oui'))
        expect(description, nom).toMatch(/Je conduis|Je suis|C’est moi/);
    }
  });

  test('tient dans son cadre', () => {
    for (const { nom, ecrite } of dessines) {
      const { cadre, objets } = plan(ecrite);
      const vus = objets.filter((o): o is Vu => o.genre === 'usager');
      expect(cadre[2], nom).toBeLessThanOrEqual(36.4);
      for (const o of vus) {
        expect(Number.isFinite(o.x + o.y + o.cap), nom).toBe(true);
        expect(o.x, nom).toBeGreaterThan(cadre[0] - 3);
        expect(o.x, nom).toBeLessThan(cadre[0] + cadre[2] + 3);
      }
      for (const objet of objets)
        if (objet.genre === 'poteau' && objet.dessus)
          for (const vu of vus)
            expect(
              Math.hypot(
                vu.x - objet.dessus[0] - objet.dessus[2] / 2,
                vu.y - objet.dessus[1] - objet.dessus[3] / 2,
              ),
              nom,
            ).toBeGreaterThan(1.7);
    }
  });

  test('laisse la scène comme elle était', () => {
    for (const { nom, ecrite } of dessines) {
      const lue = scene.parse(ecrite);
      const avant = structuredClone(lue);
      drawDessin({ scene: lue }, JOUR);
      expect(lue, nom).toEqual(avant);
    }
  });
});

const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
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

  test('sur une route, ce qui descend regarde en bas', () => {
    const p = plan({
      lieu: 'route',
      profil: ['descend', ':', 'monte'],
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 2, a: 8 },
        { qui: 'camion', voie: 1, a: 20 },
      ],
    });
    const [a, b] = p.objets.filter((o): o is Vu => o.genre === 'usager');
    expect([a?.cap, b?.cap]).toEqual([0, 180]);
    expect(b?.x).toBeLessThan(a?.x ?? 0);
  });
});

test('ce que personne ne montre, la description ne le dit pas', () => {
  const sans = dessine({
    lieu: 'carrefour',
    branches: croix,
    usagers: [{ qui: 'voiture', de: 'est', vers: 'sud', flèche: 'non', clignotant: 'aucun' }],
  });
  expect(sans.description).not.toMatch(/va vers|clignotant/);
});

const voiture = { qui: 'voiture', de: 'sud', vers: 'nord' };
test.each<[string, unknown]>([
  [
    'Deux usagers s’appellent « A »',
    {
      usagers: [
        { ...voiture, nom: 'A' },
        { ...voiture, de: 'est', nom: 'A' },
      ],
    },
  ],
  [
    'Un seul usager peut être « moi »',
    {
      usagers: [
        { ...voiture, moi: 'oui' },
        { ...voiture, de: 'est', moi: 'oui' },
      ],
    },
  ],
  ['il n’y a pas de branche', { usagers: [{ ...voiture, de: 'nord-est' }] }],
  ['On ne sait pas où est', { usagers: [{ qui: 'voiture' }] }],
  ['la bande 2 n’existe pas', { usagers: [{ ...voiture, bande: 2 }] }],
  ['il n’y a pas de piste', { usagers: [{ ...voiture, qui: 'vélo', sur: 'piste' }] }],
  ['il n’y a pas de rails', { usagers: [{ ...voiture, qui: 'tram' }] }],
  ['Une sirène', { usagers: [{ ...voiture, sirène: 'oui' }] }],
  ['« traverse » est pour', { usagers: [{ qui: 'voiture', traverse: 'est' }] }],
  ['« Z9 » n’existe pas', { branches: { ...croix, est: { panneau: { panneau: 'Z9' } } } }],
  [
    'la clé « valuer »',
    { branches: { ...croix, est: { panneau: { panneau: 'C43', valuer: 50 } } } },
  ],
  ['« bleu » n’existe pas', { branches: { ...croix, est: { feu: 'bleu' } } }],
  ['une par bande', { branches: { ...croix, est: { bandes: 2, flèches: ['droit'] } } }],
  ['au moins deux branches', { branches: { sud: {} }, usagers: [] }],
])('refuse en le disant : %s', (message, morceau) => {
  expect(
    fautes({ lieu: 'carrefour', branches: croix, usagers: [voiture], ...(morceau as object) }),
  ).toContain(message);
});

test.each<[string, unknown]>([
  ['la voie 5 n’existe pas', { usagers: [{ qui: 'voiture', voie: 5, a: 5 }] }],
  ['hors de l’image', { usagers: [{ qui: 'voiture', voie: 2, a: 90 }] }],
  [
    'sont l’un dans l’autre',
    {
      usagers: [
        { qui: 'voiture', voie: 2, a: 9 },
        { qui: 'camion', voie: 2, a: 12 },
      ],
    },
  ],
  ['Un poteau porte', { poteaux: [{ a: 4 }] }],
])('refuse sur une route en le disant : %s', (message, morceau) => {
  expect(
    fautes({ lieu: 'route', profil: ['descend', ':', 'monte'], ...(morceau as object) }),
  ).toContain(message);
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
    expect([vu.qui, vu.couleur, vu.arrete, vu.cap]).toEqual(['voiture', 'grise', true, 0]);
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

const surRoute = (plus: object) => ({
  lieu: 'route',
  profil: ['descend', ':', 'monte'],
  usagers: [{ qui: 'voiture', moi: 'oui', voie: 2, a: 8 }],
  ...plus,
});
const lignesBlanches = (profil: string[]): number =>
  plan(surRoute({ profil, usagers: [] }))
    .sol.filter((s) => s.matiere === 'blanc')
    .flatMap((s) => s.anneaux).length;

test('une piste a ses deux lignes, une seule fois', () => {
  const ecrites = lignesBlanches(['descend', 'monte', ':', 'piste monte', ':', 'trottoir']);
  expect(lignesBlanches(['descend', 'monte', 'piste monte', 'trottoir'])).toBe(ecrites);
  expect(lignesBlanches(['descend', 'monte', ':', 'piste monte', 'trottoir'])).toBe(ecrites);
  // Behind a verge it is a way of its own.
  expect(lignesBlanches(['descend', 'monte', 'herbe', 'piste monte', 'trottoir'])).toBeLessThan(
    ecrites,
  );
  expect(
    dessine(surRoute({ profil: ['descend', 'monte', 'piste monte', 'trottoir'] })).description,
  ).toContain('piste cyclable vers le haut entre deux lignes blanches discontinues');
});

test('la ligne d’une bande de bus s’interrompt devant la rue de son côté, et se dit', () => {
  const ecrite = (...éléments: string[]) => ({
    lieu: 'route',
    profil: ['trottoir', 'bus descend', '|', 'descend', '|', 'monte', 'trottoir'],
    longueur: 34,
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 4, a: 10 }],
    éléments: éléments.map((quoi) => ({ quoi, a: 13 })),
  });
  const etendue = (points: Point[], cote: 0 | 1) =>
    Math.max(...points.map((p) => p[cote])) - Math.min(...points.map((p) => p[cote]));
  // Along the road; what is painted on the street itself lies across.
  const morceaux = (...éléments: string[]) =>
    plan(ecrite(...éléments))
      .sol.flatMap((s) => (s.matiere === 'blanc' ? s.anneaux : []))
      .filter((a) => etendue(a, 1) > etendue(a, 0)).length;
  expect(morceaux('rue à gauche')).toBe(morceaux() + 1);
  expect(morceaux('rues des deux côtés')).toBe(morceaux() + 2);
  expect(morceaux('rue à droite')).toBe(morceaux());
  const dit = 'continue (interrompue à hauteur de la rue), bande vers le bas';
  expect(dessine(ecrite('rue à gauche')).description).toContain(dit);
  expect(dessine(ecrite('rue à droite')).description).not.toContain('interrompue');
});

test('un passage à niveau sans barrières ni feux n’a pas de ligne d’arrêt', () => {
  const lignes = (plus: object) =>
    plan(surRoute({ éléments: [{ quoi: 'passage à niveau', a: 18, ...plus }] })).sol.filter(
      (s) => s.matiere === 'blanc',
    ).length;
  expect(lignes({ barrières: 'sans' })).toBe(lignes({ barrières: 'ouvertes' }) - 1);
  expect(lignes({ barrières: 'sans', feux: 'blanc' })).toBe(lignes({ barrières: 'ouvertes' }));
});

test('le damier couvre la chaussée, l’arrêt a son poteau, l’école tient dans l’image', () => {
  const p = plan(
    surRoute({
      longueur: 25.5,
      éléments: [
        { quoi: 'damier', a: 16 },
        { quoi: 'arrêt de bus', a: 10 },
        { quoi: 'école', a: 12 },
      ],
    }),
  );
  const xs = p.sol
    .filter((s) => s.matiere === 'damier')
    .flatMap((s) => s.anneaux.flat().map(([x]) => x));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([
    expect.closeTo(-3.4, 0),
    expect.closeTo(3.4, 0),
  ]);
  const arret = p.objets.find((o) => o.genre === 'arrêt');
  expect(arret?.y).toBeCloseTo(-11.7);
  const ecole = p.objets.find((o) => o.genre === 'école');
  expect(
    (ecole?.x ?? 99) + (ecole && 'largeur' in ecole ? (ecole.largeur ?? 9) : 9) / 2,
  ).toBeLessThan(p.cadre[0] + p.cadre[2]);
});

test('la nuit, une voiture en stationnement n’éclaire pas', () => {
  const nuit = (fait: string) =>
    dessine(
      surRoute({
        temps: 'nuit',
        usagers: [{ qui: 'voiture', moi: 'oui', voie: 2, a: 8, fait }],
      }),
    ).svg;
  expect(nuit('arrêté')).toMatch(/<path d="M[^"]+" fill="#FFEFB0"/);
  expect(nuit('stationné')).not.toMatch(/<path d="M[^"]+" fill="#FFEFB0"/);
});

test('sous un pont, on devine qui passe', () => {
  const sous = (a: number) => dessine(surRoute({ éléments: [{ quoi: 'pont', a }] })).svg;
  expect(sous(5)).toContain('<g opacity="0.4">');
  expect(sous(16)).not.toContain('<g opacity="0.4">');
});

test('l’engagé s’arrête avant l’agent', () => {
  const vu = plan({
    lieu: 'carrefour',
    branches: croix,
    agent: { bras: 'levé', regarde: 'nord' },
    usagers: [{ qui: 'voiture', de: 'sud', vers: 'nord', état: 'engagé' }],
  }).objets.find((o): o is Vu => o.genre === 'usager');
  expect((vu?.y ?? 0) - 2.5).toBeGreaterThan(2);
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

test('les mots d’une plaque sous un panneau sont agrandis, les petits symboles à moitié, les grands non', () => {
  const haut = (additionnel: unknown): number => {
    const poste = plan(
      surRoute({
        poteaux: [{ a: 5, panneau: { panneau: 'E1', ...(additionnel ? { additionnel } : {}) } }],
      }),
    ).objets.find((x) => x.genre === 'poteau');
    return poste?.genre === 'poteau' ? (poste.dessus?.[2] ?? 0) : 0;
  };
  expect(haut('15 m')).toBeGreaterThan(1.5 * haut(undefined));
  expect(haut({ symbole: 'M4' })).toBeGreaterThan(1.3 * haut(undefined));
  expect(haut({ symbole: 'M4' })).toBeLessThan(1.5 * haut(undefined));
  expect(haut({ symbole: 'trait épais à gauche' })).toBeCloseTo(haut(undefined));
});

test('du siège du conducteur, celui que l’on ne voit pas est refusé', () => {
  const deCote = (a: number) =>
    dessine(
      surRoute({
        vue: 'conducteur',
        profil: ['monte', ':', 'monte'],
        usagers: [
          { qui: 'voiture', moi: 'oui', voie: 1, a: 20 },
          { qui: 'camion', nom: 'A', voie: 2, a },
        ],
      }),
    );
  expect(() => deCote(20)).toThrow('on ne voit pas le camion A (blanc)');
  expect(deCote(36).svg).toContain('<svg');
});

test('une distance s’écrit sans décimales parasites', () => {
  const { description } = dessine(surRoute({ cotes: [{ de: 0.1, a: 21.6, voie: 2 }] }));
  expect(description).toContain(': 21,5\u00a0m.');
});

test.each(['gauche', 'droite'] as const)('qui traverse depuis la %s regarde où il va', (côté) => {
  for (const de of ['nord', 'est', 'sud', 'ouest'] as const) {
    const plan = planOf(
      scene.parse({
        lieu: 'carrefour',
        branches: { nord: {}, est: {}, sud: {}, ouest: {}, [de]: { passage: 'piétons' } },
        usagers: [{ qui: 'piéton', traverse: de, côté, état: 'engagé' }],
      }),
      JOUR,
    );
    const lui = plan.objets.find((o) => o.genre === 'usager');
    const [debut, fin] = [plan.fleches[0]!.points[0]!, plan.fleches[0]!.points.at(-1)!];
    expect(Math.cos((lui!.cap * Math.PI) / 180)).toBeCloseTo(
      -(fin[1] - debut[1]) / Math.hypot(fin[0] - debut[0], fin[1] - debut[1]),
    );
    expect(Math.sin((lui!.cap * Math.PI) / 180)).toBeCloseTo(
      (fin[0] - debut[0]) / Math.hypot(fin[0] - debut[0], fin[1] - debut[1]),
    );
  }
});

test('une voie centrale est bordée de deux lignes de traits courts, et se dit', () => {
  const ecrite = {
    lieu: 'route',
    profil: ['herbe', 'latérale', '::', 'monte', ':', 'latérale', 'herbe'],
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 9 }],
  };
  expect(plan(ecrite).sol.filter((s) => s.matiere === 'blanc')).toHaveLength(4);
  const { description } = dessine(ecrite);
  expect(description.match(/deux lignes parallèles de traits blancs courts/g)).toHaveLength(2);
  expect(description).toContain('je roule, sur la partie centrale de la chaussée');
});

test('une glissière tient à part les deux sens d’une route à deux fois deux bandes', () => {
  const de = (agglomération: string, ...milieu: string[]) => ({
    lieu: 'route',
    agglomération,
    profil: ['herbe', 'descend', ':', 'descend', ...milieu, 'monte', ':', 'monte', 'herbe'],
    usagers: [{ qui: 'voiture', moi: 'oui', voie: milieu[0] === '||' ? 4 : 5, a: 9 }],
  });
  const rails = (ecrite: unknown) => plan(ecrite).objets.filter((o) => o.genre === 'glissière');
  expect(rails(de('non', 'terre-plein')).length).toBeGreaterThan(2);
  expect(rails(de('non', 'berme')).length).toBeGreaterThan(2);
  expect(rails(de('oui', 'terre-plein'))).toEqual([]);
  expect(rails(de('non', '||'))).toEqual([]);
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
