import { blanc, bleu, rouge } from '../../couleurs.ts';
import { barre } from '../../barre.ts';
import { dans } from '../../dans.ts';
import { debout, disqueBleuRouge } from '../../plaques.ts';
import { pose, texte, trait } from '../../svg.ts';
import { moto } from '../../symboles/deuxroues.ts';
import { autocar, autocaravane, camion } from '../../symboles/lourds.ts';
import { essieu } from '../../symboles/rail.ts';
import { velo } from '../../symboles/usagers.ts';
import { voitureCote } from '../../symboles/vehicules.ts';
import { signe } from '../signe.ts';

const une = barre(disqueBleuRouge, { couleur: rouge, part: 10 });
const moitie = (dates: string) =>
  signe(
    disqueBleuRouge,
    `une barre rouge oblique et l’inscription « ${dates} » en blanc`,
    une,
    texte(dates, 0, 17, 46, blanc, dates.length > 4 ? 112 : 92),
  );

const plaque = debout(bleu, 'sans bord');
const P = texte('P', 0, 0, 100, blanc);
const p = (mots: string, ...dessous: string[]) =>
  signe(
    plaque,
    `la lettre « P » et, dessous, ${mots}`,
    dans(plaque, [23, 77], [7, 59], P),
    dans(plaque, [6, 94], [66, 93], dessous.join('')),
  );

/** The ground from the left, low, to the right, high, with its step at x. */
const bordure = (x: number) => trait(`M-70 91H${x}V73H70`, blanc, 7, { 'stroke-linecap': 'butt' });

/** E: standing vehicles. */
export const e = {
  E1: signe(disqueBleuRouge, 'une barre rouge oblique', une),
  E3: signe(
    disqueBleuRouge,
    'deux barres rouges en croix',
    une,
    barre(disqueBleuRouge, { couleur: rouge, part: 10, monte: true }),
  ),
  E5: moitie('1-15'),
  E7: moitie('16-31'),
  E9a: signe(plaque, 'la lettre « P » en blanc', dans(plaque, [14, 86], [16, 84], P)),
  E9b: p('une voiture blanche vue de côté', pose(voitureCote(blanc), 0, 62, 1.08)),
  E9c: p('un camion blanc vu de côté', pose(camion(blanc), 0, 56, 1)),
  E9d: p('un autocar blanc vu de côté', pose(autocar(blanc), 0, 58, 1)),
  E9e: p(
    'deux roues vues de l’arrière, toutes deux sur un bord plus haut',
    bordure(-54),
    pose(essieu(blanc), 10, 68, 1),
  ),
  E9f: p(
    'deux roues vues de l’arrière, celle de gauche en bas, celle de droite sur un bord plus haut',
    bordure(0),
    `<g transform="translate(0 77.5) rotate(-14)">${essieu(blanc)}</g>`,
  ),
  E9g: p(
    'deux roues vues de l’arrière, toutes deux en bas, à côté d’un bord plus haut',
    bordure(54),
    pose(essieu(blanc), -10, 86, 1),
  ),
  E9h: p('une autocaravane blanche vue de côté', pose(autocaravane(blanc), 0, 58, 1)),
  E9i: p('une motocyclette blanche', pose(moto(blanc), 0, 56, 1.05)),
  E9j: signe(
    plaque,
    'la lettre « P », puis une bicyclette blanche avec « 7h30-18h00 », puis une motocyclette et une voiture blanches avec « 18h00-7h30 »',
    texte('P', 0, -32, 100, blanc),
    pose(velo(blanc), -54, 6, 0.5),
    texte('7h30-18h00', 35, 14, 22, blanc, 98),
    pose(moto(blanc), -54, 52, 0.5),
    pose(voitureCote(blanc), -54, 92, 0.52),
    texte('18h00-7h30', 35, 79, 22, blanc, 98),
  ),
  E11: signe(
    disqueBleuRouge,
    'une barre rouge oblique, l’inscription « 1-15 » en blanc au-dessus et « 16-31 » en dessous',
    une,
    texte('1-15', 27, -20, 36, blanc, 66),
    texte('16-31', -28, 44, 36, blanc, 74),
  ),
};
