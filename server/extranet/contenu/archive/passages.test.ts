import { expect, test } from 'vitest';
import { passages } from './passages.ts';

const mots = (n: number, de = 0) => Array.from({ length: n }, (_, at) => `mot${de + at}`).join(' ');

test('a change is shown however far in it is, with a few words beside it', () => {
  const [avant, apres] = [
    `${mots(900)} ici ${mots(300, 900)}`,
    `${mots(900)} là ${mots(300, 900)}`,
  ];
  expect(passages(avant, apres)).toEqual({
    avant: `… ${mots(6, 894)} ici ${mots(6, 900)} …`,
    apres: `… ${mots(6, 894)} là ${mots(6, 900)} …`,
  });
});

test('two changes far apart are two passages', () => {
  const told = passages(`un ${mots(500)} deux`, `1 ${mots(500)} 2`);
  expect(told.avant).toBe(`un ${mots(6)} … ${mots(6, 494)} deux`);
  expect(told.apres).toBe(`1 ${mots(6)} … ${mots(6, 494)} 2`);
});

test('what only comes, or only goes, has its place on the other side too', () => {
  const told = passages(mots(100), `${mots(50)} neuf ${mots(50, 50)}`);
  expect(told.apres).toBe(`… ${mots(6, 44)} neuf ${mots(6, 50)} …`);
  expect(told.avant).toBe(`… ${mots(12, 44)} …`);
});

test('of a text that is another one all is shown', () => {
  const told = passages(mots(3000), mots(3000, 5000));
  expect(told).toEqual({ avant: mots(3000), apres: mots(3000, 5000) });
});
