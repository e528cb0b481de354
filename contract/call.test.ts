import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, appelOf, defineCall } from './call.ts';
import { fichier } from './fichier.ts';
import { id } from './fields.ts';
import { calls } from './index.ts';

const read = {
  method: 'GET',
  path: '/api/extranet/sonde',
  audience: 'admin',
  level: 1,
  writes: 'never',
  summary: 'Une sonde.',
  input: z.object({}),
  output: z.object({}),
} as const;
const message = z.object({ message: z.string() });
const photo = fichier({ types: ['image/png'], max: 1000 });

/** A directive without an error to expect does not compile. */
test('what no declaration may lack', () => {
  // @ts-expect-error -- :slug is no field
  defineCall({ ...read, path: '/api/extranet/sonde/:slug' });
  // @ts-expect-error -- :id is one, :slug is not
  defineCall({ ...read, path: '/api/extranet/sonde/:id/:slug', input: z.object({ id }) });
  // @ts-expect-error -- a staff write without a message
  defineCall({ ...read, method: 'POST', writes: 'always' });
  // @ts-expect-error -- a file in JSON
  defineCall({ ...read, bodyLimit: 2000, input: z.object({ photo }) });
  // @ts-expect-error -- files in JSON
  defineCall({ ...read, bodyLimit: 2000, input: z.object({ photos: z.array(photo).optional() }) });
  // @ts-expect-error -- how much of it
  defineCall({ ...read, multipart: true, input: z.object({ photo }) });
  // @ts-expect-error -- a learner has a session to prove who calls
  defineCall({ ...read, audience: 'eleve', proof: 'signature' });

  defineCall({ ...read, path: '/api/extranet/sonde/:id', input: z.object({ id }) });
  defineCall({ ...read, method: 'POST', writes: 'always', output: message });
  defineCall({ ...read, multipart: true, bodyLimit: 2000, input: z.object({ photo }) });
  const hooked = { ...read, audience: 'visiteur', proof: 'signature' } as const;
  expect(defineCall(hooked)).toBe(hooked);
});

const paths = Object.values<Call>(calls).map(({ path }) => path);
const wordOf = (path: Call['path']) => appelOf({ path });
const isStaffs = (path: string) => path.startsWith('/api/extranet/');
const isVisitors = (path: string) => path.startsWith('/api/site/');
const isEleves = (path: string) => !isStaffs(path) && !isVisitors(path);
const suffixOf = (path: string) =>
  isStaffs(path) ? 'Extranet' : isVisitors(path) ? 'Visiteur' : '';

test.each(Object.entries<Call>(calls))(
  '%s is named as its path, and as the staff’s or a visitor’s where that name is taken',
  (name, { path }) => {
    const word = wordOf(path);
    const takers = isStaffs(path)
      ? paths.filter((other) => !isStaffs(other))
      : paths.filter(isEleves);
    const taken = takers.some((other) => other !== path && wordOf(other) === word);
    expect(name).toBe(taken ? `${word}${suffixOf(path)}` : word);
  },
);

test.each(Object.entries<Call>(calls))('%s has a level if it is the staff’s', (_, call) => {
  expect(call.level !== undefined).toBe(call.audience === 'admin');
});
