import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EtatDeVue, openAtelier } from './index.ts';
import type { VersOuvrier, VersPage } from './messages.ts';

/** A fake worker whose replies the test sends. */
class Ouvrier extends EventTarget {
  asked: VersOuvrier[] = [];
  ended = false;
  postMessage = (message: VersOuvrier) => void this.asked.push(message);
  terminate = () => void (this.ended = true);
  say = (data: VersPage) => this.dispatchEvent(Object.assign(new Event('message'), { data }));
}

let hired: Ouvrier[];
let told: EtatDeVue[];
const open = (dessine = true) =>
  openAtelier(
    () => {
      const ouvrier = new Ouvrier();
      hired.push(ouvrier);
      return ouvrier as unknown as Worker;
    },
    (etat) => void told.push(etat),
    dessine,
  );
const demande = (panneau: string) => ({
  dessin: { panneau } as never,
  jour: '2026-11-22',
  mots: {},
});
const vue = (finie: boolean) => ({ image: new Blob(), annotations: [], prise: '1', finie });
const etats = () => told.map(({ etat }) => etat);

beforeEach(() => {
  [hired, told] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('nobody is hired before the first demand; a draft comes before the picture', () => {
  const { draw } = open();
  expect(hired).toEqual([]);
  draw(demande('B1'));
  hired[0]!.say({ rang: 1, phrases: [], plate: false });
  hired[0]!.say({ rang: 1, vue: vue(false) });
  hired[0]!.say({ rang: 1, vue: vue(true) });
  expect(etats()).toEqual(['ébauche', 'faite']);
  vi.advanceTimersByTime(120_000);
  expect(hired[0]!.ended).toBe(false);
});

test('of other words nothing is told any more', () => {
  const { draw } = open();
  draw(demande('B1'));
  draw(demande('B5'));
  hired[0]!.say({ rang: 1, vue: vue(true) });
  hired[0]!.say({ rang: 1, panne: 'lost' });
  expect(told).toEqual([]);
  draw(null);
  hired[0]!.say({ rang: 2, vue: vue(true) });
  expect(told).toEqual([]);
});

test('what it cannot show, what stays flat and a missing WebGL are told', () => {
  const { draw } = open(false);
  draw(demande('B1'));
  hired[0]!.say({ rang: 1, phrases: ['Le piéton sort de l’image.'], plate: false });
  hired[0]!.say({ rang: 1, phrases: [], plate: true });
  hired[0]!.say({ rang: 1, phrases: [], plate: false });
  expect(etats()).toEqual(['refusée', 'plate', 'sans WebGL']);
  expect(hired[0]!.asked).toMatchObject([{ demande: { dessine: false }, rang: 1 }]);
});

test('who is too slow or lost is dismissed, and the next demand hires another', () => {
  const { draw, stop } = open();
  draw(demande('B1'));
  hired[0]!.say({ rang: 1, vue: vue(false) });
  vi.advanceTimersByTime(90_000);
  expect(hired[0]!.ended).toBe(true);
  draw(demande('B1'));
  hired[1]!.dispatchEvent(new Event('error'));
  expect(etats()).toEqual(['ébauche', 'lente', 'perdue']);
  draw(demande('B1'));
  expect(hired).toHaveLength(3);
  stop();
  expect(hired[2]!.ended).toBe(true);
});
