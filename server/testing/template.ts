import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import './cost.ts';
import { startPostgres } from './postgres.ts';
import { scratch } from './scratch.ts';
import { fillContenu } from './fillContenu.ts';
import { connect } from '../socle/db/connect.ts';

export type Template = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export const TEMPLATE = 'template_priorite';

/** Fills a database once per project; vitest.config.ts finds the tests that use it by their text. */
export default async function template(project: TestProject) {
  if (project.name === 'postgres') {
    const postgres = await startPostgres();
    await query(`${postgres.url}/postgres`, `create database ${TEMPLATE}`);
    await fill({ DATA_DIR: '', DATABASE_URL: `${postgres.url}/${TEMPLATE}` });
    project.provide('template', { kind: 'postgres', url: postgres.url });
    return () => postgres.stop();
  }
  const folder = scratch('test');
  await fill({ DATA_DIR: folder });
  project.provide('template', { kind: 'sqlite', file: join(folder, 'priorite.sqlite') });
  return () => rmSync(folder, { recursive: true, force: true });
}

async function fill(where: Parameters<typeof connect>[0]): Promise<void> {
  const database = await connect(where);
  await fillContenu(database, where.DATA_DIR || scratch('test'));
  await database.close();
}

export async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
