import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';

/**
 * The walls between rooms, read off the source. A folder of server/ or web/ is a room by being
 * there; what crosses a wall is an import of what the other room shows, or a join of its table.
 */
export interface Source {
  /** From the top of the project: `server/eleve/series/addReponse.ts`. */
  path: string;
  text: string;
}

/** Of every room on the server; the tables as types. */
const SHOWN_SERVER = /\.(queries|writes|tables)\.ts$/;
/** Of every room of the pages. */
const SHOWN_WEB = /\.calls\.ts$/;

/** Which other files of web/ the rooms may import of one another. One that no room needs is a fault. */
const DOORS = new Set([
  'web/eleve/acces/ExerciceFait.tsx',
  'web/eleve/acces/MesAcces.tsx',
  'web/eleve/acces/TypeSign.tsx',
  'web/eleve/acces/accesFerme.ts',
  'web/eleve/acces/liensAcces.ts',
  'web/eleve/acces/validite.ts',
  'web/eleve/attestation/ChampsGuides.tsx',
  'web/eleve/attestation/Guides.tsx',
  'web/eleve/attestation/MesAttestations.tsx',
  'web/extranet/questions/Histoire.tsx',
  'web/extranet/questions/scene/EditeurScene.tsx',
  'web/eleve/cap/ProchainPas.tsx',
  'web/eleve/cap/mots.ts',
  'web/eleve/compte/BandeauRegard.tsx',
  'web/eleve/compte/MenuEleve.tsx',
  'web/eleve/compte/MonCompte.tsx',
  'web/eleve/compte/Securite.tsx',
  'web/eleve/compte/VerifierInfos.tsx',
  'web/eleve/compte/auth.tsx',
  'web/eleve/compte/registre.ts',
  'web/eleve/compte/session.ts',
  'web/eleve/compte/suite.ts',
  'web/site/consentement/Bandeau.tsx',
  'web/site/consentement/MesChoix.tsx',
  'web/eleve/cours/ChapitreLu.tsx',
  'web/eleve/cours/ChapitresGardes.tsx',
  'web/eleve/cours/texte.module.css',
  'web/eleve/entrainement/ReponsesDizaine.tsx',
  'web/eleve/examen/CarteExamen.tsx',
  'web/eleve/examen/LienExamen.tsx',
  'web/eleve/examen/ReponsesExamen.tsx',
  'web/extranet/accueil/pages.ts',
  'web/extranet/accueil/session.ts',
  'web/site/horsLigne/HorsLigne.tsx',
  'web/site/horsLigne/Installer.tsx',
  'web/extranet/journal/mots.ts',
  'web/argent/paiement/MesPaiements.tsx',
  'web/argent/paiement/colonnes.tsx',
  'web/argent/paiement/StatutPaiement.tsx',
  'web/eleve/pret/Pret.tsx',
  'web/eleve/questions/Question.module.css',
  'web/eleve/questions/QuestionPosee.tsx',
  'web/eleve/questions/Squelette.tsx',
  'web/eleve/questions/Texte.tsx',
  'web/eleve/questions/articles.ts',
  'web/eleve/questions/question.ts',
  'web/eleve/questions/signes.tsx',
  'web/eleve/questions/useDuree.ts',
  'web/eleve/questions/useQuestion.ts',
  'web/eleve/series/Attente.tsx',
  'web/eleve/series/BarreActions.tsx',
  'web/eleve/series/CarteFaite.tsx',
  'web/eleve/series/Charge.tsx',
  'web/eleve/series/Entete.tsx',
  'web/eleve/series/Fete.tsx',
  'web/eleve/series/PageAcces.tsx',
  'web/eleve/series/Precharge.tsx',
  'web/eleve/series/Progression.tsx',
  'web/eleve/series/Question.module.css',
  'web/eleve/series/QuestionSquelette.tsx',
  'web/eleve/series/ReponsesGardees.tsx',
  'web/eleve/series/Voix.tsx',
  'web/eleve/series/clavier.ts',
  'web/eleve/series/contexte.ts',
  'web/eleve/series/erreurs.ts',
  'web/eleve/series/useVoix.ts',
  'web/argent/boutique/Acheter.tsx',
  'web/argent/boutique/CarteProduit.tsx',
  'web/argent/boutique/PageProduit.tsx',
  'web/argent/boutique/produit.ts',
]);

/** No rooms: used by all, and know none. */
const COMMON = new Set([
  'server/socle/http',
  'server/socle/db',
  'web/socle/kernel',
  'web/socle/ui',
]);

/** Tables of others, by the file or folder that may use them all the same. */
const EXCEPTIONS: [place: string, tables: string[] | 'all'][] = [
  // Fills a new database from content/, table by table, and leaves alone what staff have changed.
  ['server/extranet/contenu/', 'all'],
  // Migrations are older than the rooms, and stay as they were.
  ['server/socle/db/', 'all'],
  // Every call asks whose its session is: one statement finds both, and a log-in holds the account.
  ['server/socle/securite/session.ts', ['eleve', 'admin']],
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
  if (to === 'web/socle/ui' || (to !== undefined && COMMON.has(to) && !COMMON.has(from)))
    return true;
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
