import { describe, expect, test } from 'vitest';
import type { Mouvement, Notre } from '../../argent/paiement/index.ts';
import { compare } from './compare.ts';

const PERIODE = { from: '2026-11-20T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z' };
const AT = '2026-11-21T10:00:00.000Z';
const BEFORE = '2026-11-20T22:59:59.000Z';
const AFTER = '2026-11-21T23:00:00.000Z';

const eux = (more: Partial<Mouvement> = {}): Mouvement => ({
  chose: 'paiement',
  id: 'A',
  commande: 'P-1',
  parent: null,
  etat: 'fait',
  montant: 1499,
  devise: 'EUR',
  frais: null,
  date: AT,
  ...more,
});
const rendu = (more: Partial<Mouvement> = {}) =>
  eux({ chose: 'remboursement', id: 'R', parent: 'A', montant: 500, ...more });
const impaye = (more: Partial<Mouvement> = {}) =>
  eux({ chose: 'impaye', id: 'I', parent: 'A', ...more });

const nous = (more: Partial<Notre> = {}): Notre => ({
  id: 7,
  type: 'payzen',
  commande: 'P-1',
  fournisseurId: 'A',
  etat: 'paye',
  montant: 1499,
  rembourse: 0,
  dateCreation: AT,
  datePaiement: AT,
  dateEtat: AT,
  remboursements: [],
  ...more,
});
const sien = (more: Partial<Notre['remboursements'][number]> = {}) => ({
  id: 3,
  paiement_id: 7,
  fournisseurId: 'R',
  montant: 500,
  moyen: 'payzen' as const,
  etat: 'fait' as const,
  dateCreation: AT,
  dateEtat: AT,
  ...more,
});
const avec = (more: Parameters<typeof sien>[0] = {}) =>
  nous({ rembourse: 500, remboursements: [sien(more)] });
const ouvert = nous({ etat: 'ouvert', fournisseurId: null, datePaiement: null });

const beside = (theirs: Mouvement[], ours: Notre[], fenetre: typeof PERIODE | null = PERIODE) =>
  compare({ eux: theirs, nous: ours, periode: PERIODE, fenetre });

describe('what differs', () => {
  test.each<[string, Mouvement[], Notre[], string[]]>([
    ['nothing at all', [], [], []],
    ['the same', [eux()], [nous()], []],
    ['on their side only', [eux({ id: 'B', commande: null })], [], ['chezEux paiement B']],
    [
      'of another shop of the same account',
      [eux({ id: 'B', commande: 'X-9' })],
      [nous()],
      ['chezEux paiement B', 'chezNous paiement paiement 7'],
    ],
    ['on ours only', [], [nous()], ['chezNous paiement paiement 7']],
    ['by our reference alone', [eux({ id: 'B' })], [ouvert], ['etat paiement paiement 7']],
    ['by its id alone', [eux({ commande: null })], [nous()], []],
    ['a cent more there', [eux({ montant: 1500 })], [nous()], ['montant paiement paiement 7']],
    ['a cent less there', [eux({ montant: 1498 })], [nous()], ['montant paiement paiement 7']],
    ['another currency', [eux({ devise: 'USD' })], [nous()], ['devise paiement paiement 7']],
    [
      'paid there, given up here',
      [eux()],
      [nous({ etat: 'annule' })],
      ['etat paiement paiement 7'],
    ],
    [
      'paid there, awaited here',
      [eux()],
      [nous({ etat: 'attente' })],
      ['etat paiement paiement 7'],
    ],
    ['paid here, refused there', [eux({ etat: 'sans' })], [nous()], ['etat paiement paiement 7']],
    [
      'paid here, awaited there',
      [eux({ etat: 'attente' })],
      [nous()],
      ['etat paiement paiement 7'],
    ],
    ['awaited on both sides', [eux({ etat: 'attente' })], [nous({ etat: 'attente' })], []],
    ['refused on both sides', [eux({ etat: 'sans' })], [nous({ etat: 'refuse' })], []],
    ['opened here, nothing there', [], [ouvert], []],
    ['refused once, then paid', [eux({ id: 'Z', etat: 'sans' }), eux()], [nous()], []],
    ['paid twice there', [eux(), eux({ id: 'B' })], [nous()], ['chezEux paiement B']],
    ['refused there, nobody’s here', [eux({ id: 'B', commande: null, etat: 'sans' })], [], []],
    ['told twice', [eux(), eux()], [nous()], []],
    ['given back on both sides', [eux(), rendu()], [avec()], []],
    ['given back there only', [eux(), rendu()], [nous()], ['chezEux remboursement R']],
    [
      'given back there, of nobody’s',
      [rendu({ parent: 'Z', commande: null })],
      [],
      ['chezEux remboursement R'],
    ],
    ['given back here only', [eux()], [avec()], ['chezNous remboursement rendu 3']],
    ['given back by hand', [eux()], [avec({ moyen: 'main', fournisseurId: null })], []],
    [
      'another amount given back',
      [eux(), rendu({ montant: 501 })],
      [avec()],
      ['montant remboursement rendu 3'],
    ],
    [
      'done there, asked for here',
      [eux(), rendu()],
      [avec({ etat: 'demande', fournisseurId: null })],
      ['etat remboursement rendu 3'],
    ],
    [
      'on its way on both sides',
      [eux(), rendu({ etat: 'attente' })],
      [avec({ etat: 'demande', fournisseurId: null })],
      [],
    ],
    [
      'done here, on its way there',
      [eux(), rendu({ etat: 'attente' })],
      [avec()],
      ['etat remboursement rendu 3'],
    ],
    [
      'refused there, done here',
      [eux(), rendu({ etat: 'sans' })],
      [avec()],
      ['etat remboursement rendu 3'],
    ],
    [
      'two of the same amount, one unknown here',
      [eux(), rendu(), rendu({ id: 'R2' })],
      [avec()],
      ['chezEux remboursement R2'],
    ],
    [
      'cancelled before its capture',
      [eux({ etat: 'sans' })],
      [
        nous({
          etat: 'rembourse',
          rembourse: 1499,
          remboursements: [sien({ montant: 1499, fournisseurId: 'A' })],
        }),
      ],
      [],
    ],
    [
      'a part cancelled before its capture',
      [eux({ montant: 999 })],
      [avec({ fournisseurId: 'A' })],
      [],
    ],
    ['taken back by the bank on both sides', [eux(), impaye()], [nous({ etat: 'impaye' })], []],
    ['taken back there only', [eux(), impaye()], [nous()], ['etat impaye I']],
    ['never captured here, and no word of it there', [], [nous({ etat: 'impaye' })], []],
    [
      'taken back here, and no word of any of it there',
      [],
      [nous({ type: 'paypal', etat: 'impaye' })],
      ['chezNous paiement paiement 7'],
    ],
    ['taken back here only', [eux()], [nous({ etat: 'impaye' })], ['etat impaye paiement 7']],
    [
      'not captured after all, on both sides',
      [eux({ etat: 'sans' })],
      [nous({ etat: 'impaye' })],
      [],
    ],
    ['of the day before', [eux({ id: 'B', commande: null, date: BEFORE })], [], []],
    ['of the first moment after', [eux({ id: 'B', commande: null, date: AFTER })], [], []],
    ['heard of a day later', [eux()], [nous({ datePaiement: AFTER })], []],
    ['opened before midnight, nothing there that day', [], [nous({ dateCreation: BEFORE })], []],
    ['nothing asked for', [], [nous({ montant: 0 })], []],
  ])('%s', (_, theirs, ours, expected) => {
    const { ecarts } = beside(theirs, ours);
    expect(ecarts.map(({ genre, cle }) => `${genre} ${cle}`)).toEqual(expected);
  });

  test('what is missing is missing only where all was seen; elsewhere nobody knows', () => {
    expect(beside([], [nous()])).toMatchObject({ doute: new Set() });
    expect(beside([], [nous()], null)).toMatchObject({ ecarts: [], doute: new Set([7]) });
    expect(beside([eux()], [avec()], null)).toMatchObject({ ecarts: [], doute: new Set([7]) });
    expect(beside([eux()], [nous()], null)).toMatchObject({ doute: new Set() });
    expect(beside([eux({ montant: 1 })], [nous()], null).ecarts).toHaveLength(1);
  });

  test('both sides are told as they say it', () => {
    expect(beside([eux({ montant: 1500 })], [nous()]).ecarts).toEqual([
      {
        chose: 'paiement',
        genre: 'montant',
        cle: 'paiement paiement 7',
        paiement_id: 7,
        commande: 'P-1',
        fournisseurId: 'A',
        etatEux: 'fait',
        montantEux: 1500,
        devise: 'EUR',
        etatNous: 'paye',
        montantNous: 1499,
        empreinte: 'fait 1500 EUR paye 1499',
        date: AT,
      },
    ]);
  });
});

describe('both sums', () => {
  test('agree where nothing differs, whichever day we heard of it', () => {
    const theirs = [
      eux({ frais: 86 }),
      rendu(),
      eux({ id: 'B', commande: 'P-2', frais: 51 }),
      impaye({ id: 'I2', parent: 'B' }),
    ];
    const ours = [
      nous({ datePaiement: AFTER, rembourse: 500, remboursements: [sien({ dateEtat: AFTER })] }),
      nous({ id: 8, commande: 'P-2', fournisseurId: 'B', etat: 'impaye', dateEtat: AFTER }),
    ];
    const { ecarts, eux: leurs, nous: notres } = beside(theirs, ours);
    expect(ecarts).toEqual([]);
    expect(leurs).toEqual({ encaisse: 2998, rendu: 1999, net: 999, frais: 137 });
    expect(notres).toEqual({ encaisse: 2998, rendu: 1999, net: 999 });
  });

  test('differ by what differs, and by a cent', () => {
    const { eux: leurs, nous: notres } = beside([eux({ montant: 1500 })], [nous()]);
    expect(leurs).toEqual({ encaisse: 1500, rendu: 0, net: 1500, frais: null });
    expect(notres).toEqual({ encaisse: 1499, rendu: 0, net: 1499 });
  });

  test.each<[string, Mouvement[], Notre[]]>([
    ['cancelled after all', [eux({ etat: 'sans' })], [nous({ etat: 'impaye' })]],
    ['pending', [eux({ etat: 'attente' })], [nous({ etat: 'attente' })]],
    ['of another day', [eux({ date: BEFORE })], [nous()]],
    ['of another currency, ours none', [eux({ devise: 'USD' })], [ouvert]],
  ])('have nothing of what is %s', (_, theirs, ours) => {
    const { eux: leurs, nous: notres } = beside(theirs, ours);
    expect([leurs.encaisse, leurs.rendu, notres.encaisse - notres.rendu]).toEqual([0, 0, 0]);
  });

  test('have nothing of what was never captured, whether it is told or not', () => {
    for (const theirs of [[], [eux({ etat: 'sans' })]])
      expect(beside(theirs, [nous({ etat: 'impaye' })]).nous).toEqual({
        encaisse: 0,
        rendu: 0,
        net: 0,
      });
  });

  test('leave out what was given back by hand', () => {
    const { nous: notres } = beside([eux()], [avec({ moyen: 'main', fournisseurId: null })]);
    expect(notres.rendu).toBe(0);
  });
});
