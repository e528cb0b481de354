import { expect, test } from 'vitest';
import { croix, dessine, plan } from '../testing/scene.ts';
import { boiteSujet } from './conducteur/boites.ts';
import { cameraOf } from './conducteur/camera.ts';
import { regardOf } from './conducteur/index.ts';
import { auSol, devant, LARGEUR } from './conducteur/projection.ts';
import { compose } from './dessus/composition.ts';
import { boutDeFleche } from './dessus/flechesDuDessus.ts';
import { isRoulable, matiereAt, pointsDe } from './plan/dessous.ts';
import { distance, longueurOf, surLigne } from './plan/geometrie.ts';
import { scene as lue } from './scene.ts';

const moi = { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' };

test.each(['A13', 'B19', 'C43', 'E9e', 'F19', 'F45'])(
  'sur un téléphone, le petit côté de %s a 32 pixels',
  (panneau) => {
    const ecrite = {
      lieu: 'route',
      vue: 'conducteur',
      profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 6 }],
      poteaux: [{ panneau: panneau === 'C43' ? { panneau, valeur: 50 } : { panneau }, a: 22 }],
    };
    const [place] = regardOf(plan(ecrite), lue.parse(ecrite)).places;
    const [, , large, haut] = place!.boite;
    expect((Math.min(large, haut) * 328) / LARGEUR).toBeGreaterThanOrEqual(32);
  },
);

test.each(['voiture', 'moto', 'vélo'])('qui vient de côté est vu entier du siège : %s', (qui) => {
  for (const de of ['ouest', 'est']) {
    const ecrite = {
      lieu: 'carrefour',
      vue: 'conducteur',
      branches: croix,
      usagers: [moi, { qui, de, vers: de === 'est' ? 'ouest' : 'est' }],
    };
    const fait = plan(ecrite);
    const lui = fait.objets.find((o) => o.genre === 'usager' && !o.moi)!;
    const [x, , large] = boiteSujet(cameraOf(fait, lue.parse(ecrite)), lui)!;
    expect(x, de).toBeGreaterThan(-12);
    expect(x + large, de).toBeLessThan(LARGEUR + 12);
  }
});

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

test('du siège, un poteau a son pied à côté de la chaussée', () => {
  const ecrite = {
    lieu: 'carrefour',
    vue: 'conducteur',
    branches: { ...croix, sud: { panneau: { panneau: 'B1' } } },
    usagers: [moi],
  };
  const scene = lue.parse(ecrite);
  const { camera, plan: ici, places } = regardOf(plan(ecrite), scene);
  const { poste, boite } = places.find((p) => p.boite[2] > 64)!;
  const [, avant] = devant(camera, [poste.x, poste.y]);
  const droite = ((boite[0] + boite[2] / 2 - LARGEUR / 2) * avant) / camera.focale;
  expect(isRoulable(ici.sol, auSol(camera, [droite, avant]))).toBe(false);
});

test('qui surveille un chantier tient son disque, de dessus comme du siège, et cela se dit', () => {
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
