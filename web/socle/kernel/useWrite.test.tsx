import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingToasts } from './toasts.ts';
import { type Write, useWrite } from './useWrite.ts';

const queries = new QueryClient();
type Own = Write<{ newsletter: boolean }>;
let write: Own;

let erase: Write<{ id: number }>;

function Probe({ keep }: { keep: (write: Own, erase: Write<{ id: number }>) => void }) {
  const erase = { refreshes: ['getVersions', 'getQuestions'], removes: true } as const;
  keep(useWrite('updateAccount', { refreshes: ['getUser'] }), useWrite('deleteQuestion', erase));
  return null;
}

beforeEach(() => {
  waitingToasts.set([]);
  queries.setQueryData(['getUser', {}], { status: 200 });
  queries.setQueryData(['getThemes', {}], { status: 200 });
  renderToString(
    <QueryClientProvider client={queries}>
      <Probe keep={(...both) => ([write, erase] = both)} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const stale = (name: string) => queries.getQueryState([name, {}])?.isInvalidated;
const told = () => waitingToasts.get().map(({ kind, title, message }) => [kind, title, message]);

test('a success says what the server says, and reads again what it changed and nothing else', async () => {
  answers(200, { message: 'C’est fait.' });
  expect(await write({ newsletter: true })).toMatchObject({ ok: true });
  expect(told()).toEqual([['success', 'C’est fait.', undefined]]);
  expect(waitingToasts.get()[0]?.duration).toBe(2000);
  expect([stale('getUser'), stale('getThemes')]).toEqual([true, false]);
});

test('of what was deleted nothing is read again, and of the others all', async () => {
  answers(200, { message: 'Supprimé.' });
  const reads = [
    ['getVersions', { id: 7 }],
    ['getVersions', { id: 8 }],
    ['getQuestions', { page: 1 }],
  ] as const;
  for (const key of reads) queries.setQueryData(key, { status: 200 });
  await erase({ id: 7 });
  expect(reads.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([
    false,
    true,
    true,
  ]);
});

test('the errors of fields go to the form, and the toast asks to mend them', async () => {
  const errors = { newsletter: ['La valeur attendue est 1 ou 0.'] };
  answers(422, { message: 'Refusé.', errors });
  expect(await write({ newsletter: true })).toEqual({ ok: false, errors });
  expect(told()).toEqual([
    ['error', 'Veuillez corriger les erreurs dans le formulaire', undefined],
  ]);
  expect(stale('getUser')).toBe(false);
});

test('whoever was quicker is the screen’s to tell; any other refusal is told as the server says it', async () => {
  answers(409, { message: 'Quelqu’un a été plus rapide.', version_id: 3 });
  expect(await write({ newsletter: true })).toMatchObject({
    ok: false,
    conflict: { status: 409, body: { version_id: 3 } },
  });
  expect(told()).toEqual([]);
  answers(403, { message: 'Pas pour vous.' });
  expect(await write({ newsletter: true })).toMatchObject({
    ok: false,
    refusal: { status: 403 },
  });
  expect(told()).toEqual([['error', 'Oups !', 'Pas pour vous.']]);
});

test('the end of a session has its own message', async () => {
  answers(401, { message: 'Ta session est terminée.', reconnexion: 1 });
  expect(await write({ newsletter: true })).toEqual({ ok: false });
  expect(told()).toEqual([]);
});
