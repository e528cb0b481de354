import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPayzen } from './startPayzen.ts';

test('the provider is a process of its own, which knows its shop and ends when told', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const payzen = `http://127.0.0.1:${(free.address() as AddressInfo).port}`;
  free.close();
  await once(free, 'close');
  const folder = mkdtempSync(join(tmpdir(), 'payzen-'));
  const { stop } = startPayzen({
    host: '127.0.0.1',
    payzen,
    siteId: '12345678',
    mode: 'PRODUCTION',
    cle: 'cle',
    notification: 'http://127.0.0.1:9/',
    retour: 'http://127.0.0.1:9/',
    folder,
  });
  const read = () => fetch(`${payzen}/vads-merchant/`).then((answer) => answer.text());
  const patient = { timeout: 20_000, interval: 20 };
  await expect
    .poll(() => read().catch(() => ''), patient)
    .toContain('n°&nbsp;12345678, en mode PRODUCTION');
  stop();
  await expect.poll(() => read().catch(() => 'gone'), patient).toBe('gone');
  rmSync(folder, { recursive: true });
});
