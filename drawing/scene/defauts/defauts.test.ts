import { postesOf as postes, usagersOf as vus } from '../plan/objets.ts';
import { describe, expect, test } from 'vitest';
import { croix, JOUR, plan as planDe } from '../../testing/scene.ts';
import { compose } from '../dessus/composition.ts';
import { exemples } from '../exemples/index.ts';
import type { Plan, Poste } from '../plan/plan.ts';
import { planOf } from '../index.ts';
import { scene as lue } from '../scene.ts';
import { ensemble } from './ensembles.ts';
import { surLesEtiquettes } from './surLesEtiquettes.ts';
import { surLesFleches } from './surLesFleches.ts';
import { defautsScene } from './index.ts';
import { surLesSignaux } from './surLesSignaux.ts';

const route = {
  lieu: 'route',
  profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
  usagers: [
    { qui: 'voiture', moi: 'oui', voie: 3, a: 8 },
    { qui: 'camion', voie: 2, a: 16 },
  ],
  poteaux: [{ panneau: { panneau: 'C35' }, a: 18 }],
};
const carrefour = {
  lieu: 'carrefour',
  branches: { ...croix, sud: { panneau: { panneau: 'B1' } } },
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
    { qui: 'vélo', de: 'nord', vers: 'sud' },
  ],
};
const dits = (ecrite: unknown): string => defautsScene(lue.parse(ecrite), JOUR).join('\n');
const deplace = (ecrite: unknown, change: (plan: Plan) => void): string => {
  const scene = lue.parse(ecrite);
  const plan = planOf(scene, JOUR);
  change(plan);
  return defautsScene(scene, JOUR, plan).join('\n');
};

test('les exemples et les jumelles sont sans défaut', () => {
  expect(dits(route)).toBe('');
  expect(dits(carrefour)).toBe('');
  for (const [nom, ecrite] of exemples)
    expect.soft(defautsScene(lue.parse(ecrite), JOUR), nom).toEqual([]);
});

describe('un panneau', () => {
  const avec = (change: (poste: Poste, plan: Plan) => void) => {
    const plan = planDe(route);
    change(postes(plan)[0]!, plan);
    return [...surLesSignaux(plan)].join();
  };
  test.each<[string, (poste: Poste, plan: Plan) => void]>([
    ['son pied sur la chaussée', (p) => (p.pied = [1, -12])],
    ['son pied sur la voiture', (p, plan) => (p.pied = [vus(plan)[0]!.x, vus(plan)[0]!.y])],
    [
      'son pied sur le toit d’une maison',
      (p, plan) => {
        const toit = plan.objets.find((o) => o.genre === 'maison')!;
        p.pied = [toit.x, toit.y];
      },
    ],
    [
      'loin du bord de la route',
      (p, plan) => {
        plan.objets = plan.objets.filter((o) => o.genre !== 'maison');
        p.pied = [14, -12];
      },
    ],
    ['en couvre un autre', (p, plan) => plan.objets.push({ ...p })],
    ['couvre la voiture', (p, plan) => (p.dessus = [vus(plan)[0]!.x, vus(plan)[0]!.y, 3, 3])],
    ['couvre une marque', (p) => (p.dessus = [-1.5, -22, 3, 3])],
    ['coupé par le bord', (p) => (p.dessus = [16, -22, 3, 3])],
  ])('qui a le défaut : %s', (dit, change) => {
    expect(avec(change)).toContain(dit);
    expect(avec(() => {})).toBe('');
  });
});

test.each<[string[], string]>([
  [['C31a', 'C31b'], 'seul un D1'],
  [['C31a', 'D1'], 'pour une même règle'],
  [['D1', 'D3'], 'un seul signal impose'],
  [['B1', 'B5'], 'comment céder'],
  [['B9', 'B15'], 'une même route'],
  [['B9', 'D5'], 'rond-point'],
  [['B9', 'B1'], 'se contredisent'],
  [['C1', 'F19'], 'se contredisent'],
  [['E1', 'E9a'], 'l’arrêt et le stationnement'],
  [['C35', 'C35'], 'deux fois'],
  [['B1', 'D5'], ''],
  [['C31a', 'C33'], ''],
  [['C29', 'C21'], ''],
])('signaux ensemble : %s', (codes, dit) => {
  const trouve = [...ensemble(codes.map((panneau) => ({ panneau }) as never))].join();
  if (dit) expect(trouve).toContain(dit);
  else expect(trouve).toBe('');
});

test('signaux ensemble : sur deux poteaux d’une même route ; répétés à gauche, non', () => {
  const entre = (gauche: string, droite: string) =>
    dits({
      ...route,
      poteaux: [
        { panneau: { panneau: droite }, a: 18 },
        { panneau: { panneau: gauche }, a: 18, côté: 'gauche' },
      ],
    });
  expect(entre('C31a', 'C31b')).toContain('seul un D1');
  expect(entre('C35', 'C35')).toBe('');
  expect(entre('C31a', 'C35')).toBe('');
});

test('un signal qui parle par bande en a autant que la route', () => {
  const avec = (valeur: string, panneau = 'F13') =>
    dits({ ...route, poteaux: [{ panneau: { panneau, valeur }, a: 20 }] });
  expect(avec('- 70', 'F91')).toContain('Un F91 montre 2 bandes, et la route en a 1');
  expect(avec('↖ ↑↗')).toContain('Un F13 montre 2 bandes, et la route en a 1');
  const branche = (bandes: number) =>
    dits({
      ...carrefour,
      branches: { ...croix, sud: { bandes, panneau: { panneau: 'F13', valeur: '↖ ↑↗' } } },
    });
  expect(branche(3)).toContain('la route en a 3');
  expect(branche(2)).toBe('');
});

test('ce qui est peint en travers contredit le panneau qui est à côté', () => {
  const avec = (quoi: string, panneau: string, a = 20) =>
    dits({ ...route, éléments: [{ quoi, a: 19 }], poteaux: [{ panneau: { panneau }, a }] });
  expect(avec('triangles', 'B5')).toContain('À un B5, c’est une ligne d’arrêt qu’on peint');
  expect(avec('ligne d’arrêt', 'B1')).toContain('À un B1, ce sont des triangles qu’on peint');
  expect([
    avec('triangles', 'B1'),
    avec('ligne d’arrêt', 'B5'),
    avec('triangles', 'B5', 38),
  ]).toEqual(['', '', '']);
});

describe('un usager', () => {
  test('hors de l’image, sur le trottoir, à cheval sur deux bandes', () => {
    const bouge = (x: number, y: number) =>
      deplace(route, (plan) => Object.assign(vus(plan)[0]!, { x, y }));
    expect(bouge(1.75, 1)).toContain('hors de l’image');
    expect(bouge(4, -8)).toContain('déborde sur');
    expect(bouge(0.2, -8)).toContain('à cheval sur deux bandes');
    expect(bouge(1.75, -8)).not.toMatch(/hors|déborde|cheval/);
  });

  test('à contresens, sauf à vélo dans une rue à sens unique', () => {
    const roule = (profil: string[], qui = 'voiture', fait = 'roule') =>
      dits({
        ...route,
        profil,
        usagers: [{ qui, voie: 3, a: 8, sens: 'descend', fait }],
        poteaux: [],
      });
    const double = route.profil;
    expect(roule(double)).toContain('roule à contresens');
    expect(roule(double, 'voiture', 'stationné')).toBe('');
    expect(roule(['trottoir', 'monte', ':', 'monte', 'trottoir'], 'vélo')).toBe('');
    expect(roule(['trottoir', 'monte', ':', 'monte', 'trottoir'])).toContain('contresens');
  });

  test('dans l’herbe à côté de son chemin ; sur la chaussée où il attend', () => {
    const sentier = {
      lieu: 'carrefour',
      agglomération: 'non',
      branches: { nord: {}, sud: {}, est: { voie: 'sentier' } },
      usagers: [{ qui: 'vélo', de: 'est', vers: 'nord' }],
    };
    expect(dits(sentier)).toBe('');
    expect(deplace(sentier, (plan) => (vus(plan)[0]!.y -= 1.5))).toContain('déborde sur l’herbe');
    const pieton = {
      ...carrefour,
      usagers: [{ qui: 'piéton', traverse: 'est', côté: 'gauche', état: 'attend' }],
    };
    expect(dits(pieton)).toBe('');
    expect(deplace(pieton, (plan) => (vus(plan)[0]!.y = 0))).toContain('attend sur la chaussée');
  });
});

describe('qui traverse', () => {
  const surRoute = {
    ...route,
    usagers: [
      ...route.usagers.slice(0, 1),
      { qui: 'piéton', voie: 3.5, a: 20, sens: 'vers la gauche' },
    ],
    éléments: [{ quoi: 'passage pour piétons', a: 18.5 }],
    poteaux: [],
  };
  const auCarrefour = (qui: string, passage: string) => ({
    ...carrefour,
    branches: { ...croix, est: { passage } },
    usagers: [
      ...carrefour.usagers.slice(0, 1),
      { qui, traverse: 'est', côté: 'gauche', état: 'engagé' },
    ],
  });
  const lui = (plan: Plan) => vus(plan).at(-1)!;

  test('à côté du passage d’une route, et non dessus ni loin de lui', () => {
    const a = (y: number) => deplace(surRoute, (plan) => (lui(plan).y += y));
    expect(a(0)).toBe('');
    expect(a(2)).toContain('Le piéton est à côté du passage pour piétons');
    expect(a(-2)).toContain('à côté du passage');
    expect(a(9)).toBe('');
  });

  test('à côté du passage d’une branche, ou sur celui des autres', () => {
    const a = (qui: string, passage: string, x = 0) =>
      deplace(auCarrefour(qui, passage), (plan) => (lui(plan).x += x));
    for (const qui of ['piéton', 'vélo']) {
      const pour = qui === 'piéton' ? 'piétons' : 'cyclistes';
      for (const passage of [pour, 'piétons et cyclistes']) expect(a(qui, passage)).toBe('');
      expect(a(qui, pour, 2.5)).toContain(`à côté du passage pour ${pour}`);
    }
    expect(a('piéton', 'piétons et cyclistes', -2)).toContain('à côté du passage');
  });
});

test('une flèche sous quelqu’un, qui n’est pas celui dont elle part', () => {
  const plan = planDe(carrefour);
  const dessus = compose(plan);
  const lui = vus(plan)[1]!;
  const passe = { moi: true, points: [-6, 6].map((y) => [lui.x, lui.y + y] as const) };
  expect([...surLesFleches(plan, { ...dessus, fleches: [passe] })].join()).toContain(
    'Une flèche passe sous le cycliste',
  );
  const [arretee] = compose({
    ...plan,
    fleches: [{ ...passe, points: passe.points.toReversed() }],
  }).fleches;
  expect([...surLesFleches(plan, { ...dessus, fleches: [arretee!] })]).toEqual([]);
});

test('des pointes de flèches qui se touchent, ou sur quelqu’un', () => {
  const plan = planDe(carrefour);
  const dessus = compose(plan);
  expect([...surLesFleches(plan, dessus)]).toEqual([]);
  const [une] = dessus.fleches;
  expect([...surLesFleches(plan, { ...dessus, fleches: [une!, une!] })].join()).toContain(
    'se touchent',
  );
  const lui = vus(plan)[1]!;
  const sur = { moi: true, points: [[lui.x, lui.y + 4] as const, [lui.x, lui.y] as const] };
  expect([...surLesFleches(plan, { ...dessus, fleches: [sur] })].join()).toContain('est sur');
});

test('une étiquette sur une ligne, une autre bande, quelqu’un, un panneau, une autre, une distance ou une pointe', () => {
  const plan = planDe({ ...route, cotes: [{ de: 10, a: 20, voie: 3 }] });
  const dessus = compose(plan);
  const [moi] = dessus.etiquettes;
  expect([...surLesEtiquettes(plan, dessus)]).toEqual([]);
  const a = (x: number, y: number, plus = {}) => {
    const [, , l, h] = moi!.cadre;
    const etiquettes = [{ ...moi!, cadre: [x - l / 2, y - h / 2, l, h] as const }];
    return [...surLesEtiquettes(plan, { ...dessus, etiquettes, ...plus })].join();
  };
  const lui = vus(plan)[1]!;
  expect(a(0, -8)).toContain('couvre une ligne');
  expect(a(-1.75, -8)).toContain('une autre bande');
  expect(a(lui.x, lui.y)).toContain('couvre le camion');
  const [cote] = plan.mesures;
  expect(a(cote!.de[0], (cote!.de[1] + cote!.a[1]) / 2)).toContain('couvre une distance');
  expect(a(20, -8)).toContain('bord de l’image');
  const [px, py, pl, ph] = postes(plan)[0]!.dessus!;
  expect(a(px + pl / 2, py + ph / 2)).toContain('couvre un panneau');
  const [x0, y0] = moi!.cadre;
  const voisine = { ...moi!, cadre: [x0 + 0.5, y0 + 0.3, 1, 1] as const };
  expect([...surLesEtiquettes(plan, { ...dessus, etiquettes: [moi!, voisine] })].join()).toContain(
    'en touche une autre',
  );
  const [x, y] = [8, -8];
  const fleches = [{ moi: true, points: [[x, y + 4] as const, [x, y] as const] }];
  expect(a(x, y, { fleches })).toContain('pointe d’une flèche');
});
