import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type IConfiguration, type ICruiseResult, cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRODUCT } from './folders.ts';

const FAUTES = [
  ['regles/a.ts', 'contract/call.ts'],
  ['contract/a.ts', 'drawing/index.ts'],
  ['contract/eleve/a.ts', 'contract/argent/b.ts'],
  ['droit/a.ts', 'drawing/index.ts'],
  ['drawing/a.ts', 'content/content.ts'],
  ['drawing/b.ts', 'regles/texte.ts'],
  ['content/a.ts', 'contract/call.ts'],
  ['monde/a.ts', 'content/content.ts'],
  ['monde/a.ts', 'regles/achat.ts'],
  ['drawing/d.ts', 'monde/chantier.ts'],
  ['films/a.ts', 'monde/chantier.ts'],
  ['sandbox/a.ts', 'contract/call.ts'],
  ['web/eleve/series/a.ts', 'server/app.ts'],
  ['web/eleve/series/a.ts', 'contract/call.ts'],
  ['server/eleve/series/a.ts', 'web/root.ts'],
  ['server/eleve/series/b.ts', 'sandbox/banque.ts'],
  ['server/eleve/series/c.ts', 'content/content.ts'],
  ['server/socle/http/a.ts', 'server/eleve/series/index.ts'],
  ['web/socle/ui/a.ts', 'web/site/accueil/index.ts'],
  ['server/eleve/acces/a.ts', 'server/argent/facture/index.ts'],
  ['server/argent/facture/a.ts', 'server/extranet/eleves/index.ts'],
  ['server/extranet/eleves/a.ts', 'server/site/site/index.ts'],
  ['web/site/accueil/a.ts', 'web/extranet/eleves/index.ts'],
  ['server/eleve/acces/a.ts', 'server/app.ts'],
  ['server/eleve/acces/a.ts', 'server/eleve/series/addReponse.ts'],
  ['web/eleve/acces/sous/a.ts', 'web/eleve/series/Grille.ts'],
  ['server/argent/facture/a.ts', 'server/argent/paiement/fournisseurs/payzen/ask.ts'],
  ['server/extranet/eleves/b.ts', 'server/argent/paiement/fournisseurs/payzen/index.ts'],
  [
    'server/argent/paiement/fournisseurs/paypal/a.ts',
    'server/argent/paiement/fournisseurs/payzen/ask.ts',
  ],
  [
    'server/argent/paiement/fournisseurs/paypal/a.ts',
    'server/argent/paiement/achat/openPaiement.ts',
  ],
] as const;

const LICITES = [
  ['drawing/c.ts', 'regles/film.ts'],
  ['monde/b.ts', 'drawing/scene/scene.ts'],
  ['monde/b.ts', 'regles/vue.ts'],
  ['monde/b.ts', 'films/reseau.ts'],
  ['contract/a.ts', 'regles/texte.ts'],
  ['contract/argent/a.ts', 'contract/eleve/b.ts'],
  ['server/socle/http/b.ts', 'contract/call.ts'],
  ['droit/a.ts', 'drawing/scene/scene.ts'],
  ['drawing/a.ts', 'droit/codes.ts'],
  ['web/eleve/series/a.ts', 'web/eleve/questions/index.ts'],
  ['server/extranet/contenu/a.ts', 'content/content.ts'],
  ['server/eleve/acces/a.ts', 'server/eleve/series/series.tables.ts'],
  ['server/main.ts', 'sandbox/banque.ts'],
  ['server/eleve/acces/sous/b.ts', 'server/eleve/acces/c.ts'],
  ['server/argent/facture/a.ts', 'server/argent/paiement/fournisseurs/index.ts'],
  [
    'server/argent/paiement/fournisseurs/fournisseurs.ts',
    'server/argent/paiement/fournisseurs/payzen/index.ts',
  ],
  [
    'server/argent/paiement/fournisseurs/paypal/b.ts',
    'server/argent/paiement/fournisseurs/port.ts',
  ],
] as const;

const CIRCLE = [
  ['server/eleve/un/a.ts', 'server/eleve/deux/index.ts'],
  ['server/eleve/deux/b.ts', 'server/eleve/un/index.ts'],
  ['droit/b.ts', 'drawing/scene/profil.ts'],
  ['drawing/scene/profil.ts', 'droit/b.ts'],
] as const;

const CONFIG = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
const { forbidden, options } = ((await import(CONFIG)) as { default: IConfiguration }).default;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'priorite-murs-'));
  const files = new Map<string, string>();
  for (const [from, to] of [...FAUTES, ...LICITES, ...CIRCLE]) {
    const up = '../'.repeat(from.split('/').length - 1);
    files.set(to, files.get(to) ?? 'export default 1;\n');
    files.set(
      from,
      `${files.get(from) ?? ''}export { default as x${files.size} } from '${up}${to}';\n`,
    );
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('each breach of a wall is found, and nothing else', async () => {
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: forbidden! },
  });
  const { violations } = (output as ICruiseResult).summary;
  const found = new Set(
    violations.map(({ from, to, rule }) =>
      /form no circle/.test(rule.name) ? `circle of ${from}` : `${from} → ${to}`,
    ),
  );
  expect([...found].toSorted()).toEqual(
    [
      ...FAUTES.map(([from, to]) => `${from} → ${to}`),
      'circle of droit/b.ts',
      'circle of server/eleve/deux',
      'circle of server/eleve/un',
    ].toSorted(),
  );
});

test('each folder of the product has its walls, and `npm run check:murs` walks it', () => {
  const command = readFileSync('package.json', 'utf8').match(/"check:murs": "(.+)"/)![1]!;
  expect(PRODUCT.filter((name) => !command.split(' ').includes(name))).toEqual([]);
  const walled = forbidden!.flatMap(({ from: { path } }) => [path ?? []].flat());
  expect(PRODUCT.filter((name) => !walled.some((path) => path.startsWith(`^${name}/`)))).toEqual(
    [],
  );
});
