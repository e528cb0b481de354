import { PORTE_DE_GARAGE } from '../dimensions.ts';
import { TEMPS } from '../temps.ts';
import { autocar } from '../../symboles/camionEtAutocar.ts';
import { chemin, el, n, pose, rect, texte, trait } from '../../svg.ts';
import type { Decor, Plan } from '../plan/plan.ts';
import { agent } from '../../sprites/spritesPietons.ts';
import { write, rond, unites } from './traces.ts';

const place = (decor: Decor, svg: string): string =>
  el(
    'g',
    {
      transform: `translate(${write(unites(decor.x))} ${write(unites(decor.y))})${decor.cap % 360 === 0 ? '' : ` rotate(${n(decor.cap)})`}`,
    },
    svg,
  );

const toits = ['#C8694B', '#74838F', '#B4583F', '#8E98A0', '#CE8258'];

function maison(decor: Decor, blanc: boolean): string {
  const [largeur, hauteur] = [unites(decor.largeur ?? 5.6), unites(decor.longueur ?? 6)];
  const toit = blanc ? '#B7C4CC' : (toits[Number(decor.etat) || 0] ?? '#C8694B');
  const [x, y] = [-largeur / 2, -hauteur / 2];
  return place(
    decor,
    rect(x + 5, y + 6, largeur, hauteur, '#14202A', { 'fill-opacity': 0.2 }) +
      rect(x, y, largeur, hauteur, toit, { rx: 2 }) +
      rect(x, y, largeur / 2, hauteur, '#fff', { 'fill-opacity': blanc ? 0.72 : 0.16 }) +
      (blanc ? rect(0, y, largeur / 2, hauteur, '#fff', { 'fill-opacity': 0.45 }) : '') +
      trait(`M0 ${write(y)}V${write(-y)}`, '#fff', 2.5, { 'stroke-opacity': 0.5 }) +
      chemin(
        `M${Math.round(largeur * 0.14)} ${Math.round(y + hauteur * 0.2)}h11v11h-11z`,
        '#7A4B3A',
      ) +
      (decor.etat === 'garage' ? rect(x - 3, unites(PORTE_DE_GARAGE) - 22, 5, 44, '#3B454E') : ''),
  );
}

const ecole = (decor: Decor): string => {
  const [largeur, hauteur] = [unites(decor.largeur ?? 9), unites(decor.longueur ?? 8)];
  return place(
    decor,
    rect(-largeur / 2, -hauteur / 2, largeur, hauteur, '#E9D9B0', { rx: 4 }) +
      rect(-largeur / 2 + 40, -hauteur / 2 + 6, largeur - 46, hauteur - 12, '#14202A', {
        'fill-opacity': 0.2,
      }) +
      rect(-largeur / 2 + 36, -hauteur / 2, largeur - 42, hauteur - 10, '#B4583F', { rx: 2 }) +
      rect(-largeur / 2 + 36, -hauteur / 2, (largeur - 42) / 2, hauteur - 10, '#fff', {
        'fill-opacity': 0.16,
      }) +
      trait(
        `M-${write(largeur / 2 - 18)}-40a9 9 0 1 0 .1 0M-${write(largeur / 2 - 10)} 24h16v18h-16zM-${write(largeur / 2 - 10)} 33h16`,
        '#fff',
        2.5,
      ) +
      texte('ÉCOLE', 15, 9, 26, '#fff', largeur - 54),
  );
};

const abribus = (decor: Decor): string => {
  const [largeur, hauteur] = [unites(decor.largeur ?? 1.7), unites(decor.longueur ?? 4.6)];
  return place(
    decor,
    rect(-largeur / 2 + 3, -hauteur / 2 + 4, largeur, hauteur, '#14202A', {
      'fill-opacity': 0.2,
      rx: 3,
    }) +
      rect(-largeur / 2, -hauteur / 2, largeur, hauteur, '#BFE0EE', {
        rx: 3,
        stroke: '#44606F',
        'stroke-width': 2.5,
      }) +
      trait(
        `M${-largeur / 2} ${-hauteur / 6}h${largeur}M${-largeur / 2} ${hauteur / 6}h${largeur}`,
        '#44606F',
        1.5,
      ),
  );
};

const arret = (decor: Decor): string =>
  place(
    decor,
    trait('M0 30V-10', '#8A939A', 6, { 'stroke-linecap': 'butt' }) +
      rect(-21, -33, 42, 44, '#fff', { rx: 5, stroke: '#0B4EA2', 'stroke-width': 4 }) +
      pose(autocar('#0B4EA2'), 0, -11, 0.21),
  );

function barriere(decor: Decor): string {
  const long = unites(decor.longueur ?? 4);
  // An open barrier is seen end on, a moving one foreshortened.
  const vu = decor.etat === 'ouvertes' ? 16 : decor.etat === 'en mouvement' ? long * 0.8 : long;
  const raies = el('path', {
    d: `M0 0V${write(-vu)}`,
    stroke: '#D3232F',
    'stroke-width': 6,
    'stroke-dasharray': '13 13',
    'stroke-linecap': 'butt',
  });
  return place(
    decor,
    rect(-8, -6, 16, 18, '#4A545D', { rx: 3 }) +
      el(
        'g',
        decor.etat === 'en mouvement' ? { transform: 'rotate(24)' } : {},
        trait(`M3 4V${write(-vu + 4)}`, '#14202A', 6, { 'stroke-opacity': 0.25 }) +
          trait(`M0 0V${write(-vu)}`, '#fff', 8, { 'stroke-linecap': 'butt' }) +
          raies,
      ),
  );
}

const triangle = (decor: Decor): string =>
  place(
    decor,
    chemin('M0-18L19 15H-19z', '#fff', {
      stroke: '#D3232F',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
  );

function pont(decor: Decor): string {
  const [largeur, hauteur] = [unites(decor.largeur ?? 30), unites(decor.longueur ?? 7)];
  if (decor.etat === 'tunnel') {
    const moitie = hauteur / 2;
    return place(
      decor,
      chemin(
        `M-700 ${moitie - 30}Q-${largeur} ${moitie - 60}-${largeur / 2} ${moitie - 30}H${largeur / 2}Q${largeur} ${moitie - 60} 700 ${moitie - 30}V${-moitie}H-700z`,
        '#8BBB74',
      ) +
        chemin(
          `M-700 ${moitie - 60}Q-${largeur} ${moitie - 100} 0 ${moitie - 92}T700 ${moitie - 60}V${-moitie}H-700z`,
          '#9AC882',
        ) +
        rect(-largeur / 2, moitie - 44, largeur, 44, '#A9ADA8', { rx: 3 }) +
        rect(-largeur / 2, moitie - 44, largeur, 8, '#D9DBD6', { rx: 3 }) +
        [0, 1, 2]
          .map((i) =>
            rect(
              -largeur / 2 + 44,
              moitie - 30 + i * 10,
              largeur - 88,
              30 - i * 10,
              ['#0E151B', '#1F2A33', '#33414C'][i] ?? '',
            ),
          )
          .join('') +
        trait(
          `M${-largeur / 4} ${moitie - 22}h12M${largeur / 4 - 12} ${moitie - 22}h12M-6 ${moitie - 22}h12`,
          '#FFE9A0',
          4,
        ),
    );
  }
  return place(
    decor,
    rect(-largeur / 2, -hauteur / 2 + 10, largeur, hauteur, '#14202A', { 'fill-opacity': 0.3 }) +
      rect(-largeur / 2, -hauteur / 2, largeur, hauteur, '#596571') +
      trait(
        `M${-largeur / 2} ${-hauteur / 2}h${largeur}M${-largeur / 2} ${hauteur / 2}h${largeur}`,
        '#C9CCC6',
        10,
      ) +
      el('path', {
        d: `M${-largeur / 2} 0h${largeur}`,
        stroke: '#fff',
        'stroke-width': 4,
        'stroke-dasharray': '32 28',
        'stroke-linecap': 'butt',
      }),
  );
}

const sommet = (decor: Decor): string => {
  const hauteur = unites(decor.longueur ?? 8) + 10;
  return place(
    decor,
    [1, 0.8, 0.62, 0.45]
      .map((place) =>
        chemin(`M-500 0Q0-26 500 0V${write(-hauteur)}H-500z`, '#1B2E3A', {
          'fill-opacity': 0.075,
          transform: `translate(0 ${write(-hauteur * (1 - place))})`,
        }),
      )
      .join('') +
      trait('M-500 0Q0-26 500 0', '#fff', 4, { 'stroke-opacity': 0.55, 'stroke-dasharray': '1 9' }),
  );
};

const glissiere = (decor: Decor): string =>
  ['#59626B', '#E3E7EA']
    .map((couleur, i) =>
      place(
        decor,
        trait(
          `M0 ${unites(-(decor.longueur ?? 20) / 2)}v${unites(decor.longueur ?? 20)}`,
          couleur,
          i ? 5 : 9,
          {
            'stroke-linecap': 'butt',
          },
        ),
      ),
    )
    .join('') +
  place(decor, trait('M0-40v.1M0 0v.1M0 40v.1', '#59626B', 9, { 'stroke-linecap': 'butt' }));
const lampadaire = (decor: Decor): string =>
  place(decor, trait('M0 0V-24', '#3B454E', 4) + chemin(rond(0, -26, 6), '#FFF3B8'));

const TAILLES = [1.5, 2.1, 2.8];
const proche = (x: number): number =>
  TAILLES.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a));

/** Trees of one size are dots of one stroke. */
function arbres(liste: Decor[], temps: Plan['temps']): string {
  const [fonce, clair] = TEMPS[temps].enneige ? ['#BCD0D6', '#FAFCFD'] : ['#5F9B5A', '#7DB86C'];
  const couche = (taille: number, dx: number, couleur: string, plus: Record<string, number> = {}) =>
    TAILLES.map((mesure) => {
      const chemin = liste
        .filter((a) => proche(a.longueur ?? 2) === mesure)
        .map(
          (decor) =>
            `M${write(Math.round(unites(decor.x) + dx * unites(mesure)))} ${write(Math.round(unites(decor.y) + dx * 1.2 * unites(mesure)))}h.1`,
        )
        .join('');
      return chemin && trait(chemin, couleur, unites(mesure) * taille, plus);
    }).join('');
  return (
    couche(1, 0.13, '#14202A', { 'stroke-opacity': 0.16 }) +
    couche(1, 0, fonce) +
    couche(0.68, -0.08, clair) +
    couche(0.24, -0.17, '#fff', { 'stroke-opacity': 0.22 })
  );
}

type Couche = 'bas' | 'haut';
type DeGenre = (liste: Decor[], temps: Plan['temps']) => string;

const chacun =
  (dessin: (decor: Decor) => string): DeGenre =>
  (liste) =>
    liste.map(dessin).join('');

/** In their order, a later one over an earlier. */
const DECORS: Record<Decor['genre'], [Couche, DeGenre]> = {
  sommet: ['bas', chacun(sommet)],
  maison: [
    'bas',
    (liste, temps) => liste.map((decor) => maison(decor, TEMPS[temps].enneige)).join(''),
  ],
  école: ['bas', chacun(ecole)],
  arbre: ['bas', arbres],
  abribus: ['haut', chacun(abribus)],
  arrêt: ['haut', chacun(arret)],
  glissière: ['haut', chacun(glissiere)],
  triangle: ['haut', chacun(triangle)],
  barrière: ['haut', chacun(barriere)],
  lampadaire: ['haut', chacun(lampadaire)],
  pont: ['haut', chacun(pont)],
  agent: [
    'haut',
    chacun((decor) => place(decor, el('g', { transform: 'scale(1.3)' }, agent(decor.etat ?? '')))),
  ],
};

/** `bas` goes under vehicles, `haut` over them. */
export function decors(liste: Decor[], temps: Plan['temps']): Record<Couche, string> {
  const svg = { bas: '', haut: '' };
  for (const [genre, [couche, draw]] of Object.entries(DECORS)) {
    const siens = liste.filter((decor) => decor.genre === genre);
    if (siens.length > 0) svg[couche] += draw(siens, temps);
  }
  return svg;
}
