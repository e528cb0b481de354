import { cercle, rect, texte, trait } from '../../svg.ts';
import { empreinte } from '../plan/cadre.ts';
import { gabarit } from '../plan/gabarits.ts';
import { overlap, repere, type Cadre } from '../plan/geometrie.ts';
import type { Fleche, Plan, Point, Vu } from '../plan/plan.ts';
import { trace, unites } from './traces.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';

/** A name, « Moi » or a speed, and where it is written. */
export interface Etiquette {
  vu: Vu;
  texte: string;
  sorte: 'nom' | 'moi' | 'vitesse';
  cadre: Cadre;
  /** It lies on its owner's roof. */
  surLui: boolean;
  /** A thin line to its owner, where it stands apart from him. */
  renvoi?: [Point, Point];
}

/** Height of the letters: the same on a phone, whatever the picture shows. */
export const corpsOf = (plan: Plan): number => (plan.cadre[2] * 11.6) / 320;

function textesOf(vu: Vu, corps: number): Pick<Etiquette, 'texte' | 'sorte' | 'cadre'>[] {
  const taille = (largeur: number, hauteur: number): Cadre => [0, 0, corps * largeur, corps * hauteur];
  const vitesse = `${vu.vitesse} km/h`;
  return [
    ...(vu.nom ? [{ texte: vu.nom, sorte: 'nom' as const, cadre: taille(1.45, 1.45) }] : []),
    ...(vu.moi ? [{ texte: 'Moi', sorte: 'moi' as const, cadre: taille(2.5, 1.3) }] : []),
    ...(vu.vitesse === undefined
      ? []
      : [
          {
            texte: vitesse,
            sorte: 'vitesse' as const,
            cadre: taille(0.58 * vitesse.length + 0.7, 1.3),
          },
        ]),
  ];
}

/** Names, « Moi » and speeds: on the roof where there is room, else beside, over nobody. */
export function etiquettes(plan: Plan, fleches: Fleche[]): Etiquette[] {
  const corps = corpsOf(plan);
  const usagers = plan.objets.filter((o): o is Vu => o.genre === 'usager');
  const pris: Cadre[] = plan.objets
    .filter((o) => !['arbre', 'maison', 'glissière'].includes(o.genre))
    .map((o) => empreinte(o));
  for (const fleche of fleches)
    for (const [x, y] of fleche.points) pris.push([x - 0.4, y - 0.4, 0.8, 0.8]);
  const libre = (cadre: Cadre) =>
    cadre[0] > plan.cadre[0] + 0.2 &&
    cadre[1] > plan.cadre[1] + 0.2 &&
    cadre[0] + cadre[2] < plan.cadre[0] + plan.cadre[2] - 0.2 &&
    cadre[1] + cadre[3] < plan.cadre[1] + plan.cadre[3] - 0.2;
  return usagers.flatMap((vu) => {
    const [long, large] = gabarit(vu.qui);
    return textesOf(vu, corps).flatMap((etiquette): Etiquette[] => {
      const [, , l, h] = etiquette.cadre;
      const centre = (x: number, y: number): Cadre => [x - l / 2, y - h / 2, l, h];
      if (etiquette.sorte === 'nom' && large > 2.1) {
        const [x, y] = repere([vu.x, vu.y], vu.cap)(vu.feuxBleus ? -0.9 : long > 6 ? 0 : -0.55);
        return [{ ...etiquette, vu, cadre: centre(x, y), surLui: true }];
      }
      const pose = repere([vu.x, vu.y], vu.cap);
      const debout = Math.abs(Math.cos((vu.cap * Math.PI) / 180)) > 0.7;
      const [av, dr] = [
        long / 2 + (debout ? h : l) / 2 + 0.35,
        large / 2 + (debout ? l : h) / 2 + 0.35,
      ];
      const essais = [
        pose(0, dr),
        pose(0, -dr),
        pose(-long / 4, dr),
        pose(-av),
        pose(long / 3, dr),
        pose(-long / 3, -dr),
        pose(-av, dr),
        pose(0, dr + 1),
        pose(0, -dr - 1),
        pose(-av, -dr),
        pose(av),
      ].map(([x, y]) => centre(x, y));
      const ou =
        essais.find((c) => libre(c) && !pris.some((p) => overlap(p, c, 0.05))) ??
        essais.find(libre) ??
        essais[0];
      if (!ou) return [];
      pris.push(ou);
      return [{ ...etiquette, vu, cadre: ou, surLui: false }];
    });
  });
}

export const drawEtiquettes = (liste: Etiquette[], corps: number): string =>
  liste
    .map(({ texte: mot, sorte, cadre: [x, y, largeur, hauteur], renvoi }) => {
      const [cx, cy] = [unites(x + largeur / 2), unites(y + hauteur / 2)];
      const moi = sorte === 'moi';
      const fond =
        sorte === 'nom'
          ? cercle(cx, cy, unites(largeur / 2), '#fff', { stroke: NUIT, 'stroke-width': 2.5 })
          : rect(unites(x), unites(y), unites(largeur), unites(hauteur), moi ? JAUNE : '#fff', {
              rx: unites(hauteur / (moi ? 2 : 4)),
              stroke: NUIT,
              'stroke-width': 2,
            });
      const fil = renvoi ? trace(renvoi, false) : '';
      return (
        (fil && trait(fil, NUIT, 5) + trait(fil, moi ? JAUNE : '#fff', 2.5)) +
        fond +
        texte(mot, cx, Math.round((cy + unites(corps) * 0.35) * 10) / 10, unites(corps), NUIT)
      );
    })
    .join('');
