import { afterEach, describe, expect, test, vi } from 'vitest';
import { lignesOf } from './lignes.ts';
import { coupes } from './polices.ts';

const MISE = { graisse: 400, corps: 14, largeur: 480 } as const;
const textes = (texte: string, mise = {}) =>
  lignesOf(texte, { ...MISE, ...mise }).map(({ passages }) =>
    passages.map((each) => each.texte).join(''),
  );

afterEach(() => void vi.restoreAllMocks());

describe('a text cut to a width', () => {
  test('is cut at its spaces, and each line is as full as it can be', () => {
    const mots = 'Le cours se lit avec son guide, avant les premiers kilomètres.'.split(' ');
    const lignes = textes(mots.join('  '), { largeur: 150 });
    expect(lignes.join(' ')).toBe(mots.join(' '));
    expect(lignes.length).toBeGreaterThan(2);
    const widthOf = (some: string) => lignesOf(some, { ...MISE, largeur: 9999 })[0]!.largeur;
    for (const [at, ligne] of lignes.entries()) {
      expect(widthOf(ligne)).toBeLessThanOrEqual(150);
      const next = lignes[at + 1]?.split(' ')[0];
      if (next) expect(widthOf(`${ligne} ${next}`)).toBeGreaterThan(150);
    }
  });

  test('breaks a word that is longer than a line, and goes on behind what is left of it', () => {
    const lignes = textes(`Né ${'x'.repeat(100)} à Namur`);
    expect(lignes[0]).toBe('Né');
    expect(lignes[1]).toMatch(/^x+$/);
    expect(lignes.at(-1)).toMatch(/^x+ à Namur$/);
    expect(lignes.join('').replace(/[^x]/g, '')).toHaveLength(100);
  });

  test('keeps a sign that has no room, and has one line when there is nothing', () => {
    expect(textes('mm m', { largeur: 1 })).toEqual(['m', 'm', 'm']);
    expect(textes(' ')).toEqual(['']);
  });

  test('is measured a few times a line, however long it is', () => {
    const layouts = coupes(400).map(({ font }) => vi.spyOn(font, 'layout'));
    const measured = (texte: string) => {
      for (const each of layouts) each.mockClear();
      lignesOf(texte, MISE);
      return layouts
        .flatMap(({ mock }) => mock.calls)
        .reduce((sum, [some]) => sum + some.length, 0);
    };
    measured('x');
    const once = measured('x'.repeat(200));
    expect(once).toBeLessThan(200 * 12);
    expect(measured('x'.repeat(800))).toBeLessThan(once * 4.5);
    expect(measured('a b '.repeat(200))).toBeLessThan(800 * 12);
  });
});
