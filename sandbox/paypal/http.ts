import type { IncomingMessage, ServerResponse } from 'node:http';

export interface HttpAnswer {
  status: number;
  body?: object | string;
  headers?: Record<string, string>;
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  header: (name: string) => string;
  /** The exact text: signatures cover it. */
  text: string;
}

const MOST_BYTES = 1_000_000;

/** `'long'`: too long. An unreadable address is a path without a route. */
export async function callOf(request: IncomingMessage): Promise<Call | 'long'> {
  const some: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    // Clients read the response only after sending the whole request.
    if (length <= MOST_BYTES) some.push(chunk as Buffer);
  }
  if (length > MOST_BYTES) return 'long';
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : '';
    },
    text: Buffer.concat(some).toString('utf8'),
  };
}

const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

export function send(response: ServerResponse, { status, body, headers }: HttpAnswer): void {
  const type =
    typeof body === 'object' ? 'application/json;charset=UTF-8' : 'text/html; charset=utf-8';
  response.writeHead(status, {
    ...ALWAYS,
    ...(body !== undefined && { 'content-type': type }),
    ...headers,
  });
  response.end(typeof body === 'object' ? JSON.stringify(body) : body);
}
