import { expect, test } from 'vitest';
import { faultsOf, namesOf, readNaming, readSources } from './mursDesTables.ts';

const sources = readSources(new URL('..', import.meta.url).pathname);

test('a room touches its own tables alone', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(faultsOf(sources)).toEqual([]);
});

const add = (path: string, text: string) => faultsOf([...sources, { path, text }]);

test.each([
  ['server/eleve/neuve/a.ts', "trx.insertInto('accesUser')", 'insertInto of accesUser'],
  ['server/eleve/neuve/neuve.queries.ts', "trx.updateTable('eleve')", 'updateTable of eleve'],
  ['server/socle/securite/session.ts', "trx.deleteFrom('mail')", 'deleteFrom of mail'],
  ['server/socle/http/a.ts', "trx.deleteFrom('admin as a')", 'deleteFrom of admin'],
  ['server/eleve/neuve/neuve.queries.ts', "db.selectFrom(['eleve as e'])", 'selectFrom of eleve'],
  [
    'server/argent/paiement/a.ts',
    "db.selectFrom('payzenPaiement')",
    'selectFrom of payzenPaiement',
  ],
  [
    'server/eleve/series/a.ts',
    "db.selectFrom('theme').innerJoin('acces', 'a', 'b')",
    'innerJoin of acces',
  ],
  ['server/eleve/neuve/a.ts', 'db.selectFrom(name)', 'a table that can’t be read off'],
  [
    'server/eleve/neuve/a.ts',
    "db.selectFrom(db.selectFrom('eleve').as('e'))",
    'selectFrom of eleve',
  ],
])('%s with %s is found', (path, text, fault) => {
  expect(add(path, text).join('\n')).toContain(fault);
});

test.each([
  [
    'server/eleve/series/series.queries.ts',
    "db.selectFrom('theme').leftJoin('acces as a', 'x', 'y')",
  ],
  ['server/eleve/series/a.ts', "db.selectFrom(db.selectFrom('theme').as('t'))"],
  ['server/eleve/series/a.ts', "db.with('w', (q) => q.selectFrom('theme')).selectFrom('w')"],
  [
    'server/eleve/neuve/neuve.tables.ts',
    "declare module '../../socle/db/database.ts' { interface Tables { chose: { id: number } } }",
  ],
])('%s with %s is fine', (path, text) => {
  expect(add(path, text)).toEqual([]);
});

test('a table that no room declares is found', () => {
  const without = sources.filter(({ path }) => path !== 'server/socle/mail/mail.tables.ts');
  expect(faultsOf(without).join('\n')).toContain('nobody’s');
});

test('no file names a provider of payments but its own, and those that list them', () => {
  const all = readNaming(new URL('..', import.meta.url).pathname);
  expect(all.length).toBeGreaterThan(1000);
  expect(namesOf(all)).toEqual([]);
});

test.each([
  ['server/argent/paiement/a.ts', "const is = moyen === 'payzen';"],
  ['web/extranet/paiement/A.tsx', 'export const A = () => <b>{moyens.paypal}</b>;'],
  ['server/extranet/paiement/a.ts', 'export const askPaypal = 1;'],
  ['regles/achat.ts', 'export const URL = env.PAYZEN_URL;'],
  ['server/extranet/paiement/a.ts', "corps['vads_amount'];"],
  ['server/extranet/paiement/a.ts', '// PayPal is late.'],
  ['web/argent/boutique/a.css', '.paypal { color: red }'],
])('%s that says %s is found', (path, text) => {
  expect(namesOf([{ path, text }])).toHaveLength(1);
});

test.each([
  ['server/argent/paiement/a.ts', "throw new Error('PayPal ne répond pas');"],
  ['web/argent/boutique/A.tsx', 'export const A = () => <b>chez PayZen</b>;'],
  ['server/argent/paiement/fournisseurs/payzen/a.ts', "const moyen = 'payzen';"],
  ['contract/argent/fournisseurs/paypal.ts', 'export const createOrderPaypal = 1;'],
  ['server/argent/paiement/a.test.ts', "const moyen = 'payzen';"],
])('%s that says %s is fine', (path, text) => {
  expect(namesOf([{ path, text }])).toEqual([]);
});
