// npm run check:film: what a page fetches for films in the world, in kB of 1,000 bytes.
// Fails above the budget.
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { threeLeger } from '../monde/allege/threeLeger.ts';

/** In kB, compressed; today's flat film is shown until it has come. */
const BUDGET = 160;
const MODULES = 15;

const RACINE = join(import.meta.dirname, '..');

const resultat = await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [threeLeger()],
  build: {
    write: false,
    rolldownOptions: {
      input: join(RACINE, 'monde/film/index.ts'),
      preserveEntrySignatures: 'exports-only',
    },
  },
});
const [sortie] = [resultat].flat();
if (!sortie || !('output' in sortie)) throw new Error('The bundler has written nothing.');
const morceaux = sortie.output.flatMap((m) => (m.type === 'chunk' ? [m] : []));
const kB = (octets: number): string => (octets / 1000).toFixed(1);
const total = morceaux.reduce((somme, { code }) => somme + brotliCompressSync(code).length, 0);
const parDossier = new Map<string, number>();
for (const { modules } of morceaux)
  for (const [nom, { renderedLength }] of Object.entries(modules)) {
    const dossier = /node_modules\/([^/]+)|^((?:[^/]+\/){1,3})/.exec(relative(RACINE, nom));
    const cle = dossier?.[1] ?? dossier?.[2] ?? nom;
    parDossier.set(cle, (parDossier.get(cle) ?? 0) + renderedLength);
  }
for (const [cle, octets] of [...parDossier].toSorted(([, a], [, b]) => b - a).slice(0, MODULES))
  process.stdout.write(`${kB(octets).padStart(8)} kB as written  ${cle}\n`);
process.stdout.write(`${kB(total)} kB compressed, of ${BUDGET}\n`);
if (total > BUDGET * 1000) process.exitCode = 1;
