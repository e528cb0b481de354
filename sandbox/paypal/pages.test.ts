import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ATTACK, openEssai } from './testing.ts';

const { essai, create, choose, captureOf, paid, merchant } = openEssai();

describe('the pages', () => {
  const get = async (path: string) => {
    const answer = await fetch(essai.at + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('give the script to its own shops, and no other', async () => {
    const right = 'client-id=client&currency=EUR&intent=capture&components=buttons&locale=fr_BE';
    const { status, text, headers } = await get(`/sdk/js?${right}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(text).not.toMatch(/\beval\b|new Function|interface /);
    expect(() => new Script(text)).not.toThrow();
    for (const wrong of ['', 'client-id=autre', `${right}x`, right.replace('EUR', 'BEF')])
      expect((await get(`/sdk/js?${wrong}`)).status, wrong).toBe(400);
    const button = await get('/smart/buttons?color=blue&label=pay&uid=1');
    expect(button.text).toContain('aria-label="PayPal"');
    expect(button.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  test('repeat nothing that would act', async () => {
    const made = await create(
      { description: ATTACK, custom_id: '"\'><b>', invoice_id: `=1+1${ATTACK}` },
      { brand_name: ATTACK, cancel_url: 'https://ecole.example/?x=1' },
    );
    const window = await get(`/checkoutnow?token=${made.id}`);
    expect(window.text).toContain('29,99');
    expect(window.text).toContain(`https://ecole.example/?x=1&amp;token=${made.id}`);
    await choose(made.id, 'compte');
    await captureOf(made.id);
    const list = await get('/merchant');
    for (const { text, headers } of [window, list, await get(`/checkoutnow?token=${ATTACK}`)]) {
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('"\'><b>');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(list.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const { text } = await get('/merchant/activite.csv');
    expect(text).toMatch(/^\uFEFF?"Date","Heure"/);
    expect(text).toContain(`"29,99","-1,37","28,62"`);
    expect(text).toContain(`"'=1+1${ATTACK}"`);
  });

  test('let the merchant alone give back', async () => {
    const { id } = await paid();
    const path = `captures/${id}/rembourser`;
    expect((await merchant(path, '', { origin: 'https://ailleurs.example' })).status).toBe(403);
    expect(await (await merchant(path, 'montant=x')).text()).toContain('s’écrit comme 12,50');
    expect((await merchant(path, 'montant=10,50', { origin: essai.at })).status).toBe(303);
    expect(await (await merchant(path, 'montant=20')).text()).toContain('dépasse');
    expect((await merchant('captures/X/rembourser')).status).toBe(422);
    expect((await merchant('x/y/z')).status).toBe(404);
  });

  test('break on nothing that is sent', async () => {
    for (const path of [
      '/%',
      '/v2/checkout/orders/%',
      '//',
      '/checkoutnow?token=%00',
      '/x',
      '/smart/buttons?color=constructor&shape=__proto__',
    ])
      expect((await get(path)).status, path).toBeLessThan(500);
    expect((await choose({ a: 1 }, 'compte')).http).toBe(400);
    expect((await choose('X', 'toString')).http).toBe(400);
    expect((await choose('__proto__', 'compte')).http).toBe(404);
    const long = await fetch(`${essai.at}/checkoutnow`, {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
    });
    expect(long.status).toBe(413);
  });
});
