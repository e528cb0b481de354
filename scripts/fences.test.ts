import { expect, test } from 'vitest';
import { findFaults, readSources } from './fences.ts';

const sources = readSources(new URL('..', import.meta.url).pathname);

test('no room reaches through the wall of another', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(findFaults(sources)).toEqual([]);
});

const add = (path: string, text: string) => findFaults([...sources, { path, text }]);

test.each([
  [
    'server/neuve/a.ts',
    "import '../compte/register.ts'",
    'imports server/eleve/compte/register.ts',
  ],
  ['server/neuve/a.ts', "await import('../../web/root.tsx')", 'imports web/root.tsx'],
  ['server/neuve/a.ts', "import '../app.ts'", 'imports server/app.ts'],
  ['server/neuve/a/b.ts', "import '../../mail/compose.ts'", 'imports server/socle/mail/compose.ts'],
  ['server/kernel/a.ts', "import '../acces/acces.queries.ts'", 'imports server/eleve/acces'],
  [
    'server/db/a.ts',
    "import type { X } from '../acces/acces.tables.ts'",
    'imports server/eleve/acces',
  ],
  ['server/neuve/a.ts', "import '../testing/school.ts'", 'imports server/testing/school.ts'],
  [
    'web/neuve/extranet/A.tsx',
    "import '../../series/Grille.tsx'",
    'imports web/eleve/series/Grille.tsx',
  ],
  ['web/neuve/A.tsx', "export * from '../series/duree.ts'", 'imports web/eleve/series/duree.ts'],
  ['web/ui/a.ts', "import '../kernel/call.ts'", 'imports web/socle/kernel/call.ts'],
  ['web/kernel/a.ts', "import type { X } from '../site/site.calls.ts'", 'imports web/site/accueil'],
  [
    'web/questions/a.ts',
    "import '../series/series.calls.ts'",
    'web/eleve/questions is in a circle',
  ],
  [
    'server/acces/a.ts',
    "import '../series/series.queries.ts'",
    'server/eleve/series is in a circle',
  ],
  ['server/neuve/a.ts', "trx.insertInto('accesUser')", 'insertInto of accesUser'],
  ['server/neuve/neuve.queries.ts', "trx.updateTable('eleve')", 'updateTable of eleve'],
  ['server/socle/securite/session.ts', "trx.deleteFrom('mail')", 'deleteFrom of mail'],
  ['server/kernel/a.ts', "trx.deleteFrom('admin as a')", 'deleteFrom of admin'],
  ['server/neuve/neuve.queries.ts', "db.selectFrom(['eleve as e'])", 'selectFrom of eleve'],
  [
    'server/series/a.ts',
    "db.selectFrom('theme').innerJoin('acces', 'a', 'b')",
    'innerJoin of acces',
  ],
  ['server/neuve/a.ts', 'db.selectFrom(name)', 'a table that can’t be read off'],
  ['server/neuve/a.ts', "db.selectFrom(db.selectFrom('eleve').as('e'))", 'selectFrom of eleve'],
])('%s with %s is found', (path, text, fault) => {
  expect(add(path, text).join('\n')).toContain(fault);
});

test.each([
  ['server/neuve/a.ts', "import '../mail/mail.writes.ts'; import '../kernel/refus.ts'"],
  [
    'server/eleve/series/series.queries.ts',
    "db.selectFrom('theme').leftJoin('acces as a', 'x', 'y')",
  ],
  ['server/series/a.ts', "db.selectFrom(db.selectFrom('theme').as('t'))"],
  ['server/series/a.ts', "db.with('w', (q) => q.selectFrom('theme')).selectFrom('w')"],
  [
    'server/neuve/neuve.tables.ts',
    "declare module '../db/database.ts' { interface Tables { chose: { id: number } } }",
  ],
  ['web/neuve/A.tsx', "import '../questions/QuestionPosee.tsx'; import '../ui/dates.ts'"],
])('%s with %s is fine', (path, text) => {
  expect(add(path, text)).toEqual([]);
});

test('what nobody owns any more, or no room uses, is found', () => {
  const without = (path: string) => findFaults(sources.filter((source) => source.path !== path));
  expect(without('server/socle/mail/mail.tables.ts').join('\n')).toContain('nobody’s');
  expect(without('web/site/QuestionDuJour.tsx').join('\n')).not.toContain('door');
  expect(findFaults([]).join('\n')).toContain(
    'web/eleve/compte/auth.tsx is a door that no room uses',
  );
});
