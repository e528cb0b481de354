import { cadreDe, empreinte } from './cadre.ts';
import type { Coupe } from './coupe.ts';
import { chevauche, contient, longueurDe, partie, surLigne } from './geometrie.ts';
import type { Fleche, Objet, Plan, Poste, Vu } from './plan.ts';
import type { UsagerCarrefour } from './scene.ts';
import { vuDe } from './usagers.ts';

const LONG = 5;
const ECART = 0.8;
const voiture: UsagerCarrefour = { qui: 'voiture', couleur: 'grise', arrêté: true };

/**
 * Cars at a standstill where a branch is left, from its mouth outwards, behind whoever of the scene
 * stands there already. `montre` is what of them should be in the picture: one and nearly a half.
 */
export function filesDe(cs: Coupe[], objets: Objet[]): { file: Vu[]; montre: Vu[] } {
  const file: Vu[] = [];
  const montre: Vu[] = [];
  for (const c of cs.filter((x) => x.b.encombrée))
    for (let n = 1; n <= Math.max(1, c.sorties); n += 1) {
      let s = c.ligne + 0.4;
      let combien = 0;
      while (combien < 3 && s < 24) {
        const pose = (milieu: number): Vu => {
          const [x, y] = c.ici(milieu, c.sortie(n));
          return { ...vuDe(voiture, [voiture]), x, y, cap: c.cap };
        };
        const vu = pose(s + LONG / 2);
        if (objets.some((o) => chevauche(empreinte(o), empreinte(vu), 0.5))) {
          s += 0.5;
          continue;
        }
        file.push(vu);
        if (combien < 2) montre.push(pose(s + (combien ? -0.5 : LONG / 2)));
        combien += 1;
        s += LONG + ECART;
      }
    }
  return { file, montre };
}

/** Arrows end behind the queue: whoever goes there comes no further. */
export const jusqua = (fleches: Fleche[], file: Vu[]): Fleche[] =>
  fleches.map((f) => {
    const total = longueurDe(f.points);
    for (let s = 0; s < total; s += 0.25) {
      const [x, y] = surLigne(f.points, s).point;
      if (file.some((v) => chevauche(empreinte(v), [x, y, 0, 0], 0.3)))
        return s > 2.2 ? { ...f, points: partie(f.points, 0, s - 1) } : f;
    }
    return f;
  });

/** The frame that shows of a queue what it can without cutting off anybody of the scene. */
export function cadreAvec(
  montre: Vu[],
  objets: Objet[],
  postes: Poste[],
  largeur: number,
): Plan['cadre'] {
  const sans = cadreDe(objets, postes, largeur, 1.25);
  return (
    [montre, montre.slice(0, 1)]
      .filter((m) => m.length)
      .map((m) => cadreDe([...objets, ...m], postes, largeur, 1.25))
      .find((c) => [...objets, ...postes].every((o) => contient(c, empreinte(o)))) ?? sans
  );
}
