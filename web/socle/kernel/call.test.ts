import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CallName } from '../../../contract/index.ts';
import type * as Kernel from './call.ts';

const table = {
  addSonde: {
    method: 'POST',
    path: '/api/extranet/addSonde/:id',
    audience: 'admin',
    multipart: true,
  },
  getSonde: { method: 'GET', path: '/api/extranet/getSonde', audience: 'admin' },
};

// Test files share modules in a worker: this one needs its own.
let kernel: typeof Kernel;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('virtual:calls', () => ({ default: table }));
  kernel = await import('./call.ts');
});
afterAll(() => {
  vi.doUnmock('virtual:calls');
  vi.resetModules();
});

const sent = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' });
  sent.mockReset();
});
afterEach(() => void vi.unstubAllGlobals());

const named = (name: string) => name as CallName;

test('a call with files goes as a form, of which the browser says where its parts end', async () => {
  sent.mockResolvedValue(Response.json({ status: 200, message: 'Ajouté.' }));
  const photo = new File(['x'], 'a.png', { type: 'image/png' });
  const input = {
    id: 3,
    libelle: 'Été',
    grave: 0,
    photo,
    ids: [4, 5],
    sans: null,
    rien: undefined,
  };
  expect(await kernel.call(named('addSonde'), input as never)).toMatchObject({
    message: 'Ajouté.',
  });
  const [url, init] = sent.mock.calls[0]!;
  expect(url).toBe('/api/extranet/addSonde/3');
  expect(init!.headers).toMatchObject({ 'X-XSRF-TOKEN': 'abc' });
  expect(init!.headers).not.toHaveProperty('Content-Type');
  expect([...(init!.body as FormData)]).toEqual([
    ['id', '3'],
    ['libelle', 'Été'],
    ['grave', '0'],
    ['photo', photo],
    ['ids', '4'],
    ['ids', '5'],
    ['sans', ''],
  ]);
});

test('an answer that is a file has its name and its kind', async () => {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="Eleves.csv"; filename*=UTF-8''%C3%89l%C3%A8ves.csv`,
  };
  sent.mockResolvedValue(new Response('a;b', { headers }));
  const file = await kernel.download(named('getSonde'), { page: 2 });
  expect(sent.mock.calls[0]![0]).toBe('/api/extranet/getSonde?page=2');
  expect([file.name, file.type, await file.text()]).toEqual([
    'Élèves.csv',
    'text/csv; charset=utf-8',
    'a;b',
  ]);
});

test('a file that is refused is refused as any other call', async () => {
  const refused = { status: 403, message: "Oups ! Vous n'avez pas accès à cette page" };
  sent.mockResolvedValue(Response.json(refused, { status: 403 }));
  const refusal = kernel.download(named('getSonde'), {});
  await expect(refusal).rejects.toBeInstanceOf(kernel.CallError);
  await expect(refusal).rejects.toMatchObject({ status: 403 });
});
