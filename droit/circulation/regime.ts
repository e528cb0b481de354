import type { Poteau, Route } from '../../drawing/scene/scene.ts';
import { panneauxOf } from './signaux.ts';

const SYNONYMES: Record<string, string[]> = {
  F12a: ['zone résidentielle', 'zone de rencontre'],
  F103: ['zone piétonne'],
  F111: ['zone cyclable'],
  F4a: ['zone 30'],
};

export const enVigueur = (scene: Route, code: string): boolean =>
  scene.régime.some((mot) => {
    const mots = mot.trim().toLowerCase();
    return (
      mots.split(/[\s:]+/).includes(code.toLowerCase()) || (SYNONYMES[code] ?? []).includes(mots)
    );
  });

export const poteauxAvec = (
  scene: Route,
  code: string,
): { p: Poteau; additionnel?: string | undefined; zone?: string | undefined }[] =>
  scene.poteaux.flatMap((poteau) =>
    panneauxOf(poteau.panneau)
      .filter((s) => s.panneau === code)
      .map((s) => ({ p: poteau, additionnel: s.additionnel, zone: s.zone })),
  );

/** Said to be in force, or seen on the picture. */
export const applies = (scene: Route, code: string): boolean =>
  enVigueur(scene, code) || poteauxAvec(scene, code).length > 0;
