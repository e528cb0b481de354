// On one database: the caller's address is read from headers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type School, openSchool } from '../../testing/school.ts';

const PROXY = '10.0.0.2';
let school: School;
const lines: string[] = [];

const open = async (TRUST_PROXY?: string) => {
  const env = {
    APP_MODE: 'production',
    APP_URL: 'https://priorite.example',
    APP_SECRET: 'q7Vd0Zr2mYt5Kc8Wb3Xn6Hs9Lf4Jg1Pu',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bonjour@priorite.example',
    LOG_LEVEL: 'warn',
    TRUST_PROXY,
  };
  school = await openSchool({ env, logTo: { write: (line) => void lines.push(line) } });
  school.fastify.get('/qui', async ({ ip, host, hostname, protocol }) => ({
    ip,
    site: [host, hostname, protocol],
  }));
};

const claimed = (forwarded: string) => ({
  'x-forwarded-for': forwarded,
  'x-real-ip': forwarded,
  forwarded: `for=${forwarded}`,
});

async function caller(remoteAddress: string, forwarded: string): Promise<string> {
  const headers = claimed(forwarded);
  return (await school.fastify.inject({ url: '/qui', remoteAddress, headers })).json().ip;
}

/** Logs in with a wrong password. The sixth of a minute from one caller is 429. */
async function login(remoteAddress: string, forwarded: string): Promise<number> {
  const answer = await school.visitor.raw({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: 'eleve@demo.be', password: 'wrong' },
    remoteAddress,
    headers: claimed(forwarded),
  });
  return answer.statusCode;
}

describe('where no proxy is named', () => {
  beforeAll(() => open());
  afterAll(() => school.close());

  test.each(['203.0.113.9', '10.0.0.2', '127.0.0.1', '::ffff:172.16.0.1', 'fd00::1'])(
    'who calls from %s is who calls, whatever they claim',
    async (remoteAddress) => {
      expect(await caller(remoteAddress, '198.51.100.7')).toBe(remoteAddress);
    },
  );

  test('a neighbour’s claims give no tries either', async () => {
    for (let n = 0; n < 5; n++) expect(await login('10.0.0.2', `198.51.100.${n}`)).toBe(401);
    expect(await login('10.0.0.2', '198.51.100.99')).toBe(429);
  });

  test('a line of the log says so once, and names nobody', () => {
    const told = lines.filter((line) => line.includes('TRUST_PROXY'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toMatch(/10\.0\.0|198\.51\.100/);
  });
});

describe('behind a proxy that is named', () => {
  beforeAll(() => open(`${PROXY}, 192.168.7.0/24, fd00:7::/64`));
  afterAll(() => school.close());

  test.each(['203.0.113.9', '10.0.0.3', '192.168.8.1', '127.0.0.1', 'fd00:8::1'])(
    'nobody else is believed: %s',
    async (remoteAddress) => {
      expect(await caller(remoteAddress, '198.51.100.7')).toBe(remoteAddress);
    },
  );

  test.each([PROXY, `::ffff:${PROXY}`, '192.168.7.200', 'fd00:7::1'])(
    'it says who calls: %s',
    async (remoteAddress) => {
      expect(await caller(remoteAddress, '198.51.100.7')).toBe('198.51.100.7');
      expect(await caller(remoteAddress, '2001:db8::1')).toBe('2001:db8::1');
    },
  );

  test('each caller has tries of their own, and what they say before the proxy does not count', async () => {
    for (let n = 0; n < 5; n++) expect(await login(PROXY, `192.0.2.${n}, 198.51.100.7`)).toBe(401);
    expect(await login(PROXY, '192.0.2.99, 198.51.100.7')).toBe(429);
    expect(await login(PROXY, '198.51.100.8')).toBe(401);
  });

  test.each([
    [`192.0.2.1, ${PROXY}, 198.51.100.70`, '198.51.100.70'],
    ['192.0.2.1, 198.51.100.70, 192.168.7.9, fd00:7::2', '198.51.100.70'],
    ['198.51.100.70,192.168.7.9,  fd00:7::2', '198.51.100.70'],
    ['198.51.100.70:50123', '198.51.100.70'],
    ['[2001:db8::1]:50123, 192.168.7.9:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['unknown, 198.51.100.70', '198.51.100.70'],
    [`${'192.0.2.1, '.repeat(10_000)}198.51.100.70`, '198.51.100.70'],
    // An unreadable hop hides every address to its left.
    ['198.51.100.70, unknown, 192.168.7.9', '192.168.7.9'],
  ])('the rightmost stranger calls (%#)', async (forwarded, ip) => {
    expect(await caller(PROXY, forwarded)).toBe(ip);
  });

  test.each([
    'unknown',
    '_hidden1',
    '',
    ', ,',
    '198.51.100.1,',
    '198.51.100.1, unknown',
    '198.51.100.1.',
    '198.51.100.1/32',
    '0x7f.1',
    '127.1',
    '1',
    '198.51.100.1:100000',
    '198.51.100.1:',
    '[198.51.100.1',
    '"198.51.100.1"',
    'for=198.51.100.1',
    'fe80::1%eth1',
    "1'; drop table limite; --",
    '1'.repeat(5000),
    `${'198.51.100.1, '.repeat(10_000)}unknown`,
  ])('what is no address is nobody’s (%#)', async (forwarded) => {
    expect(await caller(PROXY, forwarded)).toBe(PROXY);
  });

  test('nothing believes what a proxy says of the site’s name and protocol', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await school.fastify.inject({ url: '/qui', remoteAddress: PROXY, headers })).json().site;
    const plain = await asked({ host: 'priorite.example' });
    expect(plain).toEqual(['priorite.example', 'priorite.example', 'http']);
    const told = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    expect(await asked({ host: 'priorite.example', ...told })).toEqual(plain);
  });
});
