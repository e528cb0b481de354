import type { CompiledQuery, LogEvent, OperationNode } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Attributs, inSpan, SORTES, tracerOf } from './inSpan.ts';

const SYSTEMS = { sqlite: 'sqlite', postgres: 'postgresql' } as const;

const OPERATIONS: Record<string, string> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
  MergeQueryNode: 'merge',
};

/** For Kysely: each statement is told by its verb and table, never by its text or values. */
export function toldStatements(kind: Database['kind']) {
  const tracer = tracerOf();
  if (!tracer) return {};
  return {
    log(event: LogEvent): void {
      const [nom, attributs] = statementOf(kind, event.query);
      const cause = event.level === 'error' ? event.error : undefined;
      tracer.note(nom, attributs, event.queryDurationMillis, cause);
    },
  };
}

/** For the one statement that goes past Kysely. */
export const inStatement = <T>(
  kind: Database['kind'],
  query: CompiledQuery,
  job: () => Promise<T>,
): Promise<T> => {
  if (!tracerOf()) return job();
  const [nom, attributs] = statementOf(kind, query);
  return inSpan(nom, attributs, job, SORTES.client);
};

function statementOf(kind: Database['kind'], { query }: CompiledQuery): [string, Attributs] {
  const verbe = OPERATIONS[query.kind] ?? 'statement';
  const table = tableOf(query);
  return [
    table === undefined ? verbe : `${verbe} ${table}`,
    {
      'db.system.name': SYSTEMS[kind],
      'db.operation.name': verbe,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  ];
}

/** As much as this needs of Kysely's nodes. */
interface Node extends OperationNode {
  from?: Node | { froms: readonly Node[] };
  into?: Node;
  table?: Node | { identifier: { name: string } };
  node?: Node;
}

/** The first table that it names. */
function tableOf(query: OperationNode): string | undefined {
  let node: Node | undefined = query;
  for (let depth = 0; node && depth < 6; depth++) {
    const { table, from }: Node = node;
    if (table && 'identifier' in table) return table.identifier.name;
    node = from && 'froms' in from ? from.froms[0] : (from ?? node.into ?? table ?? node.node);
  }
  return undefined;
}
