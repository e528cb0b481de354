import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, n, pose, rect, texte, trait } from '../svg.ts';
import { auto, paysage } from './auto.ts';
import { dessus } from './dessus.ts';
import { avecNombre, cadre, CIEL, write, mesure, PAPIER, tableau, type Objet } from './objet.ts';

const ROUGE = '#D9363B';

const depuisLaGauche = (x: number, y: number, couleur: typeof bleu | typeof rouge = bleu) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(-0.45 0.45)">${auto(couleur)}</g>`;

const allure = (vitesse: number, x: number): string =>
  rect(x - 72, -112, 144, 46, blanc, { rx: 9, stroke: '#B4BBC0', 'stroke-width': 2 }) +
  texte(mesure(vitesse, 'km/h'), x, -79, 32, noir, 122);

/** A second of reaction, then the speed squared: code-de-la-route.md#reaction-and-braking. */
const distances = (vitesse: number, mouille: boolean): Signe => {
  const reaction = (vitesse / 10) * 3;
  const freinage = (vitesse / 10) ** 2 / (mouille ? 1 : 2);
  const echelle = 348 / Math.max(reaction + freinage, 1);
  const x0 = -120;
  const x1 = x0 + reaction * echelle;
  const x2 = x1 + freinage * echelle;
  const y = 52;
  return cadre(
    480,
    240,
    `Une voiture bleue à ${mesure(vitesse, 'km/h')} sur une route ${mouille ? 'mouillée' : 'sèche'} ; devant elle, une barre orange « réaction », puis une barre rouge « freinage », la plus longue étant ${freinage > reaction ? 'la rouge' : 'l’orange'}`,
    mouille ? '#B9C7D0' : CIEL,
    paysage(y - 30),
    mouille
      ? trait(
          Array.from(
            { length: 14 },
            (_, i) => `M${-226 + i * 34} ${-112 + ((i * 37) % 70)}l-7 24`,
          ).join(''),
          '#6FA3C4',
          4,
        ) + trait('M-210 70H-120M20 50H120M90 84H220', '#8FB9D4', 5)
      : '',
    depuisLaGauche(x0 - 53, y - 12),
    `<g opacity="0.3">${depuisLaGauche(x2 - 53, y - 12)}</g>`,
    rect(x0, y + 2, x1 - x0, 26, '#F08A00') + rect(x1, y + 2, x2 - x1, 26, ROUGE),
    reaction * echelle > 60
      ? texte('réaction', (x0 + x1) / 2, y + 50, 18, blanc, Math.min(80, reaction * echelle - 6))
      : '',
    texte('freinage', (x1 + x2) / 2, y + 50, 18, blanc, Math.min(80, freinage * echelle - 6)),
    allure(vitesse, 0),
  );
};

/** Shows the distance, not the answer. */
const devantDesArretees = (vitesse: number, metres: number): Signe => {
  const [x0, x1, y] = [-130, 100, 64];
  const bout = (x: number, vers: 1 | -1) =>
    `M${x} ${y - 12}V${y + 12}M${x + vers * 12} ${y - 7}L${x} ${y}L${x + vers * 12} ${y + 7}`;
  return cadre(
    480,
    240,
    `Une voiture bleue à ${mesure(vitesse, 'km/h')} sur une route sèche ; à ${mesure(metres, 'm')}, une file de voitures à l’arrêt`,
    CIEL,
    paysage(22),
    [x1 + 53, x1 + 167].map((x) => depuisLaGauche(x, 34, rouge)).join(''),
    depuisLaGauche(x0 - 53, 34),
    trait(`M${x0} ${y}H${x1}${bout(x0, 1)}${bout(x1, -1)}`, blanc, 4),
    rect((x0 + x1) / 2 - 44, y + 10, 88, 34, blanc, { rx: 6 }),
    texte(mesure(metres, 'm'), (x0 + x1) / 2, y + 36, 26, noir, 74),
    allure(vitesse, (x0 + x1) / 2),
  );
};

const cadran = (
  largeur: number,
  max: number,
  intervalle: number,
  x: number,
  unite: string,
  zone = '',
) => {
  const angle = (v: number) => -125 + (v / max) * 250;
  const marques = Array.from({ length: max / intervalle + 1 }, (_, i) => {
    const rad = (angle(i * intervalle) * Math.PI) / 180;
    return (
      trait(
        `M${n(Math.sin(rad) * 122)} ${n(-Math.cos(rad) * 122)}L${n(Math.sin(rad) * 108)} ${n(-Math.cos(rad) * 108)}`,
        blanc,
        4,
      ) +
      (max > 9 && i % 2
        ? ''
        : texte(write(i * intervalle), Math.sin(rad) * 86, -Math.cos(rad) * 86 + 8, 24, blanc))
    );
  }).join('');
  return (
    cercle(0, 0, 138, '#3E4951') +
    cercle(0, 0, 132, '#11161A') +
    zone +
    marques +
    `<g transform="rotate(${n(angle(Math.min(x, max)))})">${chemin('M-6 22L0 -112L6 22Z', '#FF5A3C')}</g>` +
    cercle(0, 0, 14, '#59636A') +
    texte(unite, 0, 52, 19, '#B9C7CF', unite.length > 5 ? 88 : undefined) +
    (largeur ? texte(write(largeur), 0, 104, 32, blanc) : '')
  );
};
const arc = (rayon: number, a1: number, a2: number, couleur: string) => {
  const point = (a: number) =>
    `${n(Math.sin((a * Math.PI) / 180) * rayon)} ${n(-Math.cos((a * Math.PI) / 180) * rayon)}`;
  return trait(`M${point(a1)}A${rayon} ${rayon} 0 0 1 ${point(a2)}`, couleur, 9, {
    'stroke-linecap': 'butt',
  });
};

const jauge = (part: number): Signe => {
  const degres = -62 + (part / 100) * 124;
  return cadre(
    360,
    240,
    `Jauge avec une pompe ; l’aiguille est à ${mesure(part, '%')} entre le zéro et le plein`,
    '#11161A',
    pose(
      arc(130, -62, -36, '#FF4438') +
        arc(130, -34, 62, '#DDE7EC') +
        `<g transform="rotate(${n(degres)})">${chemin('M-7 8L0 -122L7 8Z', '#FF5A3C')}</g>` +
        cercle(0, 0, 15, '#59636A') +
        texte('0', -128, -34, 30, blanc) +
        texte('1', 128, -34, 30, blanc) +
        rect(-16, -78, 22, 34, '#B9C7CF', { rx: 3 }) +
        trait('M6 -62H11V-48Q15 -42 18 -48V-66L11 -74', '#B9C7CF', 3),
      0,
      76,
    ),
  );
};

const levier = (vitesse: string): Signe => {
  const places: Record<string, [number, number]> = {
    1: [-66, -62],
    2: [-66, 62],
    3: [0, -62],
    4: [0, 62],
    5: [66, -62],
    R: [66, 62],
    N: [0, 0],
  };
  const place = places[vitesse.toUpperCase()];
  if (!place)
    throw new Error(
      `La valeur « ${vitesse} » ne va pas : 1, 2, 3, 4, 5, R ou N (point mort), par exemple 3.`,
    );
  const nom = vitesse.toUpperCase();
  return cadre(
    320,
    300,
    `Grille d’un levier de vitesses à cinq rapports et R ; le pommeau est ${nom === 'N' ? 'au milieu de la grille' : `sur « ${nom} »`}`,
    '#2A3238',
    rect(-126, -126, 252, 252, '#11161A', { rx: 26 }),
    trait('M-66 -62V62M0 -62V62M66 -62V62M-66 0H66', '#59636A', 14),
    Object.entries(places)
      .filter(([k]) => k !== 'N')
      .map(([k, [x, y]]) => texte(k, x, y + (y < 0 ? -24 : 50), 34, k === nom ? '#FFCE00' : blanc))
      .join(''),
    cercle(place[0], place[1], 27, '#8A939A'),
    cercle(place[0] - 7, place[1] - 8, 10, '#C9CFD3'),
  );
};

const pointille = { 'stroke-dasharray': '26 20' };
const arbres = (...xs: number[]) =>
  xs.flatMap((x) => [-110, -10, 96].map((y) => cercle(x, y, 26, '#5E9A5B'))).join('');

const routeDeCampagne =
  rect(-70, -160, 140, 320, '#59646C') +
  trait('M0 -160V160', blanc, 5, pointille) +
  arbres(-150, 150);

const autoroute =
  rect(-240, -160, 110, 320, '#59646C') +
  trait('M-138 -160V160', blanc, 5) +
  trait('M-206 -160V160', blanc, 5, pointille) +
  trait('M-107 -160V160', '#C3CACF', 7) +
  rect(-84, -160, 214, 320, '#59646C') +
  trait('M-76 -160V160M72 -160V160', blanc, 5) +
  trait('M-2 -160V160', blanc, 5, pointille) +
  arbres(196);

const champ = (vitesse: number): Signe => {
  // Teaching values: about 100° at 40 km/h, 30° at 130 km/h.
  const a = ((Math.max(24, 132 - vitesse * 0.8) / 2) * Math.PI) / 180;
  const [x, y] = [Math.sin(a) * 420, Math.cos(a) * 420];
  return tableau(
    `${vitesse > 90 ? 'Autoroute' : 'Route'} vue de dessus ; devant une voiture bleue à ${mesure(vitesse, 'km/h')}, un éventail jaune s’ouvre vers le haut`,
    '#8DB27C',
    vitesse > 90 ? autoroute : routeDeCampagne,
    chemin(`M35 84L${n(35 - x)} ${n(84 - y)}H${n(35 + x)}Z`, '#FFE680', { opacity: 0.55 }),
    pose(dessus(bleu), 35, 110, 0.5),
    rect(-222, 102, 132, 44, blanc, { rx: 9 }),
    texte(mesure(vitesse, 'km/h'), -156, 134, 28, noir, 114),
  );
};

export const physique = {
  'distance d’arrêt': avecNombre('90', 20, 150, (v) => distances(v, false)),
  'distance d’arrêt devant une file': {
    exemple: '120 80',
    avec: (valeur: string) => {
      const [vitesse = NaN, file = NaN] = valeur.split(' ').map(Number);
      if (!(vitesse >= 20 && vitesse <= 150 && file >= 20 && file <= 150))
        throw new Error(
          `La valeur « ${valeur} » ne va pas : une vitesse et une distance, par exemple 120 80.`,
        );
      return devantDesArretees(vitesse, file);
    },
  },
  'distance d’arrêt sur route mouillée': avecNombre('90', 20, 150, (v) => distances(v, true)),
  'deux voitures qui se suivent': avecNombre('2', 0.5, 4, (secondes) => {
    // 70 pixels a second: one looks short, three look long.
    const ecart = secondes * 70;
    return cadre(
      480,
      240,
      `Deux voitures qui se suivent ; un chronomètre entre elles marque ${mesure(secondes, 's')}`,
      CIEL,
      paysage(66),
      pose(auto(rouge), -ecart / 2 - 44, 92, 0.37),
      pose(auto(bleu), ecart / 2 + 44, 92, 0.37),
      trait(
        `M${n(-ecart / 2)} 24v26M${n(ecart / 2)} 24v26M${n(-ecart / 2)} 37H${n(ecart / 2)}`,
        noir,
        4,
      ),
      rect(-9, -112, 18, 16, '#3E4951', { rx: 3 }) +
        cercle(0, -56, 45, '#3E4951') +
        cercle(0, -56, 38, blanc) +
        texte(mesure(secondes, 's'), 0, -45, 32, noir, 54),
    );
  }),
  'compte-tours': avecNombre('2500', 0, 7000, (x) =>
    tableau(
      `Cadran gradué de 0 à 7, en milliers de tours par minute ; l’aiguille montre ${write(x)}`,
      '#2A3238',
      cadran(0, 7, 1, x / 1000, '×\u202F1000 tr/min', arc(127, 89, 125, '#FF4438')),
    ),
  ),
  compteur: avecNombre('50', 0, 200, (x) =>
    tableau(
      `Compteur rond gradué jusqu’à 200 km/h ; il affiche ${write(x)}`,
      '#2A3238',
      cadran(x, 200, 20, x, 'km/h'),
    ),
  ),
  'levier de vitesses': { exemple: '3', avec: levier },
  'jauge de carburant': avecNombre('10', 0, 100, jauge),
  'température extérieure': avecNombre('2', -25, 45, (degres) => {
    const hauteur = ((degres + 25) / 70) * 180;
    return cadre(
      300,
      300,
      `Thermomètre dont le liquide rouge marque ${degres < 0 ? 'moins ' : ''}${mesure(Math.abs(degres), '°C')}`,
      PAPIER,
      rect(-74, -128, 44, 226, blanc, { rx: 22, stroke: '#8A939A', 'stroke-width': 5 }),
      cercle(-52, 104, 32, rouge, { stroke: '#8A939A', 'stroke-width': 5 }),
      rect(-60, 84 - hauteur, 16, hauteur + 8, rouge, { rx: 6 }),
      trait(
        [-20, -10, 0, 10, 20, 30, 40]
          .map((d) => `M-24 ${n(84 - ((d + 25) / 70) * 180)}h${d === 0 ? 22 : 13}`)
          .join(''),
        noir,
        3,
      ),
      texte('0', 10, 84 - (25 / 70) * 180 + 8, 24, noir),
      texte(
        `${degres < 0 ? '–' : ''}${mesure(Math.abs(degres), '°C')}`,
        78,
        -88,
        38,
        degres <= 3 ? '#0B4EA2' : noir,
        100,
      ),
    );
  }),
  'champ de vision': avecNombre('130', 20, 150, champ),
} satisfies Record<string, Objet>;
