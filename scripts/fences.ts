import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';

/**
 * The walls between rooms, read off the source. A folder of server/ or web/ is a room by being
 * there; what crosses a wall is an import of what the other room shows, or a join of its table.
 */
export interface Source {
  /** From the top of the project: `server/series/addReponse.ts`. */
  path: string;
  text: string;
}

/** Of every room on the server; the tables as types. */
const SHOWN_SERVER = /\.(queries|writes|tables)\.ts$/;
/** Of every room of the pages. */
const SHOWN_WEB = /\.calls\.ts$/;

/** Which other files of web/ the rooms may import of one another. One that no room needs is a fault. */
const DOORS = new Set([
  'web/acces/ExerciceFait.tsx',
  'web/acces/MesAcces.tsx',
  'web/acces/TypeSign.tsx',
  'web/acces/accesFerme.ts',
  'web/acces/liensAcces.ts',
  'web/acces/validite.ts',
  'web/attestation/ChampsGuides.tsx',
  'web/attestation/Guides.tsx',
  'web/attestation/MesAttestations.tsx',
  'web/banque/Histoire.tsx',
  'web/banque/scene/EditeurScene.tsx',
  'web/cap/ProchainPas.tsx',
  'web/cap/mots.ts',
  'web/compte/BandeauRegard.tsx',
  'web/compte/MenuEleve.tsx',
  'web/compte/MonCompte.tsx',
  'web/compte/Securite.tsx',
  'web/compte/VerifierInfos.tsx',
  'web/compte/auth.tsx',
  'web/compte/registre.ts',
  'web/compte/session.ts',
  'web/compte/suite.ts',
  'web/consentement/Bandeau.tsx',
  'web/consentement/MesChoix.tsx',
  'web/cours/ChapitreLu.tsx',
  'web/cours/ChapitresGardes.tsx',
  'web/cours/texte.module.css',
  'web/entrainement/ReponsesDizaine.tsx',
  'web/examen/CarteExamen.tsx',
  'web/examen/LienExamen.tsx',
  'web/examen/ReponsesExamen.tsx',
  'web/extranet/pages.ts',
  'web/extranet/session.ts',
  'web/horsLigne/HorsLigne.tsx',
  'web/horsLigne/Installer.tsx',
  'web/journal/mots.ts',
  'web/paiement/MesPaiements.tsx',
  'web/paiement/colonnes.tsx',
  'web/paiement/StatutPaiement.tsx',
  'web/pret/Pret.tsx',
  'web/questions/Question.module.css',
  'web/questions/QuestionPosee.tsx',
  'web/questions/Squelette.tsx',
  'web/questions/Texte.tsx',
  'web/questions/articles.ts',
  'web/questions/question.ts',
  'web/questions/signes.tsx',
  'web/questions/useDuree.ts',
  'web/questions/useQuestion.ts',
  'web/series/Attente.tsx',
  'web/series/BarreActions.tsx',
  'web/series/CarteFaite.tsx',
  'web/series/Charge.tsx',
  'web/series/Entete.tsx',
  'web/series/Fete.tsx',
  'web/series/PageAcces.tsx',
  'web/series/Precharge.tsx',
  'web/series/Progression.tsx',
  'web/series/Question.module.css',
  'web/series/QuestionSquelette.tsx',
  'web/series/ReponsesGardees.tsx',
  'web/series/Voix.tsx',
  'web/series/clavier.ts',
  'web/series/contexte.ts',
  'web/series/erreurs.ts',
  'web/series/useVoix.ts',
  'web/boutique/Acheter.tsx',
  'web/boutique/CarteProduit.tsx',
  'web/boutique/PageProduit.tsx',
  'web/boutique/produit.ts',
]);

/** No rooms: used by all, and know none. */
const COMMON = new Set(['server/kernel', 'server/db', 'web/kernel', 'web/ui']);

/** Tables of others, by the file or folder that may use them all the same. */
const EXCEPTIONS: [place: string, tables: string[] | 'all'][] = [
  // Fills a new database from content/, table by table, and leaves alone what staff have changed.
  ['server/contenu/', 'all'],
  // Migrations are older than the rooms, and stay as they were.
  ['server/db/', 'all'],
  // Every call asks whose its session is: one statement finds both, and a log-in holds the account.
  ['server/kernel/session.ts', ['eleve', 'admin']],
];

const isTest = (path: string) => /\.test\.tsx?$|^server\/testing\//.test(path);
const roomOf = (path: string) => /^(?:server|web)\/[^/]+(?=\/)/.exec(path)?.[0];

export function readSources(root: string): Source[] {
  return globSync('{server,web}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

/** Every breach of a wall, as a sentence that begins with the file. */
export function findFaults(sources: Source[]): string[] {
  const read = sources.map((source) => ({ path: source.path, ...parse(source) }));
  const owners = new Map(
    read.flatMap(({ path, tables }) => tables.map((table) => [table, roomOf(path)!] as const)),
  );
  const crossings = read.flatMap(({ path, imports }) =>
    imports.map((target) => ({ path, target })).filter(crosses),
  );
  return [
    ...crossings.filter((crossing) => !isAllowed(crossing)).map(told),
    ...circles(crossings),
    ...[...DOORS]
      .filter((door) => !crossings.some(({ target }) => target === door))
      .map((door) => `${door} is a door that no room uses`),
    ...read.flatMap(({ path, queries }) =>
      isTest(path) ? [] : queries.flatMap((query) => faultOf(path, query, owners)),
    ),
  ];
}

interface Crossing {
  path: string;
  target: string;
}

const crosses = ({ path, target }: Crossing) => {
  const [from, to] = [roomOf(path), roomOf(target)];
  return from !== undefined && from !== to && /^(server|web)\//.test(target);
};

const told = ({ path, target }: Crossing) => `${path} imports ${target}`;

function isAllowed({ path, target }: Crossing): boolean {
  const [from, to] = [roomOf(path)!, roomOf(target)];
  if (isTest(path)) return true;
  if (to === 'web/ui' || (to !== undefined && COMMON.has(to) && !COMMON.has(from))) return true;
  if (to !== undefined && to.startsWith('server/') && COMMON.has(from) && COMMON.has(to))
    return true;
  if (COMMON.has(from)) return false;
  return from.startsWith('server/')
    ? to !== undefined && SHOWN_SERVER.test(target)
    : SHOWN_WEB.test(target) || DOORS.has(target);
}

/** Rooms that lead back to themselves. */
function circles(crossings: Crossing[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { path, target } of crossings) {
    const to = roomOf(target);
    if (isTest(path) || to === undefined) continue;
    next.set(roomOf(path)!, (next.get(roomOf(path)!) ?? new Set()).add(to));
  }
  const reaches = (from: string) => {
    const seen = new Set<string>();
    const visit = (room: string) => {
      for (const to of next.get(room) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        visit(to);
      }
    };
    visit(from);
    return seen;
  };
  return [...next.keys()]
    .filter((room) => reaches(room).has(room))
    .map((room) => `${room} is in a circle, by ${[...next.get(room)!].join(', ')}`);
}

interface Query {
  verb: string;
  /** null: it can't be read off. */
  table: string | null;
}

const WRITE = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/;
const JOIN = /^(inner|left|right|full|cross)Join(Lateral)?$/;

function faultOf(path: string, { verb, table }: Query, owners: Map<string, string>): string[] {
  const excepted = EXCEPTIONS.some(
    ([place, tables]) =>
      path.startsWith(place) && (tables === 'all' || table === null || tables.includes(table)),
  );
  if (excepted) return [];
  if (table === null) return [`${path}: ${verb} of a table that can’t be read off`];
  const owner = owners.get(table);
  if (owner === roomOf(path)) return [];
  if (JOIN.test(verb) && path.endsWith('.queries.ts')) return [];
  return [`${path}: ${verb} of ${table}, which is ${owner ? `${owner}’s` : 'nobody’s'}`];
}

interface Parsed {
  /** Types and `import()` too. */
  imports: string[];
  /** The tables that it declares. */
  tables: string[];
  queries: Query[];
}

const parsed = new WeakMap<Source, Parsed>();

function parse(source: Source): Parsed {
  const known = parsed.get(source) ?? parseAnew(source);
  parsed.set(source, known);
  return known;
}

function parseAnew({ path, text }: Source): Parsed {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports: string[] = [];
  const tables: string[] = [];
  const queries: Query[] = [];
  const named = new Set<string | null>();
  const imported = (source: ESTree.Expression | null) => {
    if (source?.type === 'Literal' && typeof source.value === 'string' && source.value[0] === '.')
      imports.push(join(dirname(path), source.value.replace(/\?.*$/, '')));
  };
  new Visitor({
    ImportDeclaration: ({ source }) => imported(source),
    ExportNamedDeclaration: ({ source }) => imported(source),
    ExportAllDeclaration: ({ source }) => imported(source),
    ImportExpression: ({ source }) => imported(source),
    TSImportType: ({ source }) => imported(source),
    TSInterfaceDeclaration: ({ id, body }) => {
      if (!path.endsWith('.tables.ts') || id.name !== 'Tables') return;
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier')
          tables.push(member.key.name);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const verb = callee.property.name;
      const name = literal(first);
      if (/^with(Recursive)?$/.test(verb) && name) named.add(name);
      if (verb !== 'selectFrom' && !WRITE.test(verb) && !JOIN.test(verb)) return;
      const all = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const each of all)
        if (!isSubquery(each)) queries.push({ verb, table: literal(each)?.split(' ')[0] ?? null });
    },
  }).visit(program);
  // What a statement names for itself is nobody's table.
  return { imports, tables, queries: queries.filter(({ table }) => !named.has(table)) };
}

/** A query in a query, whose own tables are looked at where it is made. */
const isSubquery = (node: ESTree.Node | null | undefined) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'as';

const literal = (node: ESTree.Node | null | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
