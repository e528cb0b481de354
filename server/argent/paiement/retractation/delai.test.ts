import { describe, expect, test } from 'vitest';
import { finDuDelai, finDuRemboursement, usageOf } from './delai.ts';

describe('fourteen days, from the day after, to the end of the last in Brussels', () => {
  test.each([
    ['in winter', '2026-11-21T10:00:00.000Z', '2026-12-05T23:00:00.000Z'],
    ['just before midnight', '2026-11-21T22:59:59.999Z', '2026-12-05T23:00:00.000Z'],
    ['at midnight, a day later', '2026-11-21T23:00:00.000Z', '2026-12-06T23:00:00.000Z'],
    ['in summer', '2026-07-01T21:59:59.999Z', '2026-07-15T22:00:00.000Z'],
    ['over the beginning of summer time', '2026-03-20T12:00:00.000Z', '2026-04-03T22:00:00.000Z'],
    ['ending on its day', '2026-03-15T12:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['over its end', '2026-10-20T12:00:00.000Z', '2026-11-03T23:00:00.000Z'],
    ['ending on its day', '2026-10-11T12:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['over the year', '2026-12-24T12:00:00.000Z', '2027-01-07T23:00:00.000Z'],
  ])('%s', (_, paid, fin) => {
    expect(finDuDelai(paid)).toBe(fin);
    expect(finDuRemboursement(paid)).toBe(fin);
  });
});

describe('what is used of a price', () => {
  const paiement = {
    montant: 3000,
    accord: '2026-11',
    codePermis: 'B',
    dureeValidite: 1,
    dateDebut: null,
    dateFin: null,
    acces_user_id: 7,
    dateActivation: '2026-11-01T10:00:00.000Z',
  };
  const at = (instant: string, more: Partial<typeof paiement> | object = {}) =>
    usageOf({ ...paiement, ...more }, new Date(instant));

  test('is by whole days of the period: three of thirty are a tenth', () => {
    expect(at('2026-11-04T10:00:00.000Z')).toEqual({
      utilise: 3,
      duree: 30,
      retenu: 300,
      fini: false,
    });
    expect(at('2026-11-04T09:59:59.999Z')).toMatchObject({ utilise: 2, retenu: 200 });
    expect(at('2026-11-01T11:00:00.000Z')).toMatchObject({ utilise: 0, retenu: 0 });
    // To the cent, in the learner’s favour.
    expect(at('2026-11-02T10:00:00.000Z', { montant: 1499 })).toMatchObject({ retenu: 49 });
  });

  test('is nothing before it is opened, before it goes on, and where nothing was given or agreed to', () => {
    const rien = { utilise: 0, retenu: 0, fini: false };
    expect(at('2026-11-04T10:00:00.000Z', { dateActivation: null })).toMatchObject(rien);
    expect(at('2026-11-04T10:00:00.000Z', { acces_user_id: null })).toMatchObject(rien);
    const renouvele = {
      dateDebut: '2026-11-10T10:00:00.000Z',
      dateFin: '2026-12-10T10:00:00.000Z',
    };
    expect(at('2026-11-04T10:00:00.000Z', renouvele)).toMatchObject({ ...rien, duree: 30 });
    expect(at('2026-11-13T10:00:00.000Z', renouvele)).toMatchObject({ utilise: 3, retenu: 300 });
    expect(at('2026-12-04T10:00:00.000Z', { accord: null })).toMatchObject({
      retenu: 0,
      fini: false,
    });
  });

  test('is all of it at its end, and the right with it', () => {
    const rdv = { codePermis: 'RDV' };
    expect(at('2026-11-08T09:59:59.999Z', rdv)).toMatchObject({
      utilise: 6,
      duree: 7,
      fini: false,
    });
    expect(at('2026-11-08T10:00:00.000Z', rdv)).toEqual({
      utilise: 7,
      duree: 7,
      retenu: 3000,
      fini: true,
    });
  });
});
