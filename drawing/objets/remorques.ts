import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import { chemin, pose, rect, trait } from '../svg.ts';
import { auto, roue } from './auto.ts';
import { avecNombre, cote, etiquette, mesure, type Objet } from './objet.ts';
import { surRoute, voiture, Y } from './surRoute.ts';

const remorque = (x: number, masse: string) =>
  pose(
    trait('M-114 -22H-50', '#3A434B', 6) +
      rect(-58, -62, 124, 40, '#8A939A', { rx: 4 }) +
      trait('M-30 -60V-24M2 -60V-24M34 -60V-24', '#6C767D', 3) +
      rect(60, -56, 6, 14, '#E02B2B') +
      roue(4, 17) +
      etiquette(masse, 4, -88, 22),
    x,
    Y,
  );

const grains = Array.from({ length: 30 }, (_, i) => {
  const x = 64 + ((i * 47) % 112);
  const haut = 42 * (1 - ((x - 120) / 62) ** 2);
  return `M${x} ${Y - 72 - Math.round((((i * 29) % 30) / 30) * Math.max(0, haut))}h1`;
}).join('');

const bateau = (x: number) =>
  pose(
    trait('M-110 -20H84', '#3A434B', 6) +
      chemin('M-104 -70H112Q108 -34 84 -28H-48Q-84 -36 -104 -70Z', blanc) +
      chemin('M-98 -60L-104 -70H112L110 -58Z', rouge) +
      chemin('M-20 -70L-2 -96H40L52 -70Z', '#BFD6E4') +
      rect(58, -94, 44, 24, '#B9773A', { rx: 2 }) +
      rect(64, -112, 32, 18, '#8D6740', { rx: 2 }) +
      rect(106, -88, 20, 28, noir, { rx: 5 }) +
      trait('M116 -60V-34L126 -30', noir, 7) +
      roue(-22, 17) +
      roue(16, 17),
    x,
    Y,
  );

export const remorques = {
  'voiture et caravane': surRoute(
    'Voiture bleue vue de côté, qui tire une caravane blanche',
    voiture(-108),
    trait(`M8 ${Y - 22}H60`, '#3A434B', 6),
    chemin(
      `M52 ${Y - 26}V${Y - 96}Q54 ${Y - 134} 92 ${Y - 136}H198Q226 ${Y - 134} 228 ${Y - 100}V${Y - 26}Z`,
      blanc,
      { stroke: '#B4BBC0', 'stroke-width': 2 },
    ),
    rect(52, Y - 62, 176, 12, bleu) +
      rect(76, Y - 114, 52, 38, '#BFD6E4', { rx: 6 }) +
      rect(166, Y - 118, 38, 88, '#DDE3E6', { rx: 4 }),
    pose(roue(140, 18), 0, Y),
  ),
  'voiture et bateau': surRoute(
    'Voiture rouge vue de côté, qui tire un bateau posé sur une remorque ; le moteur et des caisses sont au bout, derrière les roues',
    voiture(-120, rouge),
    bateau(104),
  ),
  'voiture et deux remorques': surRoute(
    'Voiture bleue vue de côté, qui tire deux petites remorques l’une derrière l’autre',
    pose(auto(bleu), -146, Y, 0.78),
    pose(remorqueNue(), 18, Y, 0.9),
    pose(remorqueNue(), 166, Y, 0.9),
  ),
  'corde de remorquage': avecNombre('4', 1, 4.5, (m) => {
    const l = m * 32;
    return surRoute(
      `Une voiture bleue en tire une autre, rouge, avec une corde tendue sur ${mesure(m, 'm')}`,
      pose(auto(bleu), -80 - l / 2, Y, 0.66),
      pose(auto(rouge), 80 + l / 2, Y, 0.66),
      trait(`M${-l / 2 - 2} ${Y - 20}Q0 ${Y - 10} ${l / 2 + 2} ${Y - 20}`, '#E0A100', 5),
      cote(-l / 2, l / 2, Y - 62, mesure(m, 'm'), -28),
    );
  }),
  'corde de remorquage avec chiffon': surRoute(
    'Une voiture bleue en tire une autre, rouge, avec une corde où pend un chiffon rouge',
    pose(auto(bleu), -146, Y, 0.66),
    pose(auto(rouge), 146, Y, 0.66),
    trait(`M-68 ${Y - 22}Q0 ${Y - 12} 68 ${Y - 22}`, '#E0A100', 5),
    chemin(`M-16 ${Y - 18}H16L18 ${Y + 14}L4 ${Y + 6}L-8 ${Y + 16}L-18 ${Y + 4}Z`, rouge),
  ),
  'sable sans bâche': surRoute(
    'Remorque ouverte pleine de sable, dont des grains s’envolent derrière une voiture bleue',
    voiture(-118),
    pose(remorqueNue(), 116, Y, 1.15),
    trait(`M84 ${Y - 142}L104 ${Y - 100}`, '#8D6740', 7) +
      trait(`M76 ${Y - 146}L92 ${Y - 152}`, '#8D6740', 8),
    chemin(`M50 ${Y - 68}Q92 ${Y - 120} 124 ${Y - 116}Q156 ${Y - 112} 192 ${Y - 68}Z`, '#E8C987'),
    trait(grains, '#B98F4E', 4),
    trait(
      `M176 ${Y - 108}h1M196 ${Y - 96}h1M208 ${Y - 116}h1M222 ${Y - 92}h1M186 ${Y - 126}h1M216 ${Y - 76}h1M230 ${Y - 110}h1`,
      '#B98F4E',
      6,
    ),
  ),
  'sable sous bâche': surRoute(
    'Remorque couverte d’une bâche verte tendue par des crochets, derrière une voiture bleue',
    voiture(-118),
    pose(remorqueNue(), 116, Y, 1.15),
    chemin(
      `M48 ${Y - 58}V${Y - 74}Q86 ${Y - 112} 122 ${Y - 106}Q160 ${Y - 102} 194 ${Y - 74}V${Y - 58}Z`,
      '#3F7D58',
    ),
    trait(`M64 ${Y - 58}v10M98 ${Y - 58}v10M132 ${Y - 58}v10M166 ${Y - 58}v10`, noir, 3),
  ),
  'remorque et voiture': {
    exemple: '1400 + 750',
    avec: (valeur: string) => {
      const [a, b] = valeur.split('+').map((v) => Number(v.replace(/[^\d]/g, '')));
      if (!a || !b || a > 9999 || b > 9999)
        throw new Error(
          `La valeur « ${valeur} » ne va pas : deux masses en kg, par exemple 1400 + 750.`,
        );
      return surRoute(
        `Voiture bleue vue de côté, marquée « ${mesure(a, 'kg')} », qui tire une remorque marquée « ${mesure(b, 'kg')} »`,
        voiture(-104),
        etiquette(mesure(a, 'kg'), -92, Y - 110, 22),
        remorque(124, mesure(b, 'kg')),
      );
    },
  },
} satisfies Record<string, Objet>;

function remorqueNue(): string {
  return (
    trait('M-102 -22H-50', '#3A434B', 6) +
    rect(-58, -62, 124, 40, '#8A939A', { rx: 4 }) +
    trait('M-30 -60V-24M2 -60V-24M34 -60V-24', '#6C767D', 3) +
    rect(60, -56, 6, 14, '#E02B2B') +
    roue(4, 17)
  );
}
