import { cercle, chemin, trait } from '../svg.ts';

export const cavalierAuPas = (couleur: string): string =>
  chemin(
    'M0 132L2 112L20 66L24 42L33 52L43 40L46 60Q74 68 118 116L190 102Q226 94 252 104Q276 112 280 150' +
      'L284 180L268 206L236 190Q200 198 146 196L104 206L84 184Q74 146 62 120L24 138Z',
    couleur,
  ) +
  trait('M110 192L60 222L68 274', couleur, 20) +
  trait('M124 186L142 236L150 294', couleur, 22) +
  trait('M240 186L246 218L212 276', couleur, 20) +
  trait('M268 180L294 232L288 294', couleur, 22) +
  trait('M258 112Q292 108 296 140L308 176', couleur, 20) +
  cercle(134, 20, 15, couleur) +
  chemin('M112 8Q130 -6 156 4L150 18L114 18Z', couleur) +
  chemin(
    'M128 34Q150 34 162 52Q178 70 178 96L196 94V108L140 116L132 92L104 100L98 88L128 74Z',
    couleur,
  );
