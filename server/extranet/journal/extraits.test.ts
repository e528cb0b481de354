import { expect, test } from 'vitest';
import { extraitsOf } from './extraits.ts';

const read = ({ avant, apres }: ReturnType<typeof extraitsOf>) => ({
  avant: JSON.parse(avant!) as Record<string, string>,
  apres: JSON.parse(apres!) as Record<string, string>,
});
const of = (avant: object | null, apres: object | null) =>
  extraitsOf({ avant: avant && JSON.stringify(avant), apres: apres && JSON.stringify(apres) });

test('what is short is told whole', () => {
  const told = { avant: '{"a":1}', apres: null };
  expect(extraitsOf(told)).toEqual(told);
});

test('of long texts what differs, with a little before it; the rest of the line stays', () => {
  const same = 'é'.repeat(100_000);
  const told = of({ texte: `${same}hier`, n: 1 }, { texte: `${same}demain${same}`, n: 2 });
  const { avant, apres } = read(told);
  expect(avant).toEqual({ texte: `… ${'é'.repeat(200)}hier`, n: 1 });
  expect(apres.texte).toMatch(/^… é{200}demainé+ …$/);
  expect(JSON.stringify(told).length).toBeLessThan(10_000);
});

test('what was added is told from its beginning, and no sign is cut in two', () => {
  const { apres, avant } = of(null, { texte: `a${'🚗'.repeat(5000)}` });
  expect(avant).toBeNull();
  expect((JSON.parse(apres!) as { texte: string }).texte).toMatch(/^a🚗+\uFFFD …$/u);
});
