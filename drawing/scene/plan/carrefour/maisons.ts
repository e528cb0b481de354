import type { Terrain } from '../addDecor.ts';
import { hasard } from '../hasard.ts';
import { lampadaires } from '../lampadaires.ts';
import type { Decor, Objet, Plan } from '../plan.ts';
import { isDeVoie } from '../../branche.ts';
import type { Carrefour } from '../../scene.ts';
import type { Coupe } from './coupe.ts';

/** In metres. */
export const largeurPiste = (coupes: Coupe[]): number =>
  coupes.some((c) => c.branche.piste) ? 2.4 : 0;

export const maisons = (coupes: Coupe[]): Terrain[] =>
  coupes.flatMap((coupe, i) =>
    [-1, 1].flatMap((cote) =>
      [12, 14.5, 19.5, 9.5].map((recul): Terrain => {
        const bord =
          (cote > 0 ? coupe.droite : -coupe.gauche) + cote * (2.6 + largeurPiste(coupes) + 3.2);
        const [x, y] = coupe.ici(recul, bord);
        return { x, y, cap: coupe.cap, sorte: hasard(i * 2 + cote, recul) };
      }),
    ),
  );

export const lampadairesOf = (
  scene: Carrefour,
  coupes: Coupe[],
  sol: Plan['sol'],
  objets: Objet[],
): Decor[] =>
  scene.éclairage
    ? coupes
        .filter(({ branche }) => isDeVoie(branche, 'chaussée'))
        .flatMap(({ ici, cap, bouche, gauche, droite, mesures }) => {
          const piste = largeurPiste(coupes);
          const rue = { cap: cap + 180, gauche: gauche + piste, droite: droite + piste };
          return lampadaires(
            {
              ici: (s, v = 0) => ici(s, v),
              ...rue,
              de: bouche + 2,
              a: mesures.loin,
              intervalle: mesures.lampadaires,
            },
            sol,
            objets,
          );
        })
    : [];
