import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import { chemin, pose, rect, trait } from '../svg.ts';
import { auto, fourgon, roue } from './auto.ts';
import { avecNombre, cote, etiquette, mesure, type Objet } from './objet.ts';
import { surRoute, voitureTractante, AU_SOL } from './surRoute.ts';

/** One axle up to 750 kg; heavier ones are longer, higher, with two. */
const remorque = (x: number, kg: number) =>
  kg <= 750
    ? pose(remorqueNue() + etiquette(mesure(kg, 'kg'), 4, -88, 22), x, 0)
    : pose(
        trait('M-132 -22H-78', '#3A434B', 7) +
          rect(-84, -84, 190, 58, '#8A939A', { rx: 4 }) +
          rect(-84, -84, 190, 10, '#A6AFB5', { rx: 4 }) +
          trait('M-48 -72V-28M-10 -72V-28M28 -72V-28M66 -72V-28', '#6C767D', 3) +
          trait('M-34 -40H56', '#3A434B', 7) +
          rect(100, -60, 6, 18, '#E02B2B') +
          roue(-14, 18) +
          roue(34, 18) +
          etiquette(mesure(kg, 'kg'), 10, -112, 24),
        x,
        0,
      );

const grains = Array.from({ length: 30 }, (_, i) => {
  const x = 64 + ((i * 47) % 112);
  const haut = 42 * (1 - ((x - 120) / 62) ** 2);
  return `M${x} ${AU_SOL - 72 - Math.round((((i * 29) % 30) / 30) * Math.max(0, haut))}h1`;
}).join('');

export const remorques = {
  'corde de remorquage': avecNombre('4', 1, 4.5, (metres) => {
    const largeur = metres * 32;
    return surRoute(
      `Une voiture bleue en tire une autre, rouge, avec une corde tendue sur ${mesure(metres, 'm')}`,
      pose(auto(bleu), -80 - largeur / 2, AU_SOL, 0.66),
      pose(auto(rouge), 80 + largeur / 2, AU_SOL, 0.66),
      trait(
        `M${-largeur / 2 - 2} ${AU_SOL - 20}Q0 ${AU_SOL - 10} ${largeur / 2 + 2} ${AU_SOL - 20}`,
        '#E0A100',
        5,
      ),
      cote(-largeur / 2, largeur / 2, AU_SOL - 62, mesure(metres, 'm'), -28),
    );
  }),
  'corde de remorquage avec chiffon': surRoute(
    'Une voiture bleue en tire une autre, rouge, avec une corde où pend un chiffon rouge',
    pose(auto(bleu), -146, AU_SOL, 0.66),
    pose(auto(rouge), 146, AU_SOL, 0.66),
    trait(`M-68 ${AU_SOL - 22}Q0 ${AU_SOL - 12} 68 ${AU_SOL - 22}`, '#E0A100', 5),
    chemin(
      `M-16 ${AU_SOL - 18}H16L18 ${AU_SOL + 14}L4 ${AU_SOL + 6}L-8 ${AU_SOL + 16}L-18 ${AU_SOL + 4}Z`,
      rouge,
    ),
  ),
  'sable sans bâche': surRoute(
    'Remorque ouverte pleine de sable, dont des grains s’envolent derrière une voiture bleue',
    voitureTractante(-118),
    pose(remorqueNue(), 116, AU_SOL, 1.15),
    trait(`M84 ${AU_SOL - 142}L104 ${AU_SOL - 100}`, '#8D6740', 7) +
      trait(`M76 ${AU_SOL - 146}L92 ${AU_SOL - 152}`, '#8D6740', 8),
    chemin(
      `M50 ${AU_SOL - 68}Q92 ${AU_SOL - 120} 124 ${AU_SOL - 116}Q156 ${AU_SOL - 112} 192 ${AU_SOL - 68}Z`,
      '#E8C987',
    ),
    trait(grains, '#B98F4E', 4),
    trait(
      `M176 ${AU_SOL - 108}h1M196 ${AU_SOL - 96}h1M208 ${AU_SOL - 116}h1M222 ${AU_SOL - 92}h1M186 ${AU_SOL - 126}h1M216 ${AU_SOL - 76}h1M230 ${AU_SOL - 110}h1`,
      '#B98F4E',
      6,
    ),
  ),
  'sable sous bâche': surRoute(
    'Remorque couverte d’une bâche verte tendue par des crochets, derrière une voiture bleue',
    voitureTractante(-118),
    pose(remorqueNue(), 116, AU_SOL, 1.15),
    chemin(
      `M48 ${AU_SOL - 58}V${AU_SOL - 74}Q86 ${AU_SOL - 112} 122 ${AU_SOL - 106}Q160 ${AU_SOL - 102} 194 ${AU_SOL - 74}V${AU_SOL - 58}Z`,
      '#3F7D58',
    ),
    trait(
      `M64 ${AU_SOL - 58}v10M98 ${AU_SOL - 58}v10M132 ${AU_SOL - 58}v10M166 ${AU_SOL - 58}v10`,
      noir,
      3,
    ),
  ),
  'remorque et voiture': {
    exemple: '1400 + 750',
    avec: (valeur: string) => {
      const [premiere, seconde] = valeur.split('+').map((v) => Number(v.replace(/[^\d]/g, '')));
      if (!premiere || !seconde || premiere > 9999 || seconde > 9999)
        throw new Error(
          `La valeur « ${valeur} » ne va pas : deux masses en kg, par exemple 1400 + 750.`,
        );
      const lourde = seconde > 750;
      const fourgonnette = premiere >= 2400;
      return surRoute(
        `${fourgonnette ? 'Camionnette blanche vue' : 'Voiture bleue vue'} de côté, marquée « ${mesure(premiere, 'kg')} », qui tire une ${lourde ? 'grande remorque à deux essieux marquée' : 'petite remorque à un essieu marquée'} « ${mesure(seconde, 'kg')} »`,
        pose(
          (fourgonnette
            ? pose(fourgon(blanc), lourde ? -124 : -112, 0) +
              etiquette(mesure(premiere, 'kg'), lourde ? -106 : -94, -148, 24)
            : pose(auto(bleu), lourde ? -132 : -104, 0) +
              etiquette(mesure(premiere, 'kg'), lourde ? -120 : -92, -112, 24)) +
            (lourde
              ? remorque(fourgonnette ? 146 : 116, seconde)
              : remorque(fourgonnette ? 128 : 118, seconde)),
          0,
          AU_SOL,
          lourde ? 0.86 : 0.92,
        ),
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
