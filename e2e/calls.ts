import type { Call, Input, Output } from '../contract/call.ts';
import { type CallName, type Calls, calls } from '../contract/index.ts';
import { pageHeaders } from '../scripts/startServer.ts';
import { expect } from './browser.ts';
import { type Admin, type Eleve, newAdminSession, newSession } from './people.ts';

/**
 * Calls without a browser, for somebody else or before the journey. GET and path parameters are not
 * supported.
 */
export async function callerOf(who: Eleve | Admin) {
  const token = await ('acces_id' in who ? newSession(who) : newAdminSession(who));
  const origin = process.env.E2E_URL!;
  const { 'content-type': json, ...headers } = await pageHeaders(origin);
  return async <N extends CallName>(name: N, input: Input<Calls[N]>): Promise<Output<Calls[N]>> => {
    const { method, path, multipart }: Call = calls[name];
    const form = new FormData();
    for (const [field, value] of Object.entries(input)) form.append(field, (value ?? '') as string);
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(!multipart && { 'content-type': json! }),
      },
      body: multipart ? form : JSON.stringify(input),
    });
    expect(answer.status, name).toBe(200);
    return (await answer.json()) as Output<Calls[N]>;
  };
}
