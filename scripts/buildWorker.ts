// Builds the service worker after the pages, whose files it lists.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { isPagePaiement } from '../regles/achat.ts';
import type { Plan } from '../web/site/horsLigne/index.ts';

const CLIENT = join(import.meta.dirname, '../build/client');
const ASSETS = join(CLIENT, 'assets');

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
}
interface Manifest {
  version: string;
  entry: Pick<Route, 'module' | 'imports' | 'css'>;
  routes: Record<string, Route>;
}

const names = new Set(globSync('*.{js,css,woff2,svg}', { cwd: ASSETS }));
const own = [...names].find((name) => name.startsWith('manifest-'))!;
const manifest = JSON.parse(
  readFileSync(join(ASSETS, own), 'utf8').replace(/^window\.\w+=|;$/g, ''),
) as Manifest;
const routes = Object.values(manifest.routes);

function around(route: Route): string[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return [route.id, ...(parent ? around(parent) : [])];
}
function inside(layout: string): Route[] {
  const found = routes.filter((route) => around(route).includes(layout));
  if (found.length === 0) throw new Error(`No route is ${layout}, or in it.`);
  return found;
}
const pathOf = ({ path, index }: Route) => (index ? '/' : `/${path}`);
const filesOf = ({ module, imports = [], css = [] }: Manifest['entry']) =>
  [module, ...imports, ...css].map((file) => file.replace(/^\/assets\/|#$/g, ''));

function reached(from: string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !names.has(name)) return;
    found.add(name);
    // The manifest names the staff's screens too.
    if (name === own || !/\.(js|css)$/.test(name)) return;
    const text = readFileSync(join(ASSETS, name), 'utf8');
    for (const [named] of text.matchAll(/[\w~.-]+\.(?:js|css|woff2|svg)/g)) add(named);
  };
  for (const name of from) add(name);
  return [...found].sort();
}

/** Another server plays its exercises. */
const enLigne = inside('eleve/tpr/ExercicePage');

const plan: Plan = {
  version: manifest.version,
  fichiers: reached([
    own,
    ...filesOf(manifest.entry),
    ...filesOf(manifest.routes.root!),
    ...inside('site/accueil/SiteLayout').flatMap(filesOf),
    ...inside('site/horsLigne/HorsLignePage').flatMap(filesOf),
    // Only the heads of pages name it.
    ...[...names].filter((name) => name.startsWith('secours-')),
  ]).map((name) => `/assets/${name}`),
  ecrans: inside('profil/eleve.layout')
    .filter((route) => route.path !== undefined && !enLigne.includes(route))
    .map(pathOf)
    .filter((path) => !isPagePaiement(path)),
  pages: inside('site/accueil/PublicPages')
    .filter(({ path, index }) => path !== undefined || index)
    .map(pathOf),
};

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    PLAN: JSON.stringify(plan),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    // The oldest browsers with module workers.
    target: ['chrome109', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      input: join(import.meta.dirname, '../web/site/horsLigne/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
