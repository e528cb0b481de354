// On one database: requests are refused before any handler runs.
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });
const tokens = {
  visiteur: undefined,
  eleve: (await school.login('eleve@demo.be')).token,
  admin: (await school.login('superviseur@demo.be')).token,
};
const cookie = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;

const writing = (Object.entries(calls) as [CallName, Call][]).flatMap(([name, call]) =>
  call.method === 'GET' || call.proof === 'signature' ? [] : name,
);
const ELSEWHERE = { origin: 'https://evil.example', referer: 'https://evil.example/piege' };
const XHR = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };

const FORGED: [how: string, headers: () => Record<string, string>, status: number][] = [
  ['with everything but the cookie', () => ({ ...XHR, 'x-xsrf-token': cookie }), 419],
  ['with the cookie alone', () => ({ ...XHR, cookie: `XSRF-TOKEN=${cookie}` }), 419],
  [
    'with a pair of its own',
    () => ({ ...XHR, cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' }),
    419,
  ],
  [
    'with another cookie of ours',
    () => ({ ...XHR, cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': `x${cookie}` }),
    419,
  ],
  [
    'without what a form cannot send',
    () => ({
      cookie: `XSRF-TOKEN=${cookie}`,
      'x-xsrf-token': cookie,
      'content-type': 'application/json',
    }),
    419,
  ],
  ['as a form', () => ({ 'content-type': 'application/x-www-form-urlencoded' }), 419],
  ['as a form with files', () => ({ 'content-type': 'multipart/form-data; boundary=x' }), 419],
  ['as text', () => ({ 'content-type': 'text/plain' }), 419],
];

describe('a call from another origin', () => {
  test.each(writing)('%s is refused', async (name) => {
    const { path, audience } = calls[name];
    const token = tokens[audience];
    const statuses: Record<string, number> = {};
    for (const [how, headers] of FORGED) {
      const answer = await school.fastify.inject({
        method: 'POST',
        url: path,
        payload: '{}',
        headers: {
          ...ELSEWHERE,
          ...headers(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      statuses[how] = answer.statusCode;
      expect(answer.json()).toMatchObject({
        status: answer.statusCode,
        message: expect.any(String),
      });
    }
    expect(statuses).toEqual(Object.fromEntries(FORGED.map(([how, , status]) => [how, status])));
  });

  test.each(Object.keys(calls) as CallName[])(
    '%s tells no other origin that it may',
    async (name) => {
      const { path, method } = calls[name];
      const asked = await school.fastify.inject({
        method: 'OPTIONS',
        url: path,
        headers: {
          ...ELSEWHERE,
          'access-control-request-method': method,
          'access-control-request-headers': 'x-xsrf-token,x-requested-with,authorization',
        },
      });
      const made = await school.fastify.inject({ method, url: path, headers: ELSEWHERE });
      for (const { headers } of [asked, made]) {
        expect(Object.keys(headers).filter((each) => each.startsWith('access-control'))).toEqual(
          [],
        );
      }
      expect(asked.statusCode).toBe(404);
    },
  );
});

describe('the proof has an age', () => {
  const proofAt = async (instant: string) => {
    school.at(instant);
    return (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
  };
  const statusWith = async (proof: string, instant: string) => {
    school.at(instant);
    const answer = await school.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: {},
      headers: { ...XHR, 'x-xsrf-token': proof, cookie: `XSRF-TOKEN=${proof}` },
    });
    return answer.statusCode;
  };
  const TEN = '2026-11-21T10:00:00.000Z';

  test('its two hours, with five minutes for what is on its way, and not a second more', async () => {
    const proof = await proofAt(TEN);
    expect(await statusWith(proof, TEN)).toBe(422);
    expect(await statusWith(proof, '2026-11-21T12:05:00.999Z')).toBe(422);
    expect(await statusWith(proof, '2026-11-21T12:05:01.000Z')).toBe(419);
    expect(await statusWith(proof, '2027-11-21T10:00:00.000Z')).toBe(419);
    school.at(TEN);
  });

  test('a fresh one is good whatever came before', async () => {
    await proofAt(TEN);
    const proof = await proofAt('2026-11-21T15:00:00.000Z');
    expect(await statusWith(proof, '2026-11-21T15:00:00.000Z')).toBe(422);
    school.at(TEN);
  });

  test('nobody makes one younger: the time is signed', async () => {
    const [random, , signature] = (await proofAt(TEN)).split('.');
    const now = Math.floor(Date.parse('2026-11-21T15:00:00.000Z') / 1000).toString(36);
    for (const forged of [
      `${random}.${now}.${signature}`,
      `${random}.${signature}`,
      `${random}..${signature}`,
    ])
      expect(await statusWith(forged, '2026-11-21T15:00:00.000Z')).toBe(419);
    school.at(TEN);
  });

  test('one of a time to come is none, but for clocks that differ a little', async () => {
    const proof = await proofAt('2026-11-21T10:05:00.000Z');
    expect(await statusWith(proof, TEN)).toBe(422);
    expect(await statusWith(await proofAt('2026-11-21T10:05:01.000Z'), TEN)).toBe(419);
    school.at(TEN);
  });
});

test('no cookie opens anything: the token of a session goes in its header alone', async () => {
  for (const [audience, url] of [
    ['eleve', '/api/user/getUser'],
    ['admin', '/api/extranet/getUser'],
  ] as const) {
    const token = tokens[audience]!;
    const tries = [
      { url, headers: { cookie: `auth_token=${token}; auth_token_extranet=${token}` } },
      { url, headers: { cookie: `Authorization=Bearer ${token}` } },
      { url: `${url}?token=${token}&access_token=${token}&Authorization=Bearer%20${token}` },
      { url, headers: { 'x-auth-token': token, authorization: `Basic ${token}` } },
    ];
    for (const request of tries) {
      expect((await school.fastify.inject(request)).statusCode).toBe(401);
    }
  }
});
