import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from '../contract/call.ts';
import { type CallName, calls } from '../contract/index.ts';
import { PAR_MORCEAUX } from '../server/testing/pires.ts';

const page = readFileSync(new URL('../docs/mesures/pires-entrees.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| (\w+) \| (.+) \| (\d+) \| (\d+) \| (.+) \|$/gm)].map(
  ([, name, mots, fil, tout, tenu]) => ({
    name: name as CallName,
    mots: mots!,
    fil: Number(fil),
    tout: Number(tout),
    tenu: tenu!,
  }),
);
/** In milliseconds of the main thread. */
const FREE = 100;

test('each call of the contract has its worst input, and stands once', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

describe('what holds the thread for long is counted, as the contract says', () => {
  const long = rows.filter(({ fil, name }) => fil > FREE && !PAR_MORCEAUX.has(name));
  test.each(long)('$name, $fil ms', ({ name, tenu }) => {
    expect(tenu).toMatch(/compté/);
    expect((calls[name] as Call).counted).toBeTruthy();
  });
});

test('nothing else was counted, and nothing is held by nothing', () => {
  const counted = rows.filter(({ tenu }) => /compté/.test(tenu));
  expect(counted.filter(({ name }) => !(calls[name] as Call).counted)).toEqual([]);
  expect(rows.filter(({ tenu }) => !/compté|à côté|par morceaux|libre/.test(tenu))).toEqual([]);
});
