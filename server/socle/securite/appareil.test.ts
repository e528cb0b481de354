import { expect, test } from 'vitest';
import { appareilOf } from './appareil.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox sur Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari sur iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome sur iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
    'Firefox sur iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome sur Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet sur Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge sur Windows',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome sur ChromeOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`,
    'Opera sur Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari sur Mac',
  ],
  ['Firefox/145.0', 'Firefox'],
])('%s', (agent, appareil) => {
  expect(appareilOf(agent)).toBe(appareil);
});

test.each([
  undefined,
  '',
  'curl/8.5.0',
  'Windows',
  '<script>alert(1)</script>',
  `${'x'.repeat(500)} Firefox/1`,
])('what is not known has no name: %s', (agent) => {
  expect(appareilOf(agent)).toBeNull();
});
