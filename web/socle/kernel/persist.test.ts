import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const persist = vi.fn<() => Promise<boolean>>();
const persisted = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.resetModules();
  persist.mockReset().mockResolvedValue(false);
  persisted.mockReset().mockResolvedValue(false);
});
afterEach(() => void vi.unstubAllGlobals());

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function open(userAgent: string, storage: object | undefined = { persist, persisted }) {
  vi.stubGlobal('navigator', { userAgent, storage });
  return import('./persist.ts');
}

test('a browser that decides by itself is asked for the shell, once a page', async () => {
  const { askToPersist, persistance } = await open(CHROME);
  expect(persistance.get()).toBeNull();
  await Promise.all([askToPersist({ reponses: false }), askToPersist({ reponses: true })]);
  await askToPersist({ reponses: true });
  expect(persist).toHaveBeenCalledTimes(1);
  expect(persistance.get()).toBe(false);
});

test('Firefox asks its reader: only once an answer waits', async () => {
  const { askToPersist, persistance } = await open(FIREFOX);
  await askToPersist({ reponses: false });
  expect(persist).not.toHaveBeenCalled();
  expect(persistance.get()).toBeNull();
  persist.mockResolvedValue(true);
  await askToPersist({ reponses: true });
  expect(persistance.get()).toBe(true);
});

test('what was promised before is not asked for again', async () => {
  persisted.mockResolvedValue(true);
  const { askToPersist, persistance } = await open(FIREFOX);
  await askToPersist({ reponses: true });
  expect(persist).not.toHaveBeenCalled();
  expect(persistance.get()).toBe(true);
});

test('a browser that cannot promise has not', async () => {
  const { askToPersist, persistance } = await open(CHROME, {});
  await askToPersist({ reponses: true });
  expect(persistance.get()).toBe(false);
});
