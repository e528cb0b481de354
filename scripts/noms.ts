import { globSync, readFileSync } from 'node:fs';
import { type ESTree, Visitor, parseSync } from 'vite';
import { PRODUCT, type Source } from './folders.ts';

/** Rules on names, run by noms.test.ts: a type's name finds it, and a verb promises one thing. */

const MOST_FILES = 3;
/** One in each component, each form, and each room's tables: their place says the rest. */
export const KEPT = ['Props', 'Saisie', 'Tables'];
/** The router's own, and one in each form of the staff. */
export const KEPT_FUNCTIONS = [
  'Apercu',
  'inputOf',
  'loader',
  'meta',
  'refuseOvertaken',
  'saisieOf',
];

export const readSources = (): Source[] =>
  globSync(`{${[...PRODUCT, 'scripts'].join(',')}}/**/*.{ts,tsx}`, {
    exclude: ['**/*.test.{ts,tsx}', '{server,drawing}/testing/**'],
  }).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const treeOf = ({ path, text }: Source) => parseSync(path, text).program;

type Note = (made: { id: { name: string } | null }) => void;

/** Names declared in more files than a search should have to tell apart. */
function crowdedBy(sources: Source[], visitorOf: (note: Note) => Visitor): string[] {
  const files = new Map<string, Set<string>>();
  for (const source of sources)
    visitorOf(({ id }) => {
      if (id) files.getOrInsertComputed(id.name, () => new Set()).add(source.path);
    }).visit(treeOf(source));
  return [...files].flatMap(([name, paths]) => (paths.size > MOST_FILES ? [name] : [])).toSorted();
}

export const crowdedOf = (sources: Source[]) =>
  crowdedBy(
    sources,
    (note) =>
      new Visitor({
        TSTypeAliasDeclaration: note,
        TSInterfaceDeclaration: note,
        ClassDeclaration: note,
      }),
  );

export const crowdedFunctionsOf = (sources: Source[]) =>
  crowdedBy(
    sources,
    (note) =>
      new Visitor({
        ExportNamedDeclaration({ declaration }) {
          if (declaration?.type === 'FunctionDeclaration') note(declaration);
          if (declaration?.type !== 'VariableDeclaration') return;
          for (const { id, init } of declaration.declarations)
            if (id.type === 'Identifier' && init && /Function/.test(init.type)) note({ id });
        },
      }),
  );

const PROMISES: { verb: RegExp; broken: RegExp; says: string }[] = [
  {
    verb: /^count(?=[A-Z]|$)/,
    broken: /\b(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/,
    says: 'counts, and yet writes',
  },
  {
    verb: /^find(?=[A-Z]|$)/,
    broken: /\bthrow\b|\bexecuteTakeFirstOrThrow\(/,
    says: 'finds, and yet throws',
  },
];

/** Functions whose body breaks their verb's promise in GLOSSAIRE.md. */
export function brokenOf(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const broken: string[] = [];
    const check = (name: string, node: ESTree.Node) => {
      const body = source.text.slice(node.start, node.end);
      for (const promise of PROMISES)
        if (promise.verb.test(name) && promise.broken.test(body))
          broken.push(`${source.path}: ${name} ${promise.says}`);
    };
    new Visitor({
      FunctionDeclaration: (made) => made.id && check(made.id.name, made),
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init) check(id.name, init);
      },
      Property: ({ key, value }) => {
        if (key.type === 'Identifier' && /Function/.test(value.type)) check(key.name, value);
      },
    }).visit(treeOf(source));
    return broken;
  });
}
