import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';
import type { Source } from './folders.ts';

/**
 * Static checks on the syntax tree, run by mursDesTables.test.ts: each room uses its own tables alone, and few
 * places name a provider of payments. A room owns the tables that its *.tables.ts adds to `interface
 * Tables`; Kysely's calls, such as `selectFrom('eleve')`, are found by the method's name.
 */

const EXCEPTIONS: [place: string, tables: string[] | 'all'][] = [
  // Fills a new database from content/, and spares staff's changes.
  ['server/extranet/contenu/', 'all'],
  // Migrations are older than the rooms.
  ['server/socle/db/', 'all'],
  // One statement finds a session's account; a log-in locks that row.
  ['server/socle/securite/session.ts', ['eleve', 'admin']],
];

const isTest = (path: string) => /\.test\.tsx?$|^server\/testing\//.test(path);
/** Each payment provider is a room of its own. */
const roomOf = (path: string) =>
  /^server\/(argent\/paiement\/fournisseurs\/[^/]+|[^/]+\/[^/]+)(?=\/)/.exec(path)?.[0] ??
  /^server\/[^/]+(?=\/)/.exec(path)?.[0];

export function readSources(root: string): Source[] {
  return globSync('server/**/*.ts', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

export function faultsOf(sources: Source[]): string[] {
  const read = sources.map((source) => ({ path: source.path, ...parse(source) }));
  const owners = new Map(
    read.flatMap(({ path, tables }) => tables.map((table) => [table, roomOf(path)!] as const)),
  );
  return read.flatMap(({ path, queries }) =>
    isTest(path) ? [] : queries.flatMap((query) => faultOf(path, query, owners)),
  );
}

interface Query {
  verb: string;
  /** Null: not a literal, so unknown here. */
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
  const tables: string[] = [];
  const queries: Query[] = [];
  const named = new Set<string | null>();
  new Visitor({
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
  // A name of `with` in the same file is not a table.
  return { tables, queries: queries.filter(({ table }) => !named.has(table)) };
}

/** `selectFrom(db.selectFrom('a').as('b'))`: the inner call is checked by itself. */
const isSubquery = (node: ESTree.Node | null | undefined) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'as';

const literal = (node: ESTree.Node | null | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Places that may name a provider of payments: its own folders, tests, and those that say why. */
const NAMING = [
  /(^|[/])(payzen|paypal)([./]|$)/,
  /\.test\.tsx?$|^server\/testing\//,
  // Each of these lists the providers once.
  /^regles\/fournisseurs\//,
  /^(server\/argent\/paiement|web\/argent\/boutique)\/fournisseurs\/[^/]+\.ts$/,
  // The wire of the shop has a key for each.
  /^contract\/argent\/paiement\.achat\.ts$/,
  // These are configuration.
  /^server\/(socle\/config\/|standIns\.ts$)/,
  // scripts/manifestes.mjs writes these lists.
  /^(contract\/calls|server\/appels)\.ts$/,
  /^server\/socle\/db\/migrations\//,
];
const NAME = /\w*(payzen|paypal)\w*|\bvads_\w*/gi;

export function readNaming(root: string): Source[] {
  return globSync('{server,web,contract,regles}/**/*.{ts,tsx,css}', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

/** Where code, comments or sheets name a provider. Texts on screen may: « PayZen » and « PayPal ». */
export function namesOf(sources: Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    if (NAMING.some((place) => place.test(path)) || text.search(NAME) === -1) return [];
    const comments = path.endsWith('.css') ? [] : parseSync(path, text).comments;
    return [...text.matchAll(NAME)]
      .filter(
        ({ 0: name, index }) =>
          !/^Pay(Zen|Pal)$/.test(name) ||
          comments.some(({ start, end }) => index > start && index < end),
      )
      .map(({ 0: name, index }) => `${path}:${text.slice(0, index).split('\n').length} ${name}`);
  });
}
