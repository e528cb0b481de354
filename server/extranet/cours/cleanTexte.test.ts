import { describe, expect, test } from 'vitest';
import { BALISES, attributPermis } from '../../../regles/texte.ts';
import { FRAGMENTS } from '../../testing/fragments.ts';
import { imagesOf } from '../../eleve/cours/utilisation.queries.ts';
import { cleanTexte, isEmpty } from './cleanTexte.ts';

const IMG = '/img/chapitres/0123456789abcdef0123456789abcdef-1280.webp';

const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([^\s>]*)([^>]*)>/g)].map(([, , nom, attributs]) => ({
    nom: nom!,
    attributs: [...attributs!.matchAll(/([^\s=]+)="([^"]*)"/g)].map(
      ([, a, v]) => [a!, v!] as const,
    ),
    rest: attributs!.replace(/ ([^\s=]+)="([^"<>]*)"/g, '').replace(/^ ?\/$/, ''),
  }));

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('hostile fragments', () => {
  test('there are a hundred, each another', () => {
    expect(new Set(FRAGMENTS).size).toBeGreaterThanOrEqual(100);
  });

  test.for(FRAGMENTS)('%s', (fragment) => {
    for (const html of [
      fragment,
      `<p>avant ${fragment} après</p>`,
      `<ul><li>${fragment}</li></ul>`,
      `<a href="https://exemple.be">${fragment}</a>`,
      fragment.repeat(3),
    ]) {
      const clean = cleanTexte(html);
      for (const { nom, attributs, rest } of tagsOf(clean)) {
        expect(Object.keys(BALISES)).toContain(nom);
        expect(rest).toBe('');
        for (const [attribut, valeur] of attributs) {
          expect(BALISES[nom]).toContain(attribut);
          expect(attributPermis(attribut, plain(valeur))).toBe(true);
        }
      }
      expect(clean.replace(/<\/?[a-z][a-z0-9]*( [a-z-]+="[^"<>]*")*( \/)?>/g, '')).not.toMatch(
        /[<>]/,
      );
      expect(cleanTexte(clean)).toBe(clean);
    }
  });

  test('all of them in one text are as calm as each alone', () => {
    const clean = cleanTexte(FRAGMENTS.map((fragment) => `<p>${fragment}</p>`).join(''));
    for (const { nom } of tagsOf(clean)) expect(Object.keys(BALISES)).toContain(nom);
    expect(cleanTexte(clean)).toBe(clean);
  });
});

describe('what staff write', () => {
  test.for([
    `<h1>Un</h1><h2 data-indent="2">Deux</h2><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br />f</p>`,
    `<blockquote><p>«\u00a0Cité\u00a0»</p></blockquote><ol start="3" type="a"><li><p>un</p><ul><li><p>deux</p></li></ul></li></ol>`,
    `<p><a href="https://exemple.be/page?a=1&amp;b=2" rel="noopener noreferrer">lien</a></p>`,
    `<p><a href="mailto:ecole@exemple.be" rel="noopener noreferrer">mail</a></p>`,
    `<p><img src="${IMG}" alt="Un «\u00a0stop\u00a0» &amp; un feu" width="1280" height="960" /></p>`,
    `<p>1 &lt; 2 &amp; 3 &gt; 2, l’été à 10 °C 🚗 👩‍🏫</p>`,
  ])('stays: %s', (html) => {
    expect(cleanTexte(html)).toBe(html);
  });

  test.for([
    [
      '<b>a</b><i>b</i><del>c</del><ins>d</ins><h4>e</h4>',
      '<strong>a</strong><em>b</em><s>c</s><u>d</u><h2>e</h2>',
    ],
    [
      '<ul><li>a</li> <ul><li>b</li></ul><ol><li>c</li></ol><li>d</li></ul>',
      '<ul><li>a <ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul>',
    ],
    [
      '<ul><ul><li>a</li><ol><li>b</li></ol></ul><li>c</li></ul>',
      '<ul><li><p></p><ul><li>a<ol><li>b</li></ol></li></ul></li><li>c</li></ul>',
    ],
    ['<p style="color:red" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
    ['<a href="/extranet">a</a>', 'a'],
    ['<a href="//mal.example">a</a>', 'a'],
    [
      '<a href="HTTPS://Exemple.be" target="_blank" rel="opener">a</a>',
      '<a href="https://exemple.be/" rel="noopener noreferrer">a</a>',
    ],
    ['<img src="https://ailleurs.example/x.png" alt="x">', ''],
    [`<img src="${IMG}" onerror="x()" width="9999999" alt="x">`, `<img src="${IMG}" alt="x" />`],
    ['<p data-indent="99">a</p>', '<p>a</p>'],
    // The other room could delete that picture.
    [
      `<img src="${IMG.replace('chapitres', 'questions')}" alt="x"><img src="${IMG.replace('chapitres', 'acces')}" alt="y">`,
      `<img src="${IMG}" alt="x" /><img src="${IMG}" alt="y" />`,
    ],
    ['caché\u200b\u202e\u0000\ud800', 'caché�'],
  ])('%s becomes %s', ([html, clean]) => {
    expect(cleanTexte(html!)).toBe(clean);
  });

  test('what is too deep for any reader is not kept as deep', () => {
    const deep = (n: number) => '<blockquote>'.repeat(n) + 'x' + '</blockquote>'.repeat(n);
    const clean = cleanTexte(deep(1000));
    expect(clean.match(/<blockquote>/g)!.length).toBeLessThanOrEqual(40);
    expect(clean).toContain('x');
    expect(cleanTexte(deep(1).repeat(5000))).toBe('<blockquote>x</blockquote>'.repeat(5000));
    expect(cleanTexte('<br><img>a'.repeat(5000)).match(/a/g)).toHaveLength(5000);
    // Without the limit the parser blocked everybody for half a minute.
    for (const html of [
      deep(1001),
      '<s><u>'.repeat(6e4),
      '<s title="</s>">'.repeat(2e4),
      '<x>'.repeat(1e5),
    ])
      expect(() => cleanTexte(html)).toThrow('trop imbriqué');
  });

  test('nothing but spaces is nothing; a picture is something', () => {
    expect(['', '<p></p>', '<p>&nbsp;<br></p> '].map(isEmpty)).toEqual([true, true, true]);
    expect([`<p>a</p>`, `<p><img src="${IMG}" alt=""></p>`].map(isEmpty)).toEqual([false, false]);
    expect(imagesOf(`<p><img alt="" src="${IMG}"><img src="${IMG}" alt="a"></p>`)).toEqual([IMG]);
  });
});
