import { describe, expect, test } from 'vitest';
import {
  otherWidth,
  type Place,
  documentOf,
  overQuota,
  isCacheable,
  isOfPlan,
  placeOf,
} from './placeOf.ts';

const plan = {
  version: '1',
  fichiers: ['/assets/manifest-1.js', '/assets/root-abc.css'],
  ecrans: ['/mon-profil', '/series/:acces_id', '/series/:acces_id/serie/:theme_id'],
  pages: ['/', '/le-blog', '/acces/:slug'],
};
const ICI = 'https://priorite.example';
const place = (path: string, navigation: boolean) =>
  placeOf({ url: new URL(path, ICI), navigation }, ICI, plan);

describe('a document', () => {
  test.each<[string, Place]>([
    ['/mon-profil', 'ecran'],
    ['/mon-profil?panneau=acces', 'ecran'],
    ['/Mon-Profil/', 'ecran'],
    ['/series/3', 'ecran'],
    ['/series/3/serie/12', 'ecran'],
    ['/', 'page'],
    ['/?utm_source=x', 'page'],
    ['/le-blog', 'page'],
    ['/acces/theorie', 'page'],
    ['/confirmation/abc', 'reseau'],
    ['/attestation/ABCD-EFGH', 'reseau'],
    ['/produits?acces=x', 'reseau'],
    ['/Renouveler-Produits/', 'reseau'],
    ['/series', 'reseau'],
    ['/series/3/serie/12/autre', 'reseau'],
    ['/extranet', null],
    ['/extranet/eleves/4', null],
    ['/api/docs', null],
    ['/boite-mail', null],
    ['https://www.paypal.com/mon-profil', null],
  ])('%s: %s', (path, expected) => {
    expect(place(path, true)).toBe(expected);
  });
});

describe('anything else', () => {
  test.each<[string, Place]>([
    ['/assets/root-abc.js', 'fichier'],
    ['/img/questions/abc.svg', 'image'],
    ['/img/vues/0123456789abcdef-960.avif', 'image'],
    ['/img/films/12-abc.svg', 'film'],
    ['/le-blog.data', 'donnees'],
    ['/_.data?_routes=root', 'donnees'],
    ['/mon-profil.data', null],
    ['/produits.data', null],
    ['/img/icones/192.png', null],
    ['/api/user/getUser', null],
    ['/sanctum/csrf-cookie', null],
    ['/series/3', null],
    ['https://www.paypal.com/assets/root-abc.js', null],
  ])('%s: %s', (path, expected) => {
    expect(place(path, false)).toBe(expected);
  });
});

test('what the staff look at stays theirs, whoever else is connected in their browser', () => {
  const image = { url: new URL('/img/questions/abc.svg', ICI), navigation: false };
  const from = (de: string) => placeOf({ ...image, de }, ICI, plan);
  expect(from(`${ICI}/extranet/questions/4`)).toBeNull();
  expect(from(`${ICI}/series/3/serie/1`)).toBe('image');
  expect(from('')).toBe('image');
});

describe('kept as good', () => {
  const as = (genre: string, status = 200, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'content-type': genre }),
  });
  test.each([
    ['an image', 'image', as('image/svg+xml'), true],
    ['a page in its place', 'image', as('text/html; charset=utf-8'), false],
    ['a part of it', 'image', as('image/svg+xml', 206), false],
    ['none', 'film', as('image/svg+xml', 404), false],
    ['a page', 'page', as('text/html; charset=utf-8'), true],
    ['an error in its place', 'page', as('text/html; charset=utf-8', 500), false],
    ['where a redirect leads', 'page', as('text/html; charset=utf-8', 200, true), false],
    ['a refusal in its place', 'page', as('application/json'), false],
    ['what a page reads', 'donnees', as('text/x-script'), true],
    ['where it would be led', 'donnees', as('text/x-script', 202), false],
  ] as const)('%s for %s', (_quoi, place, answer, good) => {
    expect(isCacheable(place, answer)).toBe(good);
  });

  test.each([
    ['its own document', '<link href="/assets/root-abc.css">', 'text/html', 200, true],
    [
      'one of another build',
      '<link href="/assets/root-abc.css"><script src="/assets/manifest-2.js">',
      'text/html',
      200,
      false,
    ],
    ['a page of a proxy', '<h1>Connecte-toi au Wi-Fi</h1>', 'text/html', 200, false],
    ['a file', 'export {}', 'text/javascript', 200, true],
    ['a file that is gone', 'rien', 'text/javascript', 404, false],
  ])('when it is installed: %s', async (_quoi, body, genre, status, good) => {
    const answer = new Response(body, { status, headers: { 'content-type': genre } });
    expect(await isOfPlan(answer, plan)).toBe(good);
  });
});

test('a screen has one document, whatever stands in its address', () => {
  expect(documentOf('/series/3/serie/12', plan)).toBe('/series/0/serie/0');
  expect(documentOf('/series/4/serie/1/', plan)).toBe('/series/0/serie/0');
  expect(documentOf('/le-blog', plan)).toBeUndefined();
});

test('pictures of questions push out the oldest of their own, and none of a product', () => {
  const question = (n: number) => `https://priorite.be/img/questions/${n}.webp`;
  const produit = 'https://priorite.be/img/acces/1.webp';
  const kept = [produit, question(1), question(2), question(3)];
  expect(overQuota(kept, question(3), 2)).toEqual([question(1)]);
  expect(overQuota(kept, produit, 1)).toEqual([]);
  expect(overQuota(['/le-blog', '/'], '/', 1)).toEqual(['/le-blog']);
});

test('without a network another width of the same picture is shown', () => {
  const vue = (nom: string) => ({ url: `https://priorite.be/img/vues/${nom}` });
  const kept = [vue('0123456789abcdef-960.avif'), vue('fedcba9876543210-960.avif')];
  expect(otherWidth(kept, vue('fedcba9876543210-480.avif').url)).toBe(kept[1]);
  expect(otherWidth(kept, vue('00000000ffffffff-480.avif').url)).toBeUndefined();
  expect(otherWidth(kept, 'https://priorite.be/img/questions/1.svg')).toBeUndefined();
});
