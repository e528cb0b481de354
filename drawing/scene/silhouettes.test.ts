import { describe, expect, test } from 'vitest';
import { agent } from '../sprites/spritesPietons.ts';
import { dessine } from '../testing/scene.ts';
import { sprite } from './dessus/sprites.ts';
import { brasDAgent } from './vocabulaire.ts';

const sur = (...autres: object[]): string =>
  dessine({
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'monte', 'stationnement', 'trottoir'],
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 6, couleur: 'noire' }, ...autres],
  }).svg;
const ORANGE = '#FF9D0A';

test('chaque geste d’un agent est un autre', () => {
  expect(new Set(brasDAgent.map(agent)).size).toBe(brasDAgent.length);
});

describe('qui tourne le montre', () => {
  const tourne = (qui: string, clignotant: string) => ({ qui, voie: 3, a: 28, clignotant });

  test.each(['vélo', 'speed pedelec', 'trottinette', 'attelage'])('du bras : %s', (qui) => {
    const [gauche, droite, sans] = ['gauche', 'droite', 'aucun'].map((c) => sur(tourne(qui, c)));
    for (const svg of [gauche, droite]) expect(svg).not.toContain(ORANGE);
    expect(new Set([gauche, droite, sans]).size).toBe(3);
  });

  test.each(['moto', 'cyclomoteur', 'tracteur', 'bus', 'tram'])('du clignotant : %s', (qui) => {
    expect(sur(tourne(qui, 'gauche'))).toContain(ORANGE);
  });

  test('la main qui se tend a quitté le guidon', () => {
    const mains = (svg: string) => svg.match(/#E9B48C/g)?.length;
    expect(mains(sprite('vélo', 'verte', 1))).toBe(mains(sprite('vélo', 'verte')));
  });
});

test('les feux d’un véhicule garé sont éteints, ceux de qui freine sont allumés', () => {
  const gare = { qui: 'voiture', voie: 4, a: 20, fait: 'stationné' };
  const rouge = '#FF2A3A';
  for (const eteint of [gare, { ...gare, arrêté: 'oui' }, { ...gare, fait: 'porte ouverte' }])
    expect(sur(eteint)).not.toContain(rouge);
  expect(sur({ ...gare, fait: 'arrêté' })).toContain(rouge);
  expect(sur({ ...gare, voie: 3, fait: 'roule', arrêté: 'oui' })).toContain(rouge);
});

test.each<[string, string[]]>([
  ['enfant', ['#FFCE00']],
  ['aveugle', ['#D3232F', '#D9AE63']],
])('on reconnaît qui marche à ce qu’il porte ou mène : %s', (qui, couleurs) => {
  for (const couleur of couleurs)
    expect(sprite(qui as 'enfant' | 'aveugle', 'noire')).toContain(couleur);
});
