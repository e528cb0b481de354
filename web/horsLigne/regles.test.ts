import { describe, expect, test } from 'vitest';
import { type Place, documentOf, placeOf } from './regles.ts';

const plan = {
  version: '1',
  fichiers: [],
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
    // Never kept: somebody's own link, what is paid, what is not there.
    ['/confirmation/abc', 'reseau'],
    ['/attestation/ABCD-EFGH', 'reseau'],
    ['/produits?acces=x', 'reseau'],
    ['/Renouveler-Produits/', 'reseau'],
    ['/series', 'reseau'],
    ['/series/3/serie/12/autre', 'reseau'],
    // Not looked at.
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

test('a screen has one document, whatever stands in its address', () => {
  expect(documentOf('/series/3/serie/12', plan)).toBe('/series/-/serie/-');
  expect(documentOf('/series/4/serie/1/', plan)).toBe('/series/-/serie/-');
  expect(documentOf('/le-blog', plan)).toBeUndefined();
});
