import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DemandeDeDessin, type Issue, openDessinateur } from './dessinateur.ts';

/** A fake worker whose replies the test sends. */
class Ouvrier extends EventTarget {
  asked: string[] = [];
  ended = false;
  postMessage = ({ texte }: DemandeDeDessin) => void this.asked.push(texte);
  terminate = () => void (this.ended = true);
  say = (data: unknown) => this.dispatchEvent(Object.assign(new Event('message'), { data }));
}

let hired: Ouvrier[];
let told: Issue[];
const hire = () => {
  const ouvrier = new Ouvrier();
  hired.push(ouvrier);
  return ouvrier as unknown as Worker;
};
const text = (texte: string): DemandeDeDessin => ({
  texte,
  question: { jour: '2026-11-22', lettres: [] },
});
const open = () => openDessinateur((issue) => void told.push(issue), hire);
const READY = { aide: [] };
const DRAWN = { fautes: [] };

beforeEach(() => {
  [hired, told] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a text waits until what draws has come, and of several only the last is drawn', () => {
  const { draw } = open();
  draw(text('a'));
  draw(text('b'));
  expect(hired[0]!.asked).toEqual([]);
  hired[0]!.say(READY);
  expect(hired[0]!.asked).toEqual(['b']);
  draw(text('c'));
  draw(text('d'));
  hired[0]!.say(DRAWN);
  expect(hired[0]!.asked).toEqual(['b', 'd']);
  expect(told).toEqual([READY]);
  hired[0]!.say(DRAWN);
  expect(told).toEqual([READY, DRAWN]);
});

test('a text that takes too long is ended and told; the next begins anew', () => {
  const { draw } = open();
  hired[0]!.say(READY);
  draw(text('monstre'));
  vi.advanceTimersByTime(4999);
  expect(told).toEqual([READY]);
  vi.advanceTimersByTime(1);
  expect(hired[0]!.ended).toBe(true);
  expect(told[1]).toMatchObject({ fautes: [{ phrase: expect.stringContaining('trop longue') }] });
  draw(text('autre'));
  hired[1]!.say(READY);
  expect(hired[1]!.asked).toEqual(['autre']);
  hired[1]!.say(DRAWN);
  vi.advanceTimersByTime(60_000);
  expect(told.slice(2)).toEqual([READY, DRAWN]);
});

test('what could not be loaded is told, and tried again when asked', () => {
  const { draw, stop } = open();
  hired[0]!.dispatchEvent(new Event('error'));
  expect(told).toEqual(['perdu']);
  draw(text('a'));
  hired[1]!.say(READY);
  expect(hired[1]!.asked).toEqual(['a']);
  stop();
  expect(hired[1]!.ended).toBe(true);
});
