import { expect, test } from 'vitest';
import { calendrierOf } from './calendrier.ts';

const rendez = {
  jour: '2027-05-31',
  centre: 'Wandre, rue de la Xhavée 43; porte B',
  nom: 'Priorité',
  adresse: 'https://priorite.be/mon-profil',
  now: new Date('2026-11-28T10:00:00.000Z'),
};

test('a whole day, that ends on the next one, with its place written as the format wants it', () => {
  const ics = calendrierOf(rendez);
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(ics).toMatch(/END:VCALENDAR\r\n$/);
  expect(ics).toContain('\r\nDTSTART;VALUE=DATE:20270531\r\nDTEND;VALUE=DATE:20270601\r\n');
  expect(ics).toContain('\r\nDTSTAMP:20261128T100000Z\r\n');
  expect(ics).toContain('LOCATION:Wandre\\, rue de la Xhavée 43\\; porte B');
  expect(ics).toContain('UID:examen-2027-05-31@priorite.be');
});

test('a line has 75 octets at most, and unfolds to what it was', () => {
  const centre = 'é'.repeat(60);
  const ics = calendrierOf({ ...rendez, centre });
  const octets = ics.split('\r\n').map((ligne) => new TextEncoder().encode(ligne).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(ics.replaceAll('\r\n ', '')).toContain(`LOCATION:${centre}\r\n`);
});

test('without a centre there is no place', () => {
  expect(calendrierOf({ ...rendez, centre: null })).not.toContain('LOCATION');
});
