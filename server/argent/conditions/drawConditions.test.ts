import { describe, expect, test } from 'vitest';
import { misplaced, readPdf } from '../../testing/pdf.ts';
import { type Bloc, readTexte } from './blocsOf.ts';
import { drawConditions } from './drawConditions.ts';

const page = (phrase: string) =>
  `<nav><a href="/">Accueil</a></nav><article class="x"><h1>Conditions</h1><p>Version du <time dateTime="2026-11-23">…</time><button>Imprimer</button></p>
  <aside>Un modèle.</aside><details><summary>Sommaire</summary><ol><li>Non</li></ol></details>
  <section><h2 id="a"><span>1<!-- -->.</span> Qui</h2><dl><dt>Exploitant</dt><dd>École &amp; fils</dd></dl><p>${phrase}</p>
  <h3>Comment</h3><ol><li>Un <strong>mot</strong></li><li>Deux<ul><li>dedans</li></ul></li><li>Trois</li></ol>
  <table><tr><th>Accès</th><th>Prix</th></tr><tr><td>Théorie</td><td>14,99 €</td></tr></table></section></article>`;

describe('a page of ours', () => {
  test('is read as words, without what is of the screen', () => {
    expect(readTexte(page('C’est l&#x27;école &lt;b&gt;.'))).toEqual({
      version: '2026-11-23',
      blocs: [
        ['titre', 'Conditions'],
        ['texte', 'Version du …'],
        ['article', '1. Qui'],
        ['texte', 'Exploitant\u00a0: École & fils'],
        ['texte', "C’est l'école <b>."],
        ['partie', 'Comment'],
        ['point', '1. Un mot'],
        ['point', '2. Deux'],
        ['point', '• dedans'],
        ['point', '3. Trois'],
        ['texte', 'Accès – Prix'],
        ['texte', 'Théorie – 14,99 €'],
      ],
    });
  });

  test('that has no text, or none with a date, is none to order under', () => {
    expect(() => readTexte('<main>Une erreur.</main>')).toThrow('no dated text');
    expect(() => readTexte('<article><h1>Sans date</h1></article>')).toThrow('no dated text');
  });
});

test('what is long goes on upon further sheets: nothing is lost, cut or drawn over', async () => {
  const phrase = 'Une phrase assez longue pour qu’elle passe à la ligne quelque part. '.repeat(4);
  const blocs = Array.from({ length: 30 }, (_, at): Bloc[] => [
    ['article', `${at + 1}. Un article`],
    ['texte', `${phrase}Fin${at}.`],
    ['partie', 'Une partie'],
    ['point', `• Un point ${at}.`],
  ]).flat();
  const date = new Date('2026-11-23T10:00:00.000Z');
  const bytes = await drawConditions({
    blocs: [['titre', 'Conditions générales'], ...blocs],
    date,
  });
  const { pages, titre } = await readPdf(bytes);
  expect(pages).toBeGreaterThan(3);
  expect(titre).toBe('Conditions générales');
  const sheets = await Promise.all(
    Array.from({ length: pages }, (_, at) => readPdf(bytes, at + 1)),
  );
  const texte = sheets.map((sheet) => sheet.texte).join('\n');
  for (let at = 0; at < 30; at++) expect(texte).toContain(`Fin${at}.`);
  for (const [at, sheet] of sheets.entries()) {
    expect(misplaced(sheet)).toEqual([]);
    if (at > 0) expect(sheet.texte).toContain(`Conditions générales, page ${at + 1}`);
    const roles = sheet.roles.map(({ role }) => role);
    for (const role of ['H2', 'H3', 'P']) expect(roles).toContain(role);
  }
  const again = await drawConditions({
    blocs: [['titre', 'Conditions générales'], ...blocs],
    date,
  });
  expect(again.equals(bytes)).toBe(true);
});
