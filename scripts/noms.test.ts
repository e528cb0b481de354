import { expect, test } from 'vitest';
import {
  KEPT,
  KEPT_FUNCTIONS,
  brokenOf,
  crowdedFunctionsOf,
  crowdedOf,
  readSources,
} from './noms.ts';

const sources = readSources();

test('a type’s name is that of few types, but for a short list', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(crowdedOf(sources)).toEqual(KEPT);
});

test.each(['type Fait = string;', 'export interface Fait {}', 'class Fait {}'])(
  'a fourth file with « %s » is one too many',
  (text) => {
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ path: `${name}.ts`, text }));
    expect(crowdedOf(files)).toEqual(['Fait']);
    expect(crowdedOf(files.slice(1))).toEqual([]);
  },
);

test('an exported function’s name is that of few functions, but for a short list', () => {
  expect(crowdedFunctionsOf(sources)).toEqual(KEPT_FUNCTIONS);
});

test.each(['export function ficheOf() {}', 'export const ficheOf = () => 1;'])(
  'a fourth file with « %s » is one too many',
  (text) => {
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ path: `${name}.ts`, text }));
    expect(crowdedFunctionsOf(files)).toEqual(['ficheOf']);
    expect(crowdedFunctionsOf(files.slice(1))).toEqual([]);
  },
);

test('« count » never writes, and « find » never throws', () => {
  expect(brokenOf(sources)).toEqual([]);
});

test.each([
  ['async function countUsages(trx) { await trx.updateTable("remise").execute(); }', 'countUsages'],
  ['const count = (trx) => trx.insertInto("recette").execute();', 'count'],
  [
    'const findEleve = prepared((db) => db.selectFrom("eleve").executeTakeFirstOrThrow());',
    'findEleve',
  ],
  ['export function findOffre() { throw new Error(); }', 'findOffre'],
  ['const room = { findKept: async () => { throw new Error(); } };', 'findKept'],
])('%s', (text, name) => {
  expect(brokenOf([{ path: 'a.ts', text }]).join()).toContain(`a.ts: ${name} `);
});

test.each([
  'const countRows = (db) => db.selectFrom("eleve").executeTakeFirstOrThrow();',
  'const findEleve = (db) => db.selectFrom("eleve").executeTakeFirst();',
  'function foundry() { throw new Error(); }',
  'const counter = (trx) => trx.updateTable("compteur").execute();',
])('%s', (text) => {
  expect(brokenOf([{ path: 'a.ts', text }])).toEqual([]);
});
