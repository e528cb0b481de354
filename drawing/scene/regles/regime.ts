import type { Poteau, Route } from '../scene.ts';
import { panneauxDe } from './signaux.ts';

/** The words under which a rule may be in force without its sign being seen. */
const SYNONYMES: Record<string, string[]> = {
  F12a: ['zone résidentielle', 'zone de rencontre'],
  F103: ['zone piétonne'],
  F111: ['zone cyclable'],
  F4a: ['zone 30'],
};

export const enVigueur = (scene: Route, code: string): boolean =>
  scene.régime.some((r) => {
    const mots = r.trim().toLowerCase();
    return (
      mots.split(/[\s:]+/).includes(code.toLowerCase()) || (SYNONYMES[code] ?? []).includes(mots)
    );
  });

export const poteauxAvec = (
  scene: Route,
  code: string,
): { p: Poteau; additionnel?: string | undefined; zone?: string | undefined }[] =>
  scene.poteaux.flatMap((p) =>
    panneauxDe(p.panneau)
      .filter((s) => s.panneau === code)
      .map((s) => ({ p, additionnel: s.additionnel, zone: s.zone })),
  );

/** Said to be in force, or seen anywhere on the picture. */
export const vaut = (scene: Route, code: string): boolean =>
  enVigueur(scene, code) || poteauxAvec(scene, code).length > 0;
