import { chemin } from '../../svg.ts';
import { hasard } from '../plan/hasard.ts';
import { HORIZON, LARGEUR } from './projection.ts';

const r = (x: number): number => Math.round(x);

function collines(graine: number, couleur: string): string {
  let contour = `M0 ${HORIZON}V${r(HORIZON - 8 - hasard(graine, 1) * 10)}`;
  const intervalle = 150;
  for (let i = 0; i < LARGEUR / intervalle; i += 1) {
    const hauteur = 6 + hasard(graine, i + 2) * 26;
    contour += `q${intervalle / 2} ${-r(hauteur)} ${intervalle} ${r(hasard(graine, i + 9) * 8 - 4)}`;
  }
  return chemin(`${contour}V${HORIZON}Z`, couleur, { 'fill-opacity': 0.45 });
}

const reperes: readonly ((x: number) => string)[] = [
  (x) => `M${x - 46} 168v-9l7-5 7 5v-2l8-6 8 6v-3l6-5 4 4v-12l5-22 5 22v10l7-5 8 6v2l8-5 7 5v9Z`,
  (x) => `M${x - 74} 168q40-12 60-42q6-8 14 1q22 34 66 41Z`,
  (x) =>
    `M${x - 80} 168v-9q6-9 14-4q5-10 16-4q8-9 18-2q9-10 20-1q10-8 18 1q12-7 18 3q12-4 18 5v11Z`,
  (x) => `M${x - 4} 168l1-26h-5l-3-9q9-6 22 0l-3 9h-5l1 26ZM${x + 26} 168v-8l6-5h16l5 5h14v8Z`,
];

function toits(graine: number): string {
  let contour = `M0 ${HORIZON}`;
  for (let x = 0; x < LARGEUR;) {
    const large = 18 + r(hasard(graine + x, 3) * 22);
    const haut = 6 + r(hasard(x, graine) * 10);
    contour += `V${HORIZON - haut}l${r(large / 2)}-${4 + r(hasard(graine, x) * 5)} ${large - r(large / 2)} 4`;
    x += large;
  }
  const clocher = 60 + r(hasard(graine, 8) * 480);
  return `${contour}V${HORIZON}ZM${clocher} ${HORIZON}v-26l6-24 6 24v26Z`;
}

function champs(graine: number): string {
  const teintes = ['#E9D98C', '#6FA55C', '#D8C58A', '#8FC07A'];
  return [0, 1, 2, 3]
    .map((i) => {
      const x = r(i * 170 - 60 + hasard(graine, i + 30) * 60);
      const large = 110 + r(hasard(graine, i + 40) * 90);
      const y = HORIZON + 2 + r(hasard(graine, i + 50) * 4);
      const haut = 5 + r(hasard(graine, i + 60) * 9);
      const cote = x < LARGEUR / 2 - 60 ? -1 : 1;
      return chemin(
        `M${x} ${y}h${large}l${cote * 30} ${haut}H${x + cote * 40}Z`,
        teintes[(i + r(hasard(graine, 5) * 3)) % 4] ?? '',
        { 'fill-opacity': 0.5 },
      );
    })
    .join('');
}

export function horizon(graine: number, ville: boolean, loin: string): string {
  const x = 80 + r(hasard(graine, 12) * 440);
  const repere = reperes[Math.floor(hasard(graine, 13) * reperes.length)];
  return (
    collines(graine, loin) +
    (ville
      ? chemin(toits(graine), loin, { 'fill-opacity': 0.75 })
      : chemin(
          `${repere?.(x) ?? ''}M0 ${HORIZON}v-4q40-8 90-1q70-9 150 0q80-7 170 0q90-8 190-1v6Z`,
          loin,
        ))
  );
}

export const lointain = (graine: number, ville: boolean): string => (ville ? '' : champs(graine));
