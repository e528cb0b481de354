import { expect, test } from 'vitest';
import { croix, dessine, plan } from '../testing/scene.ts';
import { compose } from './dessus/composition.ts';
import { boutDeFleche } from './dessus/flechesDuDessus.ts';
import { ECHELLE } from './dessus/traces.ts';
import { matiereAt, pointsDe } from './plan/dessous.ts';
import { distance, longueurOf, surLigne } from './plan/geometrie.ts';

const moi = { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' };

test.each(['A13', 'B19', 'C43', 'E9e', 'F19', 'F45'])(
  'sur un téléphone, le petit côté de %s a 20 pixels, aussi loin qu’on le dise',
  (panneau) => {
    for (const a of [22, 90]) {
      const { objets, cadre } = plan({
        lieu: 'route',
        vue: 'conducteur',
        longueur: 100,
        profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
        usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 6 }],
        poteaux: [{ panneau: panneau === 'C43' ? { panneau, valeur: 50 } : { panneau }, a }],
      });
      const [, , large, haut] = objets.find((o) => o.genre === 'poteau')!.dessus!;
      expect((Math.min(large, haut) * 328) / cadre[2]).toBeGreaterThanOrEqual(20);
    }
  },
);

test('deux qui tournent vers une même bande ont leurs pointes l’une à côté de l’autre', () => {
  const { fleches } = compose(
    plan({
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { ...moi, de: 'est' },
        { qui: 'voiture', de: 'ouest', vers: 'nord' },
      ],
    }),
  );
  const [une, autre] = fleches.map((f) => boutDeFleche(f)[0]!);
  expect(Math.abs(une![0] - autre![0])).toBeGreaterThan(0.7);
  expect(distance(une!, autre!)).toBeGreaterThan(1.9);
});

const flecheDeMoi = (ecrite: unknown) => compose(plan(ecrite)).fleches.find((f) => f.moi)!.points;

test('une flèche tout droit finit avant celle qui prend sa bande, sans dévier', () => {
  for (const [droit, tourne] of [
    [{ qui: 'voiture', de: 'ouest', vers: 'est' }, moi],
    [
      { ...moi, de: 'ouest' },
      { qui: 'voiture', de: 'sud', vers: 'est' },
    ],
  ] as const) {
    const fait = plan({
      lieu: 'carrefour',
      branches: { est: {}, sud: {}, ouest: {} },
      usagers: [
        { ...droit, vers: 'est' },
        { ...tourne, vers: 'est' },
      ],
    });
    const droite = compose(fait).fleches.find((f) => f.moi === 'moi' in droit)!;
    const ys = droite.points.map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(0.01);
    expect(droite.points.at(-1)![0]).toBeLessThan(1);
  }
});

test('une flèche contourne l’agent', () => {
  for (const vers of ['nord', 'ouest']) {
    const points = flecheDeMoi({
      lieu: 'carrefour',
      branches: croix,
      agent: { bras: 'tendus', regarde: 'est' },
      usagers: [{ ...moi, vers }],
    });
    const long = Math.floor(longueurOf(points) * 4);
    const pres = Array.from({ length: long }, (_, i) => surLigne(points, i / 4).point);
    expect(Math.min(...pres.map(([x, y]) => Math.hypot(x, y))), vers).toBeGreaterThan(1.7);
  }
});

const surBande = (plus: object) => ({
  lieu: 'route',
  profil: ['monte', ':', 'monte', 'trottoir'],
  longueur: 40,
  ...plus,
});

test('qui change de bande y est avant celui qui le précède, et qui dépasse passe à côté', () => {
  const change = flecheDeMoi(
    surBande({
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 2, a: 12, fait: 'change de bande à gauche' },
        { qui: 'camion', voie: 2, a: 28 },
      ],
    }),
  );
  expect(change.at(-1)![0] - change[0]![0]).toBeCloseTo(-3.5, 1);
  const depasse = flecheDeMoi(
    surBande({
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 1, a: 10, fait: 'dépasse par la gauche' },
        { qui: 'voiture', voie: 2, a: 17 },
      ],
    }),
  );
  expect(depasse.every(([x]) => Math.abs(x - depasse[0]![0]) < 0.1)).toBe(true);
});

test('« Moi » n’est pas sur la piste de celui que je croise', () => {
  const fait = plan({
    lieu: 'carrefour',
    branches: { ...croix, nord: { piste: 'oui' }, sud: { piste: 'oui' } },
    usagers: [
      { ...moi, vers: 'est' },
      { qui: 'cyclomoteur', de: 'sud', vers: 'nord', sur: 'piste' },
    ],
  });
  const [mienne] = compose(fait).etiquettes;
  expect(pointsDe(mienne!.cadre).map((p) => matiereAt(fait.sol, p))).not.toContain('piste');
});

test('le signal d’une bande bus montre les bandes de sa route', () => {
  const traits = (bandes: string[]) =>
    dessine({
      lieu: 'route',
      profil: [...bandes, 'bus', 'bus monte', 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 1, a: 8 }],
      poteaux: [{ panneau: { panneau: 'F17' }, a: 20 }],
    }).description;
  expect(traits(['monte'])).toContain('en blanc, une large ligne interrompue');
  expect(traits(['monte', ':', 'monte'])).toContain('une ligne interrompue mince');
  expect(traits(['monte', ':', 'monte', ':', 'monte'])).toContain(
    'deux lignes interrompues minces',
  );
});

test('le signal d’un site des bus montre où il est, vu de chaque sens', () => {
  const dit = (sens: string, profil: string[]) =>
    dessine({
      lieu: 'route',
      profil: ['trottoir', ...profil, 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: profil.indexOf('monte'), a: 8 }],
      poteaux: [{ panneau: { panneau: 'F18' }, a: 20, sens }],
    }).description;
  const milieu = ['descend', '|', 'bus descend', 'bus monte', '|', 'monte'];
  const gauche = ['bus descend', '|', 'descend', ':', 'monte'];
  expect(dit('monte', milieu)).toContain(
    'à gauche une flèche vers le bas, à droite une flèche vers le haut, deux lignes continues',
  );
  expect(dit('monte', gauche)).toContain(
    'en blanc, à droite une flèche vers le bas et une flèche vers le haut, une ligne continue',
  );
  expect(dit('descend', gauche)).toContain(
    'en blanc, à gauche une flèche vers le bas et une flèche vers le haut, une ligne continue',
  );
});

test('le signal d’une zone avancée montre une bande où la route en a une', () => {
  const dit = (bandes: string[]) =>
    dessine({
      lieu: 'route',
      profil: ['descend', ':', ...bandes, 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 2, a: 8 }],
      poteaux: [{ panneau: { panneau: 'F14' }, a: 20 }],
    }).description;
  expect(dit(['monte'])).toMatch(/dessous une flèche vers le haut\s;/);
  expect(dit(['monte', ':', 'monte'])).toContain('dessous deux flèches');
});

test('qui surveille un chantier tient son disque, et cela se dit', () => {
  for (const vue of ['dessus', 'conducteur']) {
    const { svg, description } = dessine({
      ...surBande({}),
      vue,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 2, a: 6 },
        { qui: 'piéton', voie: 3, a: 20, sens: 'descend', disque: 'oui' },
      ],
    });
    expect(description).toContain('tient un disque blanc à bord rouge');
    expect(svg).toMatch(/stroke="#C1121F"/i);
  }
});

test('un enfant à vélo se dit', () => {
  const { description } = dessine({
    ...surBande({}),
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 2, a: 6 },
      { qui: 'vélo', voie: 3, a: 20, enfant: 'oui' },
    ],
  });
  expect(description).toContain('c’est un enfant');
});

test('les feux d’un portique sont sur sa poutre, à côté de qui passe dessous', () => {
  const feux = [2, 3].map((voie) => ({ feu: 'croix rouge', a: 24, côté: 'au-dessus', voie }));
  const ecrite = surBande({
    poteaux: feux,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 1, a: 6 },
      { qui: 'camion', voie: 2, a: 26 },
    ],
    profil: ['monte', ':', 'monte', ':', 'monte', 'trottoir'],
  });
  const boites = plan(ecrite).objets.flatMap((o) => (o.genre === 'poteau' ? [o.dessus!] : []));
  const [un, autre] = boites.map(([, y, , haut]) => y + haut / 2);
  expect(un).toBeCloseTo(autre!, 5);
  const [, poutre] = /<path d="M[-\d.]+ ([-\d.]+)H[-\d.]+" fill="none" stroke="#8A939A"/.exec(
    dessine(ecrite).svg,
  )!;
  expect(Number(poutre) / ECHELLE).toBeCloseTo(un!, 1);
});

test('ce qui est petit sur la plaque d’une zone s’agrandit avec elle', () => {
  const large = (panneau: object) => {
    const { objets } = plan(surBande({ poteaux: [{ panneau, a: 20 }] }));
    return objets.find((o) => o.genre === 'poteau')!.dessus![2];
  };
  const livraisons = { panneau: 'F103', valeur: 'excepté livraisons / de 6 h à 11 h' };
  const zone = { panneau: 'C43', valeur: 50, zone: 'début' };
  expect(large(livraisons)).toBeGreaterThan(1.4 * large(zone));
});
