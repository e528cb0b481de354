import { expect, test } from 'vitest';
import { readTexte } from '../../../../drawing/index.ts';
import { exemples } from './exemples.ts';

const jour = '2026-11-22';

test('thirty examples: every one is drawn, and its key stands', () => {
  expect(new Set(exemples.map(({ nom }) => nom)).size).toBe(30);
  for (const { nom, texte } of exemples) {
    const { image, fautes, verdict } = readTexte(texte, { jour });
    expect([fautes, image?.description], nom).toEqual([[], expect.any(String)]);
    const right = verdict?.reponses.filter(({ juge }) => juge === 'vrai');
    expect(right?.length ?? 1, nom).toBe(1);
    expect(verdict?.contradictions ?? [], nom).toEqual([]);
  }
});
