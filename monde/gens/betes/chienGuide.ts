import type { Maille } from '../../maille/maille.ts';
import type { Vec } from '../../maille/vecteurs.ts';
import type { NomDAllure } from './allure.ts';
import { addBete, type FinesseDeBete } from './bete.ts';
import { LABRADOR } from './espece.ts';

const HARNAIS = '#F2F2EC';
/** It is small in every picture, beside who has as many triangles as he may. */
const SIMPLE: FinesseDeBete = {
  tronc: 8,
  tete: 6,
  membre: 4,
  boule: { meridiens: 5, paralleles: 3 },
};

/** It leads who holds its white handle: around its own foot. `main`: the hand. */
export function addChienGuide(maille: Maille, allure: NomDAllure, phase: number, main: Vec): void {
  addBete(maille, LABRADOR, allure, phase, SIMPLE);
  const [avant, haut, demi, dessus, dessous] = LABRADOR.echine[5]!;
  const tour = Array.from({ length: 9 }, (_, i): Vec => {
    const angle = (i / 8) * 2 * Math.PI;
    const haute = Math.cos(angle);
    return [
      Math.sin(angle) * demi * 1.06,
      haut + haute * (haute > 0 ? dessus : dessous) * 1.06,
      -avant,
    ];
  });
  maille.addTube(tour, 0.016, HARNAIS, { cotes: 4 });
  for (const cote of [-1, 1])
    maille.addTube([[cote * demi, haut + dessus * 0.4, -avant], main], 0.011, HARNAIS, {
      cotes: 4,
    });
}
