import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accordComplet, aucunAccord } from './choix.ts';

let pot: Map<string, string>;
let ecrits: string[];
let cookies: EventTarget;

beforeEach(() => {
  pot = new Map();
  ecrits = [];
  cookies = new EventTarget();
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    get cookie() {
      return [...pot].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      ecrits.push(written);
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(written)!;
      pot.set(name!, value!);
      cookies.dispatchEvent(new Event('change'));
    },
  });
  vi.stubGlobal('cookieStore', cookies);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'https:' });
});

afterEach(() => vi.unstubAllGlobals());

async function tab() {
  vi.resetModules();
  return import('./useConsentement.ts');
}

test('the cookie is for the whole site, for fourteen days, ours alone and over TLS only', async () => {
  const { saveChoix } = await tab();
  saveChoix(aucunAccord);
  expect(ecrits).toEqual([
    expect.stringMatching(
      /^consentement=v1\.[^;]+\.mesure:0\.externes:0; Path=\/; Max-Age=1209600; SameSite=Lax; Secure$/,
    ),
  ]);
});

test('without TLS there is no Secure, or the browser would drop it', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const { saveChoix } = await tab();
  saveChoix(accordComplet);
  expect(ecrits[0]).toMatch(/mesure:1\.externes:1; Path=\/; Max-Age=1209600; SameSite=Lax$/);
});

test('a choice in one tab is told to the other, and taken back there', async () => {
  const [one, other] = [await tab(), await tab()];
  const seen: (string | undefined)[] = [];
  const stop = other.follow(() => seen.push(pot.get('consentement')));
  one.saveChoix(accordComplet);
  expect(seen.at(-1)).toContain('mesure:1');
  one.saveChoix(aucunAccord);
  expect(seen.at(-1)).toContain('mesure:0');
  stop();
  const before = seen.length;
  one.saveChoix(accordComplet);
  expect(seen).toHaveLength(before);
});

test('a browser that tells of no cookie is asked again by this tab itself', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('document', {
    cookie: '',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'https:' });
  const { follow, saveChoix } = await tab();
  const reread = vi.fn<() => void>();
  follow(reread);
  saveChoix(aucunAccord);
  expect(reread).toHaveBeenCalledOnce();
});
