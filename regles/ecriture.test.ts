import { expect, test } from 'vitest';
import { combien, enEuros, enHtml, majuscule, sansAccents } from './ecriture.ts';

test.each([
  [14.99, '14,99\u00a0€'],
  [12, '12,00\u00a0€'],
  [0.5, '0,50\u00a0€'],
  [999.99, '999,99\u00a0€'],
  [1234.5, '1\u202f234,50\u00a0€'],
  [-1234.5, '-1\u202f234,50\u00a0€'],
  [1_234_567, '1\u202f234\u202f567,00\u00a0€'],
])('%d is told as %s', (montant, text) => {
  expect(enEuros(montant)).toBe(text);
  expect(enEuros(montant)).toBe(
    new Intl.NumberFormat('fr-BE', { style: 'currency', currency: 'EUR' }).format(montant),
  );
});

test.each([
  [0, '0 question'],
  [1, '1 question'],
  [2, '2 questions'],
])('%d is counted as %s', (nombre, text) => {
  expect(combien(nombre, 'question')).toBe(text);
});

test('letters lose their accents, and keep their case', () => {
  expect(sansAccents('Éléonore, à Liège\u00a0: ça où ?')).toBe('Eleonore, a Liege : ca ou ?');
  expect(majuscule('école')).toBe('École');
});

test('what would be a tag or end an attribute is text', () => {
  expect(enHtml(`<a title="l'été">&amp;`)).toBe('&lt;a title=&quot;l&#39;été&quot;&gt;&amp;amp;');
});
