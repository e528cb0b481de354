import { chemin, el } from '../svg.ts';
import { distance, entre } from './geometrie.ts';
import type { Matiere, Plan, Point, Surface } from './plan.ts';
import { trace, u, visible } from './traces.ts';

const couleurs: Record<Matiere, string> = {
  herbe: '#A6CE8E',
  asphalte: '#596571',
  pavés: '#9D968E',
  terre: '#CDB48C',
  trottoir: '#E6E0D3',
  bordure: '#BFB8A9',
  piste: '#C0715A',
  rail: '#CDD5DA',
  ballast: '#A0968A',
  blanc: '#FFFFFF',
  jaune: '#FFCE00',
  orange: '#FF8A1F',
  damier: '#FFFFFF',
  bosse: '#7C8894',
};
const neige: Partial<Record<Matiere, string>> = {
  herbe: '#EDF3F5',
  trottoir: '#F7F8F6',
  terre: '#E4E2DA',
  asphalte: '#7B8791',
  bordure: '#D5D6D2',
  ballast: '#C9C8C4',
};
const pluie: Partial<Record<Matiere, string>> = {
  asphalte: '#4B5763',
  herbe: '#8FBB80',
  trottoir: '#CFCBC1',
};

export const teinte = (m: Matiere, temps: Plan['temps']): string =>
  (temps === 'neige' ? neige[m] : temps === 'pluie' ? pluie[m] : undefined) ?? couleurs[m];

/** Their pieces lie over each other and are one: all the others are filled even-odd. */
export const pleins = new Set<Matiere>(['asphalte', 'trottoir', 'bordure', 'terre', 'blanc']);

/** The same way round as every other: two that overlap would else leave a hole. */
export const horaire = (a: Point[]): Point[] => {
  const aire = a.reduce((s, [x, y], i) => {
    const [p, q] = a[(i + 1) % a.length] ?? [x, y];
    return s + x * q - p * y;
  }, 0);
  return aire < 0 ? a.toReversed() : a;
};

/** Joints between stones, sleepers under rails: strokes across a strip, as dashes of one wide line. */
function raies(a: Point[], couleur: string, pas: string): string {
  const [p, q, r, s] = a;
  if (a.length !== 4 || !p || !q || !r || !s) return '';
  const [b, c] =
    distance(p, q) > distance(p, s)
      ? [entre(p, s, 0.5), entre(q, r, 0.5)]
      : [entre(p, q, 0.5), entre(s, r, 0.5)];
  const large = Math.min(distance(p, q), distance(p, s));
  return el('path', {
    d: trace([b, c], false),
    stroke: couleur,
    'stroke-width': u(large),
    'stroke-dasharray': pas,
    'stroke-linecap': 'butt',
  });
}

/** Surfaces of one kind that follow each other are one path. */
export function peint(sol: Surface[], cadre: Plan['cadre'], temps: Plan['temps']): string {
  let sortie = '';
  let attente: { m: Matiere; d: string } | undefined;
  const verse = () => {
    if (attente?.d)
      sortie += chemin(
        attente.d,
        teinte(attente.m, temps),
        pleins.has(attente.m) ? {} : { 'fill-rule': 'evenodd' },
      );
    attente = undefined;
  };
  for (const s of sol) {
    const vus = s.anneaux.filter((a) => visible(a, cadre));
    if (vus.length === 0) continue;
    const d = vus.map((a) => trace(pleins.has(s.matiere) ? horaire(a) : a, true)).join('');
    if (attente?.m !== s.matiere) verse();
    attente = { m: s.matiere, d: (attente?.d ?? '') + d };
    if (s.matiere === 'pavés' || s.matiere === 'ballast') {
      verse();
      sortie += vus
        .map((a) =>
          s.matiere === 'pavés' ? raies(a, '#00000018', '1.5 8.5') : raies(a, '#6E5F50', '5 9'),
        )
        .join('');
    }
  }
  verse();
  return sortie;
}
