import { expect, test } from 'vitest';
import type { Film, Pose } from '../../../regles/film.ts';
import { coinLibre } from './projection.ts';

const CADRE = { width: 400, height: 320 };
const pose = (x: number, y: number): Pose => [0, x, y, 0, 1, 1];
const film = (...images: Pose[]): Film => ({
  duree: 1000,
  etapes: [{ dit: '1', depart: 0, pistes: [{ e: 'a', apres: 0, duree: 1000, images }] }] as never,
});

test('the buttons lie where nobody drives', () => {
  expect(coinLibre(film(pose(300, 160), pose(100, 160)), CADRE)).toBe('bas');
  expect(coinLibre(film(pose(100, 320), pose(100, 160)), CADRE)).toBe('haut');
  expect(coinLibre(film(pose(100, 0), pose(100, 160)), CADRE)).toBe('bas');
  expect(coinLibre(film(pose(-200, 300), pose(600, 300)), CADRE)).toBe('haut');
});
