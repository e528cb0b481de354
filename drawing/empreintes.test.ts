import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bienForme } from './bienForme.ts';
import { drawAll, empreintesGardees, empreintesOf } from './empreintes.ts';

const dessinees = drawAll();
const are = (...kinds: string[]) => dessinees.filter(({ kind }) => kinds.includes(kind));
const scenes = are('Scènes');
const objets = are('Objets');
const signaux = dessinees.filter((d) => ![...scenes, ...objets].includes(d));

test('un dessin ne change pas sans sa ligne dans empreintes.json (npm run empreintes)', () => {
  expect(dessinees.length).toBeGreaterThan(700);
  expect(empreintesOf(dessinees)).toEqual(empreintesGardees());
});

test('deux dessins n’ont pas le même nom', () => {
  // Names are keys: a duplicate would be lost silently.
  expect(Object.keys(empreintesOf(dessinees))).toHaveLength(dessinees.length);
});

test('chacun est un SVG bien formé, sans police, sans nombre qui n’en est pas un', () => {
  for (const { kind, nom, svg } of dessinees) {
    expect(svg, nom).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" role="img"[^>]*><title>/,
    );
    expect(bienForme(svg), `${kind} : ${nom}`).toBe(true);
    expect(svg, nom).not.toMatch(/NaN|undefined|Infinity|\[object| id=|<use|<text|url\(/);
  }
});

describe('chacun se charge vite', () => {
  test('un signal : ses lettres sont des formes, et les formes se répètent', () => {
    for (const { nom, svg } of signaux) expect(gzipSync(svg).length, nom).toBeLessThan(3000);
  });

  test('un objet', () => {
    for (const { nom, svg } of objets) expect(svg.length, nom).toBeLessThan(9000);
  });

  test('une scène', () => {
    for (const { nom, svg } of scenes) {
      const signes = (svg.match(/scale\(\.?\d/g) ?? []).length;
      expect(svg.length, nom).toBeLessThan(signes > 6 ? 17_500 : 14_500);
      expect(gzipSync(svg).length, nom).toBeLessThan(4096);
    }
  });
});

test('chaque objet a son image et sa description', () => {
  for (const champ of ['svg', 'description'] as const)
    expect(new Set(objets.map((o) => o[champ])).size).toBe(objets.length);
});

test('un objet se décrit sans dire ce qu’il faut en penser', () => {
  for (const { nom, titre, description } of objets) {
    expect(description, nom).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(`${titre} ${description}`, nom).not.toMatch(
      /interdi|obligat|danger|risque|trop |mal mis|correct|dois|\bpeut|\bfaut\b|défaut/i,
    );
    expect(description, nom).not.toMatch(
      /'|"|« | »|[^\u202F][?!;]|[^\u00A0\d]:|\d (km|m|kg|mm|cm)\b/,
    );
  }
});
