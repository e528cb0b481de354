import { describe, expect, test } from 'vitest';
import { dessine, plan } from '../../testing/scene.ts';
import { compose } from '../dessus/composition.ts';
import type { Point, Vu } from './plan.ts';

const surRoute = (plus: object) => ({
  lieu: 'route',
  profil: ['descend', ':', 'monte'],
  usagers: [{ qui: 'voiture', moi: 'oui', voie: 2, a: 8 }],
  ...plus,
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

const lignesBlanches = (profil: string[]): number =>
  plan(surRoute({ profil, usagers: [] }))
    .sol.filter((s) => s.matiere === 'blanc')
    .flatMap((s) => s.anneaux).length;

test('une piste a ses deux lignes, une seule fois', () => {
  const ecrites = lignesBlanches(['descend', 'monte', ':', 'piste monte', ':', 'trottoir']);
  expect(lignesBlanches(['descend', 'monte', 'piste monte', 'trottoir'])).toBe(ecrites);
  expect(lignesBlanches(['descend', 'monte', ':', 'piste monte', 'trottoir'])).toBe(ecrites);
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

describe('ce que disent des mots écrits du siège, vu de dessus', () => {
  const duSiege = (plus: object) =>
    surRoute({
      vue: 'conducteur',
      profil: ['monte', ':', 'monte'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 1, a: 12 }],
      ...plus,
    });
  const enMarche = [
    { qui: 'voiture', moi: 'oui', voie: 1, a: 12 },
    { qui: 'camion', nom: 'A', voie: 2, a: 30, fait: 'change de bande à gauche' },
  ];

  test('est sans flèche, et mon étiquette dit ce que montre mon compteur', () => {
    const { etiquettes } = compose(plan(duSiege({ usagers: enMarche, compteur: 70 })));
    expect(etiquettes.map(({ texte }) => texte)).toEqual(['Moi, 70 km/h', 'A']);
    expect(plan(duSiege({ usagers: enMarche })).fleches).toEqual([]);
    expect(plan({ ...duSiege({ usagers: enMarche }), vue: 'dessus' }).fleches).toHaveLength(2);
  });

  test('montre aussi qui suit, et qui est à ma hauteur', () => {
    for (const a of [12, 30]) {
      const usagers = [enMarche[0], { qui: 'camion', voie: 2, a }];
      const [, , , hauteur] = plan(duSiege({ usagers })).cadre;
      const camion = plan(duSiege({ usagers })).objets.find((o) => o.genre === 'usager' && !o.moi);
      expect(-camion!.y).toBeGreaterThan(0);
      expect(-camion!.y).toBeLessThan(hauteur);
    }
  });

  test('finit après la dernière chose dite, et s’élargit plutôt que de serrer une file', () => {
    const file = (a: number) =>
      duSiege({
        longueur: 120,
        usagers: [enMarche[0], { qui: 'voiture', voie: 1, a: 24 }, { qui: 'voiture', voie: 1, a }],
      });
    const [, , courte] = plan(file(36)).cadre;
    const [, , longue] = plan(file(90)).cadre;
    expect(courte).toBeLessThan(longue);
    expect(() => dessine({ ...file(90), vue: 'dessus' })).toThrow('l’un dans l’autre');
    const { titre, description } = dessine(file(90));
    expect([titre, description]).toEqual([
      'Route vue de dessus',
      expect.stringContaining('siège du conducteur'),
    ]);
  });
});

test('une distance s’écrit sans décimales parasites', () => {
  const { description } = dessine(surRoute({ cotes: [{ de: 0.1, a: 21.6, voie: 2 }] }));
  expect(description).toContain(': 21,5\u00a0m.');
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
