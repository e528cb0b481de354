import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpAnswer } from './http.ts';

/** In seconds. */
const LIFE = 32_400;

const same = (a: string, b: string) => {
  const [one, two] = [a, b].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return timingSafeEqual(one!, two!);
};

/** Tokens carry their own end and signature: they survive a restart without storage. */
export function tokensOf(clientId: string, secret: string, now: () => number) {
  const sealOf = (end: string) =>
    createHmac('sha256', secret).update(`${clientId}|${end}`).digest('base64url');

  return {
    give(authorization: string, body: string): HttpAnswer {
      const [scheme, given = ''] = authorization.split(' ');
      const credentials = Buffer.from(given, 'base64').toString('utf8');
      if (scheme?.toLowerCase() !== 'basic' || !same(credentials, `${clientId}:${secret}`))
        return oauthError(401, 'invalid_client', 'Client Authentication failed');
      const grant = new URLSearchParams(body).get('grant_type');
      if (grant !== 'client_credentials')
        return oauthError(400, 'unsupported_grant_type', `Grant Type is ${grant ?? 'NULL'}`);
      const end = String(Math.floor(now() / 1000) + LIFE);
      return {
        status: 200,
        body: {
          scope: 'https://uri.paypal.com/services/checkout openid',
          access_token: `A21AA${end}.${sealOf(end)}`,
          token_type: 'Bearer',
          app_id: 'APP-80W284485P519543T',
          expires_in: LIFE,
          nonce: `${new Date(now()).toISOString()}${sealOf(`nonce${end}`)}`,
        },
      };
    },

    refuse(authorization: string): HttpAnswer | 'missing' | undefined {
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!token) return 'missing';
      const [, end, seal] = /^A21AA(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
      return end && same(seal!, sealOf(end)) && Number(end) > now() / 1000
        ? undefined
        : oauthError(401, 'invalid_token', 'The token passed in was not found in the system');
    },
  };
}

const oauthError = (status: number, error: string, error_description: string): HttpAnswer => ({
  status,
  body: { error, error_description },
});
