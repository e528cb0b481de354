import { autocar } from '../symboles/lourds.ts';
import { chemin, el, n, pose, rect, texte, trait } from '../svg.ts';
import type { Decor, Plan } from './plan.ts';
import { agent } from './sprites/pietons.ts';
import { ecrit, rond, u } from './traces.ts';

/** Things that stand beside the road, from above. */

const place = (d: Decor, svg: string): string =>
  el(
    'g',
    {
      transform: `translate(${ecrit(u(d.x))} ${ecrit(u(d.y))})${d.cap % 360 === 0 ? '' : ` rotate(${n(d.cap)})`}`,
    },
    svg,
  );

const toits = ['#C8694B', '#74838F', '#B4583F', '#8E98A0', '#CE8258'];

function maison(d: Decor, blanc: boolean): string {
  const [l, h] = [u(d.largeur ?? 5.6), u(d.longueur ?? 6)];
  const toit = blanc ? '#B7C4CC' : (toits[Number(d.etat) || 0] ?? '#C8694B');
  const [x, y] = [-l / 2, -h / 2];
  return place(
    d,
    rect(x + 5, y + 6, l, h, '#14202A', { 'fill-opacity': 0.2 }) +
      rect(x, y, l, h, toit, { rx: 2 }) +
      rect(x, y, l / 2, h, '#fff', { 'fill-opacity': blanc ? 0.72 : 0.16 }) +
      (blanc ? rect(0, y, l / 2, h, '#fff', { 'fill-opacity': 0.45 }) : '') +
      trait(`M0 ${ecrit(y)}V${ecrit(-y)}`, '#fff', 2.5, { 'stroke-opacity': 0.5 }) +
      chemin(`M${Math.round(l * 0.14)} ${Math.round(y + h * 0.2)}h11v11h-11z`, '#7A4B3A') +
      (d.etat === 'garage' ? rect(x - 3, h * 0.02, 5, 44, '#3B454E') : ''),
  );
}

const ecole = (d: Decor): string => {
  const [l, h] = [u(d.largeur ?? 9), u(d.longueur ?? 8)];
  return place(
    d,
    rect(-l / 2, -h / 2, l, h, '#E9D9B0', { rx: 4 }) +
      rect(-l / 2 + 40, -h / 2 + 6, l - 46, h - 12, '#14202A', { 'fill-opacity': 0.2 }) +
      rect(-l / 2 + 36, -h / 2, l - 42, h - 10, '#B4583F', { rx: 2 }) +
      rect(-l / 2 + 36, -h / 2, (l - 42) / 2, h - 10, '#fff', { 'fill-opacity': 0.16 }) +
      trait(
        `M-${ecrit(l / 2 - 18)}-40a9 9 0 1 0 .1 0M-${ecrit(l / 2 - 10)} 24h16v18h-16zM-${ecrit(l / 2 - 10)} 33h16`,
        '#fff',
        2.5,
      ) +
      texte('ÉCOLE', 15, 9, 26, '#fff', l - 54),
  );
};

const abribus = (d: Decor): string => {
  const [l, h] = [u(d.largeur ?? 1.7), u(d.longueur ?? 4.6)];
  return place(
    d,
    rect(-l / 2 + 3, -h / 2 + 4, l, h, '#14202A', { 'fill-opacity': 0.2, rx: 3 }) +
      rect(-l / 2, -h / 2, l, h, '#BFE0EE', { rx: 3, stroke: '#44606F', 'stroke-width': 2.5 }) +
      trait(`M${-l / 2} ${-h / 6}h${l}M${-l / 2} ${h / 6}h${l}`, '#44606F', 1.5),
  );
};

/** Upright as signs are, its foot at the bottom. */
const arret = (d: Decor): string =>
  place(
    d,
    trait('M0 30V-10', '#8A939A', 6, { 'stroke-linecap': 'butt' }) +
      rect(-21, -33, 42, 44, '#fff', { rx: 5, stroke: '#0B4EA2', 'stroke-width': 4 }) +
      pose(autocar('#0B4EA2'), 0, -11, 0.21),
  );

function barriere(d: Decor): string {
  const long = u(d.longueur ?? 4);
  // Upright it is seen end on; moving, foreshortened.
  const vu = d.etat === 'ouvertes' ? 16 : d.etat === 'en mouvement' ? long * 0.8 : long;
  const raies = el('path', {
    d: `M0 0V${ecrit(-vu)}`,
    stroke: '#D3232F',
    'stroke-width': 6,
    'stroke-dasharray': '13 13',
    'stroke-linecap': 'butt',
  });
  return place(
    d,
    rect(-8, -6, 16, 18, '#4A545D', { rx: 3 }) +
      el(
        'g',
        d.etat === 'en mouvement' ? { transform: 'rotate(24)' } : {},
        trait(`M3 4V${ecrit(-vu + 4)}`, '#14202A', 6, { 'stroke-opacity': 0.25 }) +
          trait(`M0 0V${ecrit(-vu)}`, '#fff', 8, { 'stroke-linecap': 'butt' }) +
          raies,
      ),
  );
}

const triangle = (d: Decor): string =>
  place(
    d,
    chemin('M0-18L19 15H-19z', '#fff', {
      stroke: '#D3232F',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
  );

function pont(d: Decor): string {
  const [l, h] = [u(d.largeur ?? 30), u(d.longueur ?? 7)];
  if (d.etat === 'tunnel') {
    // A hill over the road; the mouth gets darker inwards, under its lamps.
    const b = h / 2;
    return place(
      d,
      chemin(
        `M-700 ${b - 30}Q-${l} ${b - 60}-${l / 2} ${b - 30}H${l / 2}Q${l} ${b - 60} 700 ${b - 30}V${-b}H-700z`,
        '#8BBB74',
      ) +
        chemin(
          `M-700 ${b - 60}Q-${l} ${b - 100} 0 ${b - 92}T700 ${b - 60}V${-b}H-700z`,
          '#9AC882',
        ) +
        rect(-l / 2, b - 44, l, 44, '#A9ADA8', { rx: 3 }) +
        rect(-l / 2, b - 44, l, 8, '#D9DBD6', { rx: 3 }) +
        [0, 1, 2]
          .map((i) =>
            rect(
              -l / 2 + 44,
              b - 30 + i * 10,
              l - 88,
              30 - i * 10,
              ['#0E151B', '#1F2A33', '#33414C'][i] ?? '',
            ),
          )
          .join('') +
        trait(`M${-l / 4} ${b - 22}h12M${l / 4 - 12} ${b - 22}h12M-6 ${b - 22}h12`, '#FFE9A0', 4),
    );
  }
  return place(
    d,
    rect(-l / 2, -h / 2 + 10, l, h, '#14202A', { 'fill-opacity': 0.3 }) +
      rect(-l / 2, -h / 2, l, h, '#596571') +
      trait(`M${-l / 2} ${-h / 2}h${l}M${-l / 2} ${h / 2}h${l}`, '#C9CCC6', 10) +
      el('path', {
        d: `M${-l / 2} 0h${l}`,
        stroke: '#fff',
        'stroke-width': 4,
        'stroke-dasharray': '32 28',
        'stroke-linecap': 'butt',
      }),
  );
}

/** The far side of a hill lies in shade, more and more; a light line is its top. */
const sommet = (d: Decor): string => {
  const h = u(d.longueur ?? 8) + 10;
  return place(
    d,
    [1, 0.8, 0.62, 0.45]
      .map((k) =>
        chemin(`M-500 0Q0-26 500 0V${ecrit(-h)}H-500z`, '#1B2E3A', {
          'fill-opacity': 0.075,
          transform: `translate(0 ${ecrit(-h * (1 - k))})`,
        }),
      )
      .join('') +
      trait('M-500 0Q0-26 500 0', '#fff', 4, { 'stroke-opacity': 0.55, 'stroke-dasharray': '1 9' }),
  );
};

const glissiere = (d: Decor): string =>
  ['#59626B', '#E3E7EA']
    .map((couleur, i) =>
      place(
        d,
        trait(`M0 ${u(-(d.longueur ?? 20) / 2)}v${u(d.longueur ?? 20)}`, couleur, i ? 5 : 9, {
          'stroke-linecap': 'butt',
        }),
      ),
    )
    .join('') +
  place(d, trait('M0-40v.1M0 0v.1M0 40v.1', '#59626B', 9, { 'stroke-linecap': 'butt' }));
const lampadaire = (d: Decor): string =>
  place(d, trait('M0 0V-22', '#3B454E', 4) + chemin(rond(0, -24, 6), '#FFF3B8'));

const TAILLES = [1.5, 2.1, 2.8];
const proche = (x: number): number =>
  TAILLES.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a));

/** Trees of a size together, as dots of one stroke: their shadows, their leaves, the light on them. */
function arbres(liste: Decor[], temps: Plan['temps']): string {
  const [fonce, clair] = temps === 'neige' ? ['#BCD0D6', '#FAFCFD'] : ['#5F9B5A', '#7DB86C'];
  const couche = (k: number, dx: number, couleur: string, plus: Record<string, number> = {}) =>
    TAILLES.map((t) => {
      const d = liste
        .filter((a) => proche(a.longueur ?? 2) === t)
        .map(
          (a) =>
            `M${ecrit(Math.round(u(a.x) + dx * u(t)))} ${ecrit(Math.round(u(a.y) + dx * 1.2 * u(t)))}h.1`,
        )
        .join('');
      return d && trait(d, couleur, u(t) * k, plus);
    }).join('');
  return (
    couche(1, 0.13, '#14202A', { 'stroke-opacity': 0.16 }) +
    couche(1, 0, fonce) +
    couche(0.68, -0.08, clair) +
    couche(0.24, -0.17, '#fff', { 'stroke-opacity': 0.22 })
  );
}

/** What is drawn under vehicles, and what above. */
export function decors(liste: Decor[], temps: Plan['temps']): { bas: string; haut: string } {
  const neige = temps === 'neige';
  const de = (g: Decor['genre'], f: (d: Decor) => string) =>
    liste
      .filter((d) => d.genre === g)
      .map(f)
      .join('');
  const bois = liste.filter((d) => d.genre === 'arbre');
  return {
    bas:
      de('sommet', sommet) +
      de('maison', (d) => maison(d, neige)) +
      de('école', ecole) +
      (bois.length ? arbres(bois, temps) : ''),
    haut:
      de('abribus', abribus) +
      de('arrêt', arret) +
      de('glissière', glissiere) +
      de('triangle', triangle) +
      de('barrière', barriere) +
      de('lampadaire', lampadaire) +
      de('pont', pont) +
      de('agent', (d) => place(d, el('g', { transform: 'scale(1.3)' }, agent(d.etat ?? '')))),
  };
}
