import { describe, expect, test } from 'vitest';
import { MOST_TRIES, describe as inCodes, isRefusedForGood, pauseAfter } from './essais.ts';

describe('pauses', () => {
  test('grow from a minute to a day, and then there is none', () => {
    const minutes = Array.from({ length: MOST_TRIES }, (_, n) => pauseAfter(n + 1, 0.5)).map(
      (pause) => pause && pause / 60_000,
    );
    expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, undefined]);
  });

  test('are a fifth longer or shorter by chance', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([48_000, 72_000]);
  });
});

describe('a recipient is refused for good', () => {
  const said = (command: string, response: string) => ({
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

  test.each([
    [said('RCPT TO', '550 5.1.1 <eleve@demo.be> unknown'), true],
    [said('RCPT TO', '553 no such mailbox'), true],
    [said('RCPT TO', '450 4.2.1 try later'), false],
    [said('RCPT TO', '554 5.7.1 Relay access denied'), false],
    [said('MAIL FROM', '550 5.1.8 sender unknown'), false],
    [said('DATA', '554 5.6.0 rejected'), false],
    [said('AUTH PLAIN', '535 5.7.8 bad credentials'), false],
    [{ command: 'CONN', code: 'ECONNECTION' }, false],
  ])('%j: %s', (echec, forGood) => {
    expect(isRefusedForGood(echec)).toBe(forGood);
  });
});

test.each([
  [
    {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      response: '550 5.1.1 <eleve@demo.be> unknown',
      responseCode: 550,
    },
    'mail EENVELOPE 550 5.1.1',
  ],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'serveur ECONNREFUSED'],
  [{ code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }, 'mail ECONNRESET'],
  [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'serveur GREETING_TIMEOUT'],
  [{ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'mail SOCKET_TIMEOUT'],
  [{ code: 'EAUTH', response: '535 5.7.8 moi', responseCode: 535 }, 'serveur EAUTH 535 5.7.8'],
  [{}, 'mail EINCONNU'],
])('a failure in codes, without what names anybody: %j', (echec, erreur) => {
  expect(inCodes(echec)).toBe(erreur);
});
