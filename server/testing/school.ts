import { differencesOfLigne } from '../../web/extranet/journal/differences.ts';
import { champOf } from '../../web/extranet/journal/mots.ts';
import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, inject } from 'vitest';
import { LIGNES } from '../../regles/avancement.ts';
import { type CallName, calls } from '../../contract/index.ts';
import { rendus } from '../../contract/fichier.ts';
import type { Call, Input, Output } from '../../contract/call.ts';
import { type AppOptions, createApp } from '../app.ts';
import type { Pages } from '../socle/http/pages.ts';
import { openDatabase } from '../socle/db/connect.ts';
import type { Db } from '../socle/db/database.ts';
import { readEnvironment } from '../socle/config/environment.ts';
import { startSession } from '../socle/securite/session.ts';
import './cost.ts';
import { scratch } from './scratch.ts';
import { TEMPLATE, type Template, query } from './template.ts';

export type Answer<N extends CallName> = Output<(typeof calls)[N]> & {
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  validation_errors?: Record<string, string[]>;
};

interface SchoolOptions {
  pages?: Pages;
  logTo?: AppOptions['logTo'];
  env?: NodeJS.ProcessEnv;
  template?: Template;
}

/**
 * One per test file: real server, real database, settable clock. vitest.config.ts runs a file that
 * names it on both databases.
 */
export async function openSchool({ env: given, template, ...options }: SchoolOptions = {}) {
  const copy = await copyOfTemplate(template);
  // The template is already migrated; checking again would double a copy's cost.
  const database = await openDatabase(copy);
  let now = new Date('2026-11-21T10:00:00.000Z');
  const env = readEnvironment({
    DATA_DIR: copy.DATA_DIR,
    LOG_LEVEL: 'silent',
    APP_SECRET: 'a secret of the tests, long enough',
    ...given,
  });
  const { fastify, mounting, store } = await createApp({
    env,
    database,
    clock: () => now,
    ...options,
  });
  const visitor = caller(undefined);
  function caller(token: string | undefined) {
    const raw = async (request: InjectOptions) => {
      const cookie = await xsrf();
      return fastify.inject({
        ...request,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': cookie,
          cookie: `XSRF-TOKEN=${cookie}`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...request.headers,
        },
      });
    };
    return {
      token,
      raw,
      /** Times the server alone, because the request is built before. */
      async prepared(name: CallName, input: Record<string, unknown>) {
        const { payload, ...request } = await requestOf(calls[name], input);
        if (payload === undefined || Buffer.isBuffer(payload))
          return () => raw({ ...request, payload });
        const json = { ...request, payload: JSON.stringify(payload) };
        return () => raw({ ...json, headers: { 'content-type': 'application/json' } });
      },
      async call<N extends CallName>(
        name: N,
        input: Input<(typeof calls)[N]> | Record<string, unknown>,
      ): Promise<Answer<N>> {
        const answer = await raw(await requestOf(calls[name], input));
        const isFile = rendus.has(calls[name].output) && answer.statusCode === 200;
        return isFile ? ({ status: 200 } as Answer<N>) : answer.json<Answer<N>>();
      },
      async linesOf<N extends CallName>(
        name: N,
        input: Input<(typeof calls)[N]>,
      ): Promise<object[]> {
        const request = await requestOf(calls[name], input);
        const headers = { ...request.headers, accept: LIGNES };
        const answer = await raw({ ...request, headers });
        const lines = answer.payload.trimEnd().split('\n');
        return lines.map((line) => JSON.parse(line) as object);
      },
    };
  }

  const proofs = new Map<number, string>();
  /** Proofs stay valid for two hours. */
  async function xsrf(): Promise<string> {
    const hour = Math.floor(now.getTime() / 3_600_000);
    const kept = proofs.get(hour);
    if (kept) return kept;
    const { cookies } = await fastify.inject('/sanctum/csrf-cookie');
    proofs.set(hour, cookies[0]!.value);
    return cookies[0]!.value;
  }

  return {
    fastify,
    mounting,
    store,
    database,
    where: { DATA_DIR: copy.DATA_DIR, DATABASE_URL: copy.DATABASE_URL },
    visitor,
    as: caller,
    async login(email: string) {
      const table = (await database.read
        .selectFrom('eleve')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst())
        ? ('eleve' as const)
        : ('admin' as const);
      const { id } = await database.read
        .selectFrom(table)
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const who = table === 'eleve' ? { eleve_id: id } : { admin_id: id };
      return { id, ...caller(await database.write((trx) => startSession(trx, who, now))) };
    },
    async close() {
      await fastify.close();
      await database.close();
      await copy.remove();
    },
    at(instant: string) {
      now = new Date(instant);
    },
    /** In seconds. */
    later(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    now: () => now,
  };
}

export async function openSchoolForFile(options?: SchoolOptions): Promise<School> {
  const school = await openSchool(options);
  afterAll(async () => {
    const wordless = await wordlessOf(school.database.read);
    await school.close();
    if (wordless.length > 0)
      throw new Error(
        `The journal shows raw names; add words to web/extranet/*/*.journal.ts: ${wordless.join(', ')}`,
      );
  });
  return school;
}

/** Fields that a file's gestures wrote, and that the journal's page has no word for. */
async function wordlessOf(db: Db): Promise<string[]> {
  const lignes = await db.selectFrom('journal').select(['objet', 'avant', 'apres']).execute();
  const raw = lignes.flatMap(({ objet, avant, apres }) =>
    differencesOfLigne(avant, apres)
      .filter(({ champ }) => champOf(objet, champ) === champ)
      .map(({ champ }) => `${objet}.${champ}`),
  );
  return [...new Set(raw)];
}

export type School = Awaited<ReturnType<typeof openSchool>>;
export type Person = Awaited<ReturnType<School['login']>>;

async function requestOf(call: Call, input: Record<string, unknown>): Promise<InjectOptions> {
  const { method, path, multipart } = call;
  const url = path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(String(input[field]).toWellFormed()),
  );
  if (method === 'GET') return { method, url, query: input as never };
  if (!multipart) return { method, url, payload: input };
  const form = new FormData();
  for (const [field, value] of Object.entries(input))
    for (const one of [value].flat())
      if (one !== undefined) form.append(field, (one ?? '') as string | File);
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type')! };
  return { method, url, payload: Buffer.from(await body.arrayBuffer()), headers };
}

export async function copyOfTemplate(template: Template = inject('template')) {
  const DATA_DIR = scratch('school');
  const removeFolder = async () => rmSync(DATA_DIR, { recursive: true, force: true });
  if (template.kind === 'sqlite') {
    copyFileSync(template.file, join(DATA_DIR, 'priorite.sqlite'));
    return { DATA_DIR, remove: removeFolder };
  }
  const name = `school_${randomUUID().replaceAll('-', '')}`;
  const onServer = (text: string) => query(`${template.url}/postgres`, text);
  // Through the write-ahead log a copy would cost three times as much.
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const remove = async () => {
    await onServer(`drop database ${name} with (force)`);
    await removeFolder();
  };
  return { DATA_DIR, DATABASE_URL: `${template.url}/${name}`, remove };
}
