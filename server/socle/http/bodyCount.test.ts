// On one database: calls are counted in the memory of a process.
import { type ClientRequest, request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { pageHeaders } from '../../../scripts/startServer.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const sent: ClientRequest[] = [];

const school = await openSchoolForFile();
const benoit = await school.login('administrateur@demo.be');
const origin = await school.fastify.listen({ port: 0, host: '127.0.0.1' });
afterEach(() => {
  for (const one of sent.splice(0)) one.destroy();
  school.later(60);
});

async function begin(part: string, headers: Record<string, number> = {}): Promise<number> {
  const page = await pageHeaders(origin);
  const asked = request(`${origin}/api/extranet/addChapitre`, {
    method: 'POST',
    headers: { ...page, authorization: `Bearer ${benoit.token}`, ...headers },
  });
  sent.push(asked);
  return new Promise((resolve) => {
    asked.once('response', ({ statusCode }) => resolve(statusCode!));
    asked.on('error', () => undefined).write(part);
  });
}

const DEBUT = '{"libelle":"Un","texte":"';
const three = (part: string, headers?: Record<string, number>) =>
  Promise.race([1, 2, 3].map(() => begin(part, headers)));

describe('a long body is counted before it is read', () => {
  test('by what it says it has', async () => {
    expect(await three(DEBUT, { 'content-length': 2_900_000 })).toBe(429);
  });

  test('by what has come, where it says nothing', async () => {
    expect(await three(DEBUT + '<br>'.repeat(700_000))).toBe(429);
  });

  test('and one that is longer than it may be is told so', async () => {
    expect(await begin(DEBUT, { 'content-length': 9_000_000 })).toBe(413);
  });
});
