import { describe, expect, test } from 'vitest';
import { VRAIES } from '../mesures.ts';
import { layOut } from '../plan/index.ts';
import { type Carrefour, scene, type SceneEcrite } from '../scene.ts';
import { dementisEnMetres } from './dementisEnMetres.ts';
import { type FilmEnMetres, filmEnMetresOf } from './filmEnMetres.ts';

const JOUR = '2026-11-02';
const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
const moi = { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' } as const;
const adroite: SceneEcrite = {
  lieu: 'carrefour',
  branches: croix,
  usagers: [moi, { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' }],
};

function filme(ecrite: SceneEcrite) {
  const lue = scene.parse(ecrite) as Carrefour;
  const plan = layOut(lue, JOUR, { mesures: VRAIES });
  return { lue, plan, film: filmEnMetresOf(lue, plan)! };
}
const suivi = ({ film }: { film: FilmEnMetres }, isLui: (nom: string | undefined) => boolean) => {
  const lui = film.acteurs.find((vu) => isLui(vu.nom))!;
  return Array.from({ length: Math.ceil(film.duree * 20) }, (_, i) => film.etat(i / 20).get(lui)!);
};

describe('the true plan’s film', () => {
  test('begins as the still, to the centimetre', () => {
    const { film } = filme(adroite);
    for (const [vu, { ou, cap }] of film.etat(0)) {
      expect(Math.hypot(ou[0] - vu.x, ou[1] - vu.y)).toBeLessThan(0.01);
      expect(cap).toBeCloseTo(vu.cap, 6);
    }
  });

  test('shows first who goes first, and nobody through another', () => {
    const tout = filme(adroite);
    expect(tout.film.etapes.map(({ texte }) => texte)).toEqual([
      'La voiture A passe.',
      'Tu passes.',
    ]);
    expect(dementisEnMetres(tout.lue, tout.plan, tout.film)).toEqual([]);
    const renverse = { ...tout.film, etat: (t: number) => tout.film.etat(tout.film.duree - t) };
    expect(dementisEnMetres(tout.lue, tout.plan, renverse)).not.toEqual([]);
  });

  test('drives on beyond the junction rather than vanish, at speeds of a street', () => {
    const vues = suivi(filme(adroite), (nom) => nom === 'A');
    const vitesses = vues.map(({ vitesse }) => vitesse);
    expect(Math.max(...vitesses)).toBeLessThan(14.5);
    expect(Math.hypot(...vues.at(-1)!.ou)).toBeGreaterThan(35);
  });

  test('steps from one instant to the next without a jump', () => {
    for (const nom of ['A', undefined]) {
      const vues = suivi(filme(adroite), (n) => n === nom);
      for (const [i, { ou }] of vues.entries()) {
        const avant = vues[i - 1]?.ou ?? ou;
        expect(Math.hypot(ou[0] - avant[0], ou[1] - avant[1])).toBeLessThan(0.75);
      }
    }
  });

  test('comes to the line, waits there and goes, as a driver does', () => {
    const aine = { qui: 'aîné', nom: 'A', traverse: 'sud', vers: 'est' } as const;
    const { film } = filme({
      ...adroite,
      branches: { ...croix, sud: { passage: 'piétons' } },
      usagers: [moi, aine],
    });
    const lui = film.acteurs.find((vu) => vu.moi)!;
    const siens = suivi({ film }, (nom) => nom === undefined);
    const instants = siens.map(({ ou }) => lui.y - ou[1]);
    expect([siens[0], siens[20], siens.at(-1)].map((etat) => etat!.freine)).toEqual([
      lui.freine,
      true,
      false,
    ]);
    expect(instants.at(0)).toBe(0);
    expect(instants.filter((avance) => Math.abs(avance - 1.3) < 0.01).length).toBeGreaterThan(20);
    expect(instants.at(-1)).toBeGreaterThan(8);
  });

  test('is left to the flat one where a stiff tram would sweep the pavement', () => {
    const tram = { qui: 'tram', de: 'nord', vers: 'est' } as const;
    const rails = { ...croix, nord: { rails: 'oui' }, est: { rails: 'oui' } } as const;
    expect(filme({ ...adroite, branches: rails, usagers: [moi, tram] }).film).toBeUndefined();
  });
});
