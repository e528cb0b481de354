import { expect, test } from 'vitest';
import type { Fenetre } from './juge.ts';
import { ecartDe, type LectureDeClip, lectures, manqueDe, rapproche } from './lecture.ts';

/** Stands still at these tangents while it is open. */
const fenetre = (ouvre: number, gauche: number, droite: number): Fenetre => ({
  ouvre,
  ferme: ouvre + 2,
  cibles: [{ de: ouvre, cadres: Array.from({ length: 21 }, () => [gauche, 0, droite, -0.1]) }],
});

const lecture = (...dangers: [vu: number, clic: number, x: number][]): LectureDeClip => ({
  lecteur: 'A',
  vue: '',
  difficulté: 2,
  dangers: dangers.map(([vu, clic, x]) => ({ vu, clic, x, quoi: 'un enfant' })),
});

test('what is told is brought to the danger that is there, at its time and its place', () => {
  const [gauche, droite] = [fenetre(10, -0.4, -0.35), fenetre(10.5, 0.35, 0.4)];
  const { dits, plus } = rapproche(lecture([10, 11, 0.82], [10, 10.5, 0.19]), [gauche, droite]);
  expect(dits.map((dit) => dit?.x)).toEqual([0.19, 0.82]);
  expect(plus).toEqual([]);
});

test('another place or another time is told beside, and the danger is missed', () => {
  const { dits, plus } = rapproche(lecture([10, 11, 0.8], [19, 20, 0.2]), [
    fenetre(10, -0.4, -0.35),
  ]);
  expect(dits).toEqual([undefined]);
  expect(plus).toHaveLength(2);
});

test('an opening is right from half a second before the first sight to half a second after the click', () => {
  const lu = { vu: 10, clic: 11, x: 0.5, quoi: '' };
  const ecarts = [9.3, 9.5, 11.5, 11.7].map((ouvre) => ecartDe(fenetre(ouvre, 0, 0.1), lu));
  expect(ecarts.map((ecart) => Math.round(ecart * 10) / 10)).toEqual([-0.7, 0, 0, 0.7]);
});

test('whoever clicks as was said has half a second left', () => {
  const manques = [11.2, 11.5, 12].map((clic) =>
    manqueDe(fenetre(10, 0, 0.1), { vu: 10, clic, x: 0.5, quoi: '' }),
  );
  expect(manques).toEqual([0, 0, 0.5]);
});

test('nobody clicks before he sees', () => {
  expect(lectures.safeParse([lecture([4, 3, 0.5])]).success).toBe(false);
});
