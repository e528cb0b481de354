import { expect, test } from 'vitest';
import { clipDEssai } from '../../films/exemples.ts';
import { filmDuClip } from '../../films/film.ts';
import { reseauOf } from '../../films/reseau.ts';
import { cleAt } from '../film/figures.ts';

test.each(['piéton', 'vélo'])('a %s stands on his feet until he sets off', (qui) => {
  const clip = clipDEssai({
    acteurs: {
      A: {
        qui,
        trajet: [
          { t: 0, quand: 8, devant: 10, droite: 4 },
          { t: 6, quand: 8, devant: 10, droite: 4 },
          { t: 10, quand: 8, devant: 10, droite: 0 },
        ],
      },
    },
  });
  const film = filmDuClip(clip, reseauOf(clip, '2026-11-27'));
  const vu = film.parNom.get('A')!;
  const poseA = (t: number) => cleAt(vu, film.etat(t).get(vu)!, t, false);
  expect(poseA(2)).toContain('attend');
  expect(poseA(8)).toContain('marche');
});
