// Writes the lists of what rooms have: a new file is registered nowhere. ensure.mjs runs it.
//
// It reads source as text, since it runs on any Node. It lists:
// - the files of contract/ that contain ` = defineCall(`, and the calls of staff by room;
// - each `export const call: Handler<'call'>` and `export const …Gestes = {` of server/;
// - the files of regles/ that contain ` satisfies Ressource;`;
// - the files of web/ named *.pages.ts and *.journal.ts, and the components that `page: '…'` names;
// - the files of server/socle/db/migrations/ that begin with four digits;
// - the head of each record of docs/decisions/.
//
// Nothing is missed in silence: a call without its handler or its words does not compile.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const HEAD = '// Written by scripts/manifestes.mjs.\n';

export function writeManifestes() {
  for (const [file, text] of manifestes())
    if (!existsSync(join(root, file)) || read(file) !== text) writeFileSync(join(root, file), text);
}

export const manifestes = () => [
  ['contract/calls.ts', contract()],
  ['regles/ressources.ts', descriptions()],
  ['server/extranet/admins/salles.liste.ts', salles()],
  ['server/appels.ts', handlers()],
  ['server/socle/db/migrations/index.ts', migrations()],
  ['server/extranet/annuler/gestes.liste.ts', gestes('server/extranet/annuler')],
  ['web/extranet/cadre/pages.liste.ts', pagesOf('web/extranet/cadre')],
  ['web/extranet/cadre/pages.fichiers.ts', screens()],
  ['web/extranet/journal/journal.liste.ts', journal('web/extranet/journal')],
  ['docs/decisions/README.md', decisions()],
];

/** Two calls of one name do not compile: TypeScript refuses the second `export *`. */
function contract() {
  const files = filesOf('contract').filter(
    (file) => / = defineCall\(/.test(read(file)) && !/\.test\.ts$|\/call\.ts$/.test(file),
  );
  return `${HEAD}${files.map((file) => `export * from '${from('contract', file)}';\n`).join('')}`;
}

/** The staff's calls by the room whose contract has them: `paiement.ts` and `paiement.retractation.ts`. */
function salles() {
  const found = new Map();
  for (const file of filesOf('contract').filter((file) => !file.endsWith('.test.ts')))
    for (const [, name] of read(file).matchAll(
      /^export const (\w+) = defineCall\(\{\n  \.\.\.staff/gm,
    )) {
      const salle = basename(file, '.ts').split('.')[0];
      found.set(salle, [...(found.get(salle) ?? []), name]);
    }
  const rows = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${HEAD}export const SALLES = {\n${rows.map(rowOfSalle).join('')}} as const;\n`;
}

function rowOfSalle([salle, names]) {
  const line = `  ${salle}: [${names.map((name) => `'${name}'`).join(', ')}],\n`;
  if (line.length <= 101) return line;
  return `  ${salle}: [\n${names.map((name) => `    '${name}',\n`).join('')}  ],\n`;
}

/** A handler is an exported constant of its call's name, typed by it. */
function handlers() {
  const found = filesOf('server')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [
      from('server', file),
      [...read(file).matchAll(/^export const (\w+): Handler<'\1'>/gm)]
        .map(([, name]) => name)
        .toSorted((one, other) => (one < other ? -1 : 1)),
    ])
    .filter(([, names]) => names.length > 0);
  return `${HEAD}${found.map(([path, each]) => exportsFrom(each, path)).join('')}`;
}

function exportsFrom(names, path) {
  const line = `export { ${names.join(', ')} } from '${path}';\n`;
  if (line.length <= 101) return line;
  return `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}';\n`;
}

const GESTES = /export const (\w+Gestes) = {/;

/** Finds a room's gestures in whatever file exports them. */
function gestes(folder) {
  const named = filesOf('server')
    .filter((file) => GESTES.test(read(file)))
    .map((file) => [exportOf(file, GESTES), from(folder, file)]);
  return `${HEAD}${importsOf(named)}

/** Has the undo of each call whose effects can still be taken back: nothing was sent outside. */
export const gestes = {
${spread(named)}
};
`;
}

function descriptions() {
  const named = ressources('regles');
  return `${HEAD}${importsOf(named)}

export const RESSOURCES = [${named.map(([name]) => name).join(', ')}] as const;
`;
}

/** A room's words are in its *.journal.ts, or in the description of its resource. */
function journal(folder) {
  const named = exportsOf(folder, '.journal.ts', 'web');
  const decrites = ressources(folder);
  const all = [
    ...named.map(([name]) => name),
    ...decrites.map(([name]) => `wordsOfRessource(${name})`),
  ];
  return `${HEAD}${importsOf([...decrites, ...named])}
import { wordsOfRessource } from './wordsOfRessource.ts';

export const journaux = [
${all.map((name) => `  ${name},`).join('\n')}
];
`;
}

/** Sorted by name, which is the order in which they run. */
function migrations() {
  const folder = 'server/socle/db/migrations';
  const files = filesOf(folder).filter((file) => /\/\d{4}-[^/]*\.ts$/.test(file));
  const lines = files.map((file) => {
    const step = basename(file, '.ts');
    return `export { ${exportOf(file, /export async function (\w+)/)} as '${step}' } from './${step}.ts';`;
  });
  return `${HEAD}\n// These run in this order; a released one is never edited.\n${lines.join('\n')}\n`;
}

function pagesOf(folder) {
  const named = exportsOf(folder, '.pages.ts', 'web');
  const decrites = ressources(folder);
  return `${HEAD}${importsOf([...decrites, ...named])}

export const pages = [
${spread(named)}
${decrites.map(([name]) => `  ${name}.page,`).join('\n')}
] as const;
`;
}

/** An entry's `page: 'Name'` means the file of that name in web/extranet/. */
function screens() {
  const staff = filesOf('web/extranet', '.tsx');
  const files = [...filesOf('web', '.pages.ts'), ...ressourceFiles()];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/path: '([^']+)',[^}]*?page: '(\w+)'/g)].map(([, path, page]) => {
      const found = staff.find((own) => own.endsWith(`/${page}.tsx`));
      if (!found)
        throw new Error(`${file} names ${page}: no file of web/extranet/ is ${page}.tsx.`);
      return `  '${path}': '${relative('web', found)}',`;
    }),
  );
  return `${HEAD}\n/** By its address, as web/routes.ts names a file. */\nexport const fichiers = {\n${named.join('\n')}\n} as const;\n`;
}

const WINGS = {
  maison: 'The house as a whole',
  socle: 'socle',
  eleve: 'eleve',
  argent: 'argent',
  extranet: 'extranet',
  site: 'site',
  contenu: 'droit, drawing and content',
};

function decisions() {
  const folder = 'docs/decisions';
  const mark = '<!-- From here on written by scripts/manifestes.mjs. -->\n';
  const records = readdirSync(join(root, folder))
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => ({
      file,
      head: read(`${folder}/${file}`).split('\n\n').slice(0, 2).join('\n'),
    }));
  const said = (head, what) => new RegExp(`^- ${what}: (.+)$`, 'm').exec(head)?.[1];
  const row = ({ file, head }) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(head) ?? [];
    const amended = said(head, 'Amended by');
    const status = [said(head, 'Status'), amended && `amended by ${amended}`]
      .filter(Boolean)
      .join(', ');
    return `| ${number} | [${title}](${file}) | ${said(head, 'Date')} | ${status} |\n`;
  };
  const lists = Object.entries(WINGS).map(([wing, title]) => {
    const rows = records.filter(({ head }) => said(head, 'Wing') === wing).map(row);
    return `\n## ${title}\n\n| Nº | Decision | Date | Status |\n| --- | --- | --- | --- |\n${rows.join('')}`;
  });
  return read(`${folder}/README.md`).split(mark)[0] + mark + lists.join('');
}

/** Each resource of the staff is described in a file of `regles/`. */
const ressourceFiles = () =>
  filesOf('regles').filter((file) => / satisfies Ressource;/.test(read(file)));
const ressources = (folder) =>
  ressourceFiles().map((file) => [
    exportOf(file, /export const (\w+)(?:(?!export const)[^])* satisfies Ressource;/),
    from(folder, file),
  ]);

const exportsOf = (folder, ending, where) =>
  filesOf(where, ending).map((file) => [exportOf(file, /export const (\w+)/), from(folder, file)]);
const importsOf = (named) =>
  named.map(([name, path]) => `import { ${name} } from '${path}';`).join('\n');
const spread = (named) => named.map(([name]) => `  ...${name},`).join('\n');

const read = (file) => readFileSync(join(root, file), 'utf8');
const from = (folder, file) => {
  const path = relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
};

function exportOf(file, pattern) {
  const found = pattern.exec(read(file));
  if (!found) throw new Error(`${file} exports nothing that ${pattern} finds.`);
  return found[1];
}

function filesOf(folder, ending = '.ts') {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
