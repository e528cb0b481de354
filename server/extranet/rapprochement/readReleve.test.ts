import { describe, expect, test } from 'vitest';
import { type LigneActivite, activite } from '../../testing/rapprochement.ts';
import { centsOfCents, centsOfEuros, instantOf, ordreOf } from './cells.ts';
import { type Releve, readReleve } from './readReleve.ts';

const read = (...sent: Parameters<typeof readReleve>) => readReleve(...sent) as Releve;
const TETE =
  'TRANSACTION_DATE;ORDER_ID;TRANSACTION_UUID;TRANSACTION_ID;OPERATION_TYPE;TRANSACTION_STATUS;AMOUNT;CURRENCY;CARD_BRAND;PARENT_UUID';
const LIGNE = '2026-11-21T09:30:00.000Z;P-0123456789ABCDEF;0a1b;000001;DEBIT;CAPTURED;1499;EUR;CB;';
const RENDU =
  '2026-11-21T10:00:00.000Z;P-0123456789ABCDEF;0c2d;900001;CREDIT;AUTHORISED;500;EUR;CB;0a1b';

describe('the card provider’s journal', () => {
  test('is what its back-office exports', () => {
    const { mouvements, fautes } = read('payzen', [TETE, LIGNE, RENDU].join('\r\n'));
    expect(fautes).toEqual([]);
    const common = { commande: 'P-0123456789ABCDEF', devise: 'EUR', frais: null, etat: 'fait' };
    expect(mouvements).toEqual([
      {
        ...common,
        chose: 'paiement',
        id: '0a1b',
        parent: null,
        montant: 1499,
        date: '2026-11-21T09:30:00.000Z',
      },
      {
        ...common,
        chose: 'remboursement',
        id: '0c2d',
        parent: '0a1b',
        montant: 500,
        date: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  test.each<[string, string, string, number]>([
    [
      'records around the rows, and cents by their name',
      'TITRE;Journal\nUUID;Commande;Type;Statut;Montant (centimes);Devise;Date de création',
      'ab;P-1;DEBIT;CAPTURED;1499;978;20261121093000\nFIN;1',
      1499,
    ],
    [
      'euros as in Belgium',
      'uuid;référence commande;type d’opération;état;Montant;devise;date',
      'ab;P-1;Débit;CAPTURED;"1.234,50";EUR;21/11/2026 10:30',
      123_450,
    ],
    [
      'commas, and euros as in English',
      'Uuid,Order id,Operation type,Status,Amount in EUR,Currency,Transaction date',
      'ab,P-1,DEBIT,captured,"1,234.50",EUR,2026-11-21 10:30:00',
      123_450,
    ],
    [
      'tabs',
      'UUID\tCOMMANDE\tTYPE\tSTATUS\tMONTANT\tDEVISE\tDATE',
      'ab\tP-1\tDEBIT\tCAPTURED\t14,99 €\tEUR\t2026-11-21T10:30:00+0100',
      1499,
    ],
  ])('%s', (_, tete, rows, montant) => {
    const { mouvements, fautes } = read('payzen', `${tete}\n${rows}\n`);
    expect(fautes).toEqual([]);
    expect(mouvements).toMatchObject([
      { chose: 'paiement', id: 'ab', commande: 'P-1', montant, date: '2026-11-21T09:30:00.000Z' },
    ]);
  });

  test.each([
    ['decimals where cents stand', LIGNE.replace(';1499;', ';14,99;'), /centimes/],
    ['no amount', LIGNE.replace(';1499;', ';=1+1;'), /montant/],
    ['no date', LIGNE.replace(/^[^;]+/, '30/02/2026'), /date/],
    ['a state that nobody knows', LIGNE.replace('CAPTURED', 'TELEPORTED'), /TELEPORTED/],
    ['a type that nobody knows', LIGNE.replace('DEBIT', 'VERIFICATION'), /VERIFICATION/],
    ['no currency', LIGNE.replace(';EUR;', ';?;'), /devise/],
    ['a formula for its id', LIGNE.replace('0a1b', '=HYPERLINK("x")'), /identifiant/],
    ['a line that is cut off', LIGNE.slice(0, 50), /./],
  ])('%s is said by line', (_, ligne, said) => {
    const { mouvements, fautes } = read('payzen', [TETE, LIGNE, ligne].join('\n'));
    expect(mouvements).toHaveLength(1);
    expect(fautes).toMatchObject([{ ligne: 3, message: expect.stringMatching(said) }]);
  });
});

describe('the wallet’s «\u00a0Activité\u00a0»', () => {
  const of = (...lignes: LigneActivite[]) => read('paypal', activite(lignes));

  test('a payment, a refund below nothing, a charge-back; a transfer is none of ours', () => {
    const { mouvements, autres, fautes } = of(
      { id: 'A', commande: 'P-1' },
      { id: 'R', type: 'Remboursement de paiement', montant: '-5,00', parent: 'A' },
      { id: 'I', type: 'Rétrofacturation', montant: '-14,99', parent: 'A' },
      { id: 'V', type: 'Virement standard', montant: '-100,00' },
    );
    expect({ autres, fautes }).toEqual({ autres: 1, fautes: [] });
    expect(mouvements).toMatchObject([
      {
        chose: 'paiement',
        id: 'A',
        commande: 'P-1',
        montant: 1499,
        frais: 86,
        etat: 'fait',
        date: '2026-11-21T09:30:00.000Z',
      },
      { chose: 'remboursement', id: 'R', parent: 'A', montant: 500 },
      { chose: 'impaye', id: 'I', parent: 'A', montant: 1499 },
    ]);
  });

  test.each([
    ['Terminé', 'fait'],
    ['Remboursé', 'fait'],
    ['Completed', 'fait'],
    ['En attente', 'attente'],
    ['Refusé', 'sans'],
    ['Denied', 'sans'],
  ])('%s is «\u00a0%s\u00a0»', (etat, expected) => {
    expect(of({ etat }).mouvements).toMatchObject([{ etat: expected }]);
  });

  test('in English, with the hours of America, the month first', () => {
    const texte = `Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID,Invoice Number,Custom Number
11/21/2026,01:30:00,PST,Zoé,Express Checkout Payment,Completed,EUR,"1,014.99",-0.86,14.13,A,,P-1,P-1
11/01/2026,01:30:00,PST,Zoé,Payment Refund,Completed,EUR,-5.00,0.00,-5.00,R,A,,`;
    expect(read('paypal', texte).mouvements).toMatchObject([
      { montant: 101_499, frais: 86, date: '2026-11-21T09:30:00.000Z' },
      { chose: 'remboursement', montant: 500, date: '2026-11-01T09:30:00.000Z' },
    ]);
  });

  test('a quote against formulas is none of the reference', () => {
    expect(of({ id: "'-A1", commande: "'=1" }).mouvements).toMatchObject([
      { id: '-A1', commande: null },
    ]);
  });

  test('a line that is there twice counts once', () => {
    expect(of({ id: 'A' }, { id: 'A' })).toMatchObject({ doublons: 1, mouvements: [{ id: 'A' }] });
  });
});

test.each([
  ['to the end', 1, [2]],
  ['until the next one', 2, [2]],
])('a quote that is not closed swallows lines %s, and says so', (_, quotes, fautes) => {
  const lines = activite([{ id: 'A' }, { id: 'B' }, { id: 'C' }]).split('\r\n');
  for (let n = 1; n <= quotes; n++) lines[n] = lines[n]!.replace(/""$/, '"X');
  const lu = read('paypal', lines.join('\r\n'));
  expect(lu.fautes.map(({ ligne }) => ligne)).toEqual(fautes);
  expect(lu.mouvements.length).toBeLessThan(3);
});

describe('what is no such file', () => {
  test.each([
    ['nothing', '', /vide/],
    ['blanks', '\n\u202f; \n', /vide/],
    ['another table', 'Nom;Prénom\nA;B', /il y manque la date/],
    ['the other provider’s', activite(), /PayZen que l’on comprend/],
    ['no amount', TETE.replace('AMOUNT', 'X'), /il y manque le montant/],
    ['a million lines', `${TETE}${'\r\na'.repeat(1e6)}`, /trop de lignes\s: 50.000 au plus/],
    ['a million empty lines', `${TETE}${'\n'.repeat(1e6)}`, /trop de lignes/],
    ['no text', `PK\u0003\u0004\u0000\u0000${TETE}`, /pas un texte/],
  ])('%s', (_, texte, said) => {
    expect(readReleve('payzen', texte)).toMatch(said);
  });

  test('a head alone is a file without movements', () => {
    expect(read('payzen', TETE)).toEqual({ mouvements: [], fautes: [], autres: 0, doublons: 0 });
  });

  // Quadratic matching would take seconds.
  test.each([
    ['one cell', `${TETE}\n${'1'.repeat(2e6)}`],
    ['an amount without end', `${TETE}\n${LIGNE.replace('1499', '1,'.repeat(5e5))}`],
    ['a type without end', `${TETE}\n${LIGNE.replace('DEBIT', 'annulation de '.repeat(1e5))}`],
    ['many lines', `${TETE}\n${'x;'.repeat(5)}\n`.repeat(2e4)],
  ])('%s', (_, texte) => {
    expect(read('payzen', texte).mouvements).toEqual([]);
  });
});

test.each([
  ['14,99', 1499],
  ['14.99', 1499],
  ['1 234,5', 123_450],
  ['1\u202f234,50 €', 123_450],
  ["1'234.50", 123_450],
  ['1.234.567,89', 123_456_789],
  ['1.234', 123_400],
  ['-5', -500],
  ['−5,00', -500],
  ['(14,99)', -1499],
  ['+0,01', 1],
  ['1,234,56', undefined],
  ['14,999,1', undefined],
  ['(5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%s in euros is %s cents', (typed, cents) => {
  expect(centsOfEuros(typed)).toBe(cents);
});

test('cents are whole', () => {
  expect(['1499', '-500', '14,99', '14.99', ''].map(centsOfCents)).toEqual([
    1499,
    -500,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['21/11/2026 10:30', '', '2026-11-21T09:30:00.000Z'],
  ['2026-07-21 10:30:05', '', '2026-07-21T08:30:05.000Z'],
  ['21.11.2026', '', '2026-11-20T23:00:00.000Z'],
  ['20261121093000', 'Europe/Brussels', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 10:30', 'Mars/Olympus', undefined],
  ['31/11/2026', '', undefined],
  ['hier', '', undefined],
])('%s %s is %s', (typed, zone, instant) => {
  expect(instantOf(typed, zone, 'jour')).toBe(instant);
});

test('which comes first is told by the first date that can be only one of both', () => {
  expect(ordreOf(['01/02/2026', '21/11/2026', '11/21/2026'])).toBe('jour');
  expect(ordreOf(['01/02/2026', '11/21/2026'])).toBe('mois');
  expect(ordreOf(['01/02/2026'])).toBe('jour');
});
