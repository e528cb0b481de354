import { cadreOf, cadreAutour } from '../cadre.ts';
import type { Coupe } from './coupe.ts';
import { overlap, contains, longueurOf, partie, surLigne } from '../geometrie.ts';
import type { Mesures } from '../../mesures.ts';
import type { Fleche, Objet, Plan, Poste, Vu } from '../plan.ts';
import type { UsagerCarrefour } from '../../scene.ts';
import { vuOf } from '../vuOf.ts';

const LONG = 5;
const ECART = 0.8;
const voiture: UsagerCarrefour = { qui: 'voiture', couleur: 'grise', arrêté: true };

/**
 * A standing queue behind the scene's users. `montre`: its part that must show, nearly one and a
 * half cars.
 */
export function filesOf(cs: Coupe[], objets: Objet[]): { file: Vu[]; montre: Vu[] } {
  const file: Vu[] = [];
  const montre: Vu[] = [];
  for (const coupe of cs.filter((x) => x.branche.encombrée))
    for (let bande = 1; bande <= Math.max(1, coupe.sorties); bande += 1) {
      let recul = coupe.ligne + 0.4;
      let combien = 0;
      while (combien < 3 && recul < 24) {
        const vuAt = (milieu: number): Vu => {
          const [x, y] = coupe.ici(milieu, coupe.sortie(bande));
          return { ...vuOf(voiture, [voiture], coupe.mesures), x, y, cap: coupe.cap };
        };
        const vu = vuAt(recul + LONG / 2);
        if (objets.some((o) => overlap(cadreAutour(o), cadreAutour(vu), 0.5))) {
          recul += 0.5;
          continue;
        }
        file.push(vu);
        if (combien < 2) montre.push(vuAt(recul + (combien ? -0.5 : LONG / 2)));
        combien += 1;
        recul += LONG + ECART;
      }
    }
  return { file, montre };
}

export const jusqua = (fleches: Fleche[], file: Vu[]): Fleche[] =>
  fleches.map((fleche) => {
    const total = longueurOf(fleche.points);
    for (let parcouru = 0; parcouru < total; parcouru += 0.25) {
      const [x, y] = surLigne(fleche.points, parcouru).point;
      if (file.some((v) => overlap(cadreAutour(v), [x, y, 0, 0], 0.3)))
        return parcouru > 2.2
          ? { ...fleche, points: partie(fleche.points, 0, parcouru - 1) }
          : fleche;
    }
    return fleche;
  });

export function cadreAvec(
  montre: Vu[],
  objets: Objet[],
  postes: Poste[],
  hauteur: number,
  mesures: Mesures,
): Plan['cadre'] {
  const largeur = hauteur * mesures.rapport;
  const sans = cadreOf(objets, postes, largeur, mesures);
  return (
    [montre, montre.slice(0, 1)]
      .filter((m) => m.length)
      .map((m) => cadreOf([...objets, ...m], postes, largeur, mesures))
      .find((c) => [...objets, ...postes].every((o) => contains(c, cadreAutour(o)))) ?? sans
  );
}
