import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { raisonEnMots } from '../../../../regles/fournisseurs/codes.ts';
import { STATUTS } from '../../../../regles/fournisseurs/payzen.ts';
import { CAPTURES } from './paypal/apply.ts';
import { REFUS as REFUS_PAYPAL } from './paypal/refund.ts';
import { etatOfStatut } from './payzen/etats.ts';
import { REFUS as REFUS_PAYZEN } from './payzen/refund.ts';

/** Codes of a heading's lines, each line's apart; `only` keeps some lines. */
function codesUnder(page: string, heading: string, only: RegExp): string[][] {
  const text = readFileSync(`docs/reference/${page}`, 'utf8');
  const part = text.split(/^#+ /m).find((each) => each.startsWith(`${heading}\n`))!;
  return part
    .split('\n')
    .filter((line) => only.test(line))
    .map((line) =>
      [
        ...line
          .split(' | ')[0]!
          .split('Issues: ')
          .at(-1)!
          .matchAll(/`([A-Z][A-Z_0-9]+)`/g),
      ].map(([, code]) => code!),
    );
}

const ROW = /^\| `/;

test('payzen.md#states has the states that have words, and those of one row end alike', () => {
  const rows = codesUnder('payzen.md', 'States', ROW);
  expect(rows.flat().toSorted()).toEqual(Object.keys(STATUTS).toSorted());
  for (const row of rows)
    expect(new Set(row.map((each) => etatOfStatut(each, false))).size).toBe(1);
});

test('paypal.md#order-and-capture has the states of a capture, and its codes have words', () => {
  const rows = codesUnder('paypal.md', 'Order and capture', ROW);
  expect(rows.flat().toSorted()).toEqual([...CAPTURES.keys()].toSorted());
  const errors = codesUnder('paypal.md', 'Errors', /^- /);
  for (const code of [...rows, ...errors].flat())
    expect(raisonEnMots('paypal', code).mots, code).not.toMatch(/non détaillé/);
});

test('reasons of a refused refund are those of the reference', () => {
  const payzen = codesUnder('payzen.md', 'Error codes', ROW).flat();
  expect(payzen.toSorted()).toEqual(Object.keys(REFUS_PAYZEN).toSorted());
  const paypal = codesUnder('paypal.md', 'Refunds', /Issues: /).flat();
  expect(paypal.toSorted()).toEqual(Object.keys(REFUS_PAYPAL).toSorted());
});
