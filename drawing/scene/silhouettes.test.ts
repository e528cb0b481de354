import { describe, expect, test } from 'vitest';
import { dessine } from '../testing/scene.ts';
import { isRoulant } from './conducteur/carrosses.ts';
import { brasDAgent, pietons, vehicules } from './vocabulaire.ts';
import { agent, figure } from './conducteur/figures.ts';
import { agent as agentDuDessus } from '../sprites/spritesPietons.ts';
import type { Cote } from './conducteur/silhouette.ts';
import { sprite } from './dessus/sprites.ts';

const COTES: Cote[] = ['dos', 'face', 'profil'];
const VUES = ['dessus', 'conducteur'];
const sur = (vue: string, ...autres: object[]): string =>
  dessine({
    lieu: 'route',
    vue,
    profil: ['trottoir', 'descend', ':', 'monte', 'stationnement', 'trottoir'],
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 6, couleur: 'noire' }, ...autres],
  }).svg;
const ORANGE = '#FF9D0A';

test.each([...vehicules, ...pietons])('du siège, on voit : %s', (qui) => {
  expect(isRoulant(qui) || figure(qui, 'profil', '#2E8B57')).toBeTruthy();
});

test('chaque geste d’un agent est un autre, dans les deux vues', () => {
  const duSiege = brasDAgent.map((bras) => agent('face', bras));
  const duDessus = brasDAgent.map(agentDuDessus);
  for (const gestes of [duSiege, duDessus]) expect(new Set(gestes).size).toBe(brasDAgent.length);
});

describe('qui tourne le montre', () => {
  const tourne = (qui: string, clignotant: string) => ({ qui, voie: 3, a: 28, clignotant });

  test.each(['vélo', 'speed pedelec', 'trottinette', 'attelage'])('du bras : %s', (qui) => {
    for (const vue of VUES) {
      const [gauche, droite, sans] = ['gauche', 'droite', 'aucun'].map((c) =>
        sur(vue, tourne(qui, c)),
      );
      for (const svg of [gauche, droite]) expect(svg).not.toContain(ORANGE);
      expect(new Set([gauche, droite, sans]).size, vue).toBe(3);
    }
  });

  test.each(['moto', 'cyclomoteur', 'tracteur', 'bus', 'tram'])('du clignotant : %s', (qui) => {
    for (const vue of VUES) expect(sur(vue, tourne(qui, 'gauche')), vue).toContain(ORANGE);
  });

  test('la main qui se tend a quitté le guidon', () => {
    const mains = (svg: string) => svg.match(/#E9B48C/g)?.length;
    expect(mains(sprite('vélo', 'verte', 1))).toBe(mains(sprite('vélo', 'verte')));
    for (const cote of COTES)
      expect(figure('vélo', cote, '#2E8B57', 1)!.length).toBeLessThan(
        figure('vélo', cote, '#2E8B57')!.length,
      );
  });
});

test('les feux d’un véhicule garé sont éteints, ceux de qui freine sont allumés', () => {
  const gare = { qui: 'voiture', voie: 4, a: 20, fait: 'stationné' };
  for (const [vue, rouge] of [
    ['dessus', '#FF2A3A'],
    ['conducteur', '#FF3327'],
  ] as const) {
    for (const eteint of [gare, { ...gare, arrêté: 'oui' }, { ...gare, fait: 'porte ouverte' }])
      expect(sur(vue, eteint), vue).not.toContain(rouge);
    expect(sur(vue, { ...gare, fait: 'arrêté' }), vue).toContain(rouge);
    expect(sur(vue, { ...gare, voie: 3, fait: 'roule', arrêté: 'oui' }), vue).toContain(rouge);
  }
});

describe('on reconnaît qui marche', () => {
  /** In centimetres. */
  const tete = (qui: string, cote: Cote): [haut: number, rayon: number] => {
    const ronds = [
      ...figure(qui, cote, '#D3232F')!.matchAll(/cy="(-?[\d.]+)" r="([\d.]+)" fill="#E9B48C"/g),
    ];
    const [, cy, r] = ronds.find(([, , rayon]) => Number(rayon) > 10)!;
    return [Number(r) - Number(cy), Number(r)];
  };

  test.each(COTES)('un enfant à sa tête, sa taille et son cartable : %s', (cote) => {
    const [[petit, grosse], [grand, rayon]] = [tete('enfant', cote), tete('piéton', cote)];
    expect(petit / grand).toBeLessThan(0.75);
    // A child's head is a fifth of its height, a grown-up's a seventh.
    expect((2 * grosse) / petit).toBeGreaterThan(0.24);
    expect((2 * rayon) / grand).toBeLessThan(0.16);
    for (const svg of [figure('enfant', cote, '#D3232F')!, sprite('enfant', 'rouge')])
      expect(svg).toContain('#FFCE00');
  });

  test.each(COTES)(
    'un aîné à son dos courbé, un aveugle à sa canne blanche et à son chien : %s',
    (cote) => {
      expect(tete('aîné', cote)[0]).toBeLessThan(tete('piéton', cote)[0] - 10);
      expect(figure('aîné', cote, '#AAB4BC')).toContain('#8A5A2B');
      for (const svg of [figure('aveugle', cote, '#2A3138')!, sprite('aveugle', 'noire')])
        for (const couleur of ['#D3232F', '#D9AE63']) expect(svg).toContain(couleur);
    },
  );
});
