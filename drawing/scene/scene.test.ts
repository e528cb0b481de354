import { describe, expect, test } from 'vitest';
import { drawDessin, readImage } from '../index.ts';
import { JOUR, croix, dessine, plan } from '../testing/scene.ts';
import { isRoulable, matiereAt } from './plan/dessous.ts';
import { exemples } from './exemples/index.ts';
import type { Vu } from './plan/plan.ts';
import { quois, scene } from './scene.ts';

const fautes = (ecrite: unknown) =>
  readImage({ image: { scene: ecrite } }, { jour: JOUR })
    .fautes.map((f) => f.message)
    .join();

const voiture = { qui: 'voiture', de: 'sud', vers: 'nord' };
const dessines = exemples.map(([nom, ecrite]) => ({ nom, ecrite, ...dessine(ecrite) }));

describe('chaque exemple', () => {
  test('se décrit sans dire qui passe', () => {
    for (const { nom, titre, description } of dessines)
      for (const texte of [`${titre}.`, description]) {
        expect(texte, nom).toMatch(/^\p{Lu}.*\.$/u);
        expect(texte, nom).not.toMatch(
          /priorit|céder|cédez|doit |peut |interdi|oblig|danger|permis|règle/i,
        );
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

test('ce que personne ne montre, la description ne le dit pas', () => {
  const sans = dessine({
    lieu: 'carrefour',
    branches: croix,
    usagers: [{ qui: 'voiture', de: 'est', vers: 'sud', flèche: 'non', clignotant: 'aucun' }],
  });
  expect(sans.description).not.toMatch(/va vers|clignotant/);
});

describe('une rue éclairée, la nuit', () => {
  const rue = {
    lieu: 'route',
    temps: 'nuit',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 30,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 6 },
      { qui: 'piéton', voie: 1.45, a: 16, sens: 'monte' },
    ],
    éléments: [{ quoi: 'rue à droite', a: 25 }],
  };
  const carrefour = {
    lieu: 'carrefour',
    temps: 'nuit',
    branches: croix,
    usagers: [{ ...voiture, moi: 'oui' }],
  };
  const lampes = (ecrite: object) => plan(ecrite).objets.filter((o) => o.genre === 'lampadaire');

  test.each([rue, carrefour])('a des lampes au bord, qui éclairent, et le dit', (ecrite) => {
    for (const vue of ['dessus', 'conducteur']) {
      const [noire, claire] = [
        { ...ecrite, vue },
        { ...ecrite, vue, éclairage: 'oui' },
      ];
      expect(lampes(noire)).toEqual([]);
      const allumees = lampes(claire);
      expect(allumees.length).toBeGreaterThan(1);
      for (const { x, y } of allumees) {
        expect(isRoulable(plan(claire).sol, [x, y])).toBe(false);
        expect(
          plan(claire).objets.every(
            (o) => o.genre !== 'usager' || Math.hypot(o.x - x, o.y - y) > 1,
          ),
        ).toBe(true);
      }
      expect(dessine(noire).svg).not.toContain('#FFE9A6');
      expect(dessine(claire).svg).toContain('#FFE9A6');
      expect(dessine(noire).description).not.toContain('lampadaires');
      expect(dessine(claire).description).toContain('la nuit, sous des lampadaires allumés');
    }
  });
});

test('une chaussée en pavés, et ce qu’on en dit', () => {
  const rue = {
    lieu: 'route',
    profil: ['trottoir', 'descend', 'monte', 'stationnement', 'trottoir'],
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 8 }],
    éléments: [{ quoi: 'passage pour piétons', a: 16 }],
  };
  const pavee = { ...rue, revêtement: 'pavés' };
  const sousMoi = (ecrite: object, x: number) => matiereAt(plan(ecrite).sol, [x, -7]);
  expect([sousMoi(rue, 0), sousMoi(pavee, 0)]).toEqual(['asphalte', 'pavés']);
  expect([sousMoi(rue, 3.8), sousMoi(pavee, 3.8)]).toEqual(['pavés', 'asphalte']);
  expect(matiereAt(plan({ ...pavee, vue: 'conducteur' }).sol, [0, -17])).toBe('pavés');
  for (const vue of ['dessus', 'conducteur']) {
    expect(dessine({ ...pavee, vue }).description).toContain('La chaussée est en pavés.');
    expect(dessine({ ...rue, vue }).description).not.toContain('pavés');
    const sansPlaces = rue.profil.filter((x) => x !== 'stationnement');
    const joints = (ecrite: object) =>
      /#00000018|#5F5952/.test(dessine({ ...ecrite, profil: sansPlaces, vue }).svg);
    expect([joints(rue), joints(pavee)]).toEqual([false, true]);
  }
});

test('du siège, rien n’est en haut ni en bas', () => {
  const rue = {
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'monte', 'bus monte', 'trottoir'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 6 },
      { qui: 'moto', voie: 2, a: 24, sens: 'descend' },
    ],
    poteaux: [{ panneau: { panneau: 'B9' }, a: 20, côté: 'gauche', sens: 'descend' }],
  };
  const vue = (x: string) => dessine({ ...rue, vue: x }).description;
  expect(vue('conducteur')).toContain(
    'trottoir, bande en sens inverse, ligne blanche discontinue, bande dans mon sens, bande marquée BUS dans mon sens, trottoir',
  );
  expect(vue('conducteur')).toMatch(/moto noire roule, sur la bande en sens inverse, vers moi/);
  expect(vue('conducteur')).toContain('pour ceux qui viennent en face');
  expect(vue('dessus')).toContain('bande vers le bas');
});

describe('de quel côté on traverse', () => {
  const dit = (ecrite: unknown, vue: string) => dessine({ ...(ecrite as object), vue }).description;
  const surRoute = (traverse: object) => ({
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 6 },
      { qui: 'piéton', a: 20, fait: 'traverse', ...traverse },
    ],
  });
  const devant = (de: string, traverse: string, côté: string) => ({
    lieu: 'carrefour',
    branches: croix,
    usagers: [
      { qui: 'voiture', moi: 'oui', de, vers: traverse },
      { qui: 'piéton', traverse, côté, état: 'engagé' },
    ],
  });

  test.each(['dessus', 'conducteur'])('une route, vue : %s', (vue) => {
    for (const droite of [{ voie: 1.7 }, { voie: 2.4, sens: 'vers la droite' }])
      expect(dit(surRoute(droite), vue)).toContain('traverse de gauche à droite');
    for (const gauche of [{ voie: 3.8 }, { voie: 2.4, sens: 'vers la gauche' }])
      expect(dit(surRoute(gauche), vue)).toContain('traverse de droite à gauche');
    const attend = surRoute({ voie: 4, fait: 'attend', sens: 'vers la gauche' });
    expect(dit(attend, vue)).toContain('tourné vers la gauche');
  });

  test('un carrefour : les côtés de la page, ou ceux de qui conduit', () => {
    const [vers, deLa] = [devant('sud', 'nord', 'gauche'), devant('ouest', 'est', 'gauche')];
    expect(dit(vers, 'dessus')).toContain('traverse la branche du haut, en venant de la droite');
    expect(dit(vers, 'conducteur')).toContain(
      'traverse la branche d’en face, en venant de ma droite',
    );
    expect(dit(deLa, 'dessus')).toContain('traverse la branche de la droite, en venant du bas');
    expect(dit(deLa, 'conducteur')).toContain(
      'traverse la branche d’en face, en venant de ma droite',
    );
    const autre = devant('ouest', 'est', 'droite');
    expect(dit(autre, 'dessus')).toContain('en venant du haut');
    expect(dit(autre, 'conducteur')).toContain('en venant de ma gauche');
  });
});

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
  ['« enfant » ne se dit que', { usagers: [{ ...voiture, enfant: 'oui' }] }],
  ['« joue » ne se dit que', { usagers: [{ ...voiture, joue: 'oui' }] }],
  ['« traverse » est pour', { usagers: [{ qui: 'voiture', traverse: 'est' }] }],
  ['« Z9 » n’existe pas', { branches: { ...croix, est: { panneau: { panneau: 'Z9' } } } }],
  [
    'la clé « valuer »',
    { branches: { ...croix, est: { panneau: { panneau: 'C43', valuer: 50 } } } },
  ],
  ['« bleu » n’existe pas', { branches: { ...croix, est: { feu: 'bleu' } } }],
  ['une par bande', { branches: { ...croix, est: { bandes: 2, flèches: ['droit'] } } }],
  ['Un éclairage va avec « temps: nuit »', { éclairage: 'oui' }],
  ['au moins deux branches', { branches: { sud: {} }, usagers: [] }],
])('refuse en le disant : %s', (message, morceau) => {
  expect(
    fautes({ lieu: 'carrefour', branches: croix, usagers: [voiture], ...(morceau as object) }),
  ).toContain(message);
});

test.each(quois)('« %s » se voit, que les mots le voient de dessus ou du siège', (quoi) => {
  const usagers = [{ qui: 'voiture', moi: 'oui', voie: 2, a: 4 }];
  const rue = { lieu: 'route', profil: ['descend', ':', 'monte'], longueur: 60, usagers };
  const element = { quoi, a: 30, ...(quoi === 'flèche de sélection' && { valeur: 'droite' }) };
  for (const vue of ['dessus', 'conducteur'])
    expect(dessine({ ...rue, vue, éléments: [element] }).svg, vue).not.toBe(
      dessine({ ...rue, vue }).svg,
    );
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
  [
    '« moi » monte la route',
    { vue: 'conducteur', usagers: [{ qui: 'voiture', moi: 'oui', voie: 1, a: 30 }] },
  ],
  ['Un poteau porte', { poteaux: [{ a: 4 }] }],
])('refuse sur une route en le disant : %s', (message, morceau) => {
  expect(
    fautes({ lieu: 'route', profil: ['descend', ':', 'monte'], ...(morceau as object) }),
  ).toContain(message);
});
