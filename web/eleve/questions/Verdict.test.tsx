import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Letter } from '../../../regles/lettres.ts';
import { Texte } from './Texte.tsx';
import { Verdict } from './Verdict.tsx';

const posee = {
  libelle: 'Puis-je passer\u202f?',
  libelleImage: null,
  imageDescription: null,
  a: 'Oui.',
  b: 'Non.',
  c: null,
  d: null,
};

function htmlOf(reponse: Letter, serie: boolean): string {
  const grave = 1 as const;
  const correction = {
    justification: 'Feu rouge.',
    meprise: reponse === 'b' ? null : 'Tu as pensé au vert.',
    idArticleLois: '61.1',
    grave,
    film: null,
  };
  const donnee = { reponse, bonne: 'b' as const, correction };
  return renderToStaticMarkup(
    <Verdict question={posee} donnee={donnee} niveau={2} titre={undefined} serie={serie} />,
  );
}

function partsOf(reponse: Letter, serie: boolean): [string, string] {
  const [verdict, beside] = htmlOf(reponse, serie).split('</section>');
  const text = (part: string) =>
    part
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return [text(verdict!), text(beside!)];
}

test('a serious fault says its price; under what was right it is not said', () => {
  expect(partsOf('b', true)).toEqual([
    'Bonne réponse Feu rouge. Article 61.1',
    'Attention, ceci est une faute grave. Une erreur ici coûte 5 points.',
  ]);
  expect(partsOf('a', true)).toEqual([
    'Mauvaise réponse −5 points Attention, ceci est une faute grave Tu as pensé au vert. Feu rouge. Article 61.1',
    '',
  ]);
  expect(partsOf('a', false)[0]).toContain('grave. Une erreur ici coûte 5 points. La bonne');
});

test('a serious fault warns after a right answer, and is wrong after a wrong one', () => {
  const tonesOf = (reponse: Letter) =>
    Array.from(htmlOf(reponse, true).matchAll(/data-tone="(\w+)"/g), ([, tone]) => tone);
  expect(tonesOf('b')).toEqual(['right', 'warning']);
  expect(tonesOf('a')).toEqual(['wrong', 'wrong']);
});

test('what belongs together stays on one line', () => {
  const together = (text: string) =>
    [...renderToStaticMarkup(<Texte>{text}</Texte>).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
      ([, part]) => part,
    );
  expect(together('À 18 h 30, dois-je rouler à 50\u00a0km/h\u202f?')).toEqual([
    '18 h 30',
    'dois-je',
    '50\u00a0km/h',
  ]);
  expect(together('Que va-t-elle faire, là-bas, de 6 h à 7 h\u202f?')).toEqual([
    'va-t-elle',
    '6 h',
    '7 h',
  ]);
  expect(together('Un passe-temps, un demi-cercle.')).toEqual([]);
});
