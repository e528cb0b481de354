import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerFailures } from './failures.ts';

async function answerTo(failure: () => unknown) {
  const app = fastify();
  answerFailures(app);
  app.get('/', async () => failure());
  return app.inject('/');
}

function fillFile(): void {
  const db = new DatabaseSync(':memory:');
  db.exec('pragma max_page_count = 3; create table t (x text)');
  const add = db.prepare('insert into t values (?)');
  for (;;) add.run('x'.repeat(1000));
}

test.each([
  ['SQLite', fillFile],
  [
    'PostgreSQL',
    () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    },
  ],
])('a full disk is told as one, and asked again: %s', async (_, failure) => {
  const answer = await answerTo(failure);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('plus de place') });
});

test('anything else is ours, without details', async () => {
  const answer = await answerTo(() => {
    throw new Error('secret');
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
});
