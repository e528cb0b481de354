import { barre } from '../../barre.ts';
import { blanc, bleu, rouge } from '../../couleurs.ts';
import { dans, type Part } from '../../dans.ts';
import { debout, disqueBleuRouge } from '../../plaques.ts';
import { chemin, el, texte, trait } from '../../svg.ts';
import { bicyclette, motocycliste } from '../../symboles/bicyclette.ts';
import { autobus, campingCar, poidsLourd } from '../../symboles/deProfil.ts';
import { disqueEuropeen } from '../../symboles/disqueDeStationnement.ts';
import { fauteuil, prise } from '../../symboles/panonceaux.ts';
import { pont, voitureDerriere, voitureDevant } from '../../symboles/voituresDroites.ts';
import { signe, type Signe, type SigneAValeur } from '../../signe.ts';

const BOUT = { 'stroke-linecap': 'butt' };
const une = barre(disqueBleuRouge, { couleur: rouge, part: 10 });
const chiffres = (mots: string, x: Part, y: Part) =>
  dans(disqueBleuRouge, x, y, texte(mots, 0, 0, 50, blanc), { étiré: true });
const moitie = (du: string, au: string, x: [Part, Part]) =>
  signe(
    disqueBleuRouge,
    `« ${du} » à gauche et « ${au} » à droite en blanc, et entre eux une barre rouge oblique`,
    chiffres(du, x[0], [41, 59]),
    chiffres(au, x[1], [41, 59]),
    une,
  );

const plaque = debout(bleu, 'sans bord');
/** A real letter's bowl is no two quarter circles. */
const LETTRE_P = chemin(
  'M0 0H199A132 132 0 0 1 331 132V142A132 132 0 0 1 199 274H88V483H0ZM88 81V193H194A48 48 0 0 0 242 145V129A48 48 0 0 0 194 81Z',
  blanc,
);
const grandP = (x: Part, y: Part) => dans(plaque, x, y, LETTRE_P, { étiré: true });
const parking = (mots: string, y: Part, ...dessous: string[]) =>
  signe(
    plaque,
    `la lettre « P » et, dessous, ${mots}`,
    grandP([23, 77], [7, 59]),
    dans(plaque, [2.5, 97.5], y, dessous.join('')),
  );

const essieu = (x: number, y: number, angle = 0) =>
  el('g', { transform: `translate(${x} ${y}) rotate(${angle}) scale(1.44)` }, pont(blanc));
const trottoir = (x: number) => chemin(`M-78 0V-4H${x - 5}L${x + 5} -10.5H78V0Z`, blanc);

/** The decree's plug was not found: ours. */
const dedans = {
  disque: ['un disque', disqueEuropeen(blanc)],
  'fauteuil roulant': ['une personne en fauteuil roulant', fauteuil(blanc)],
  prise: ['une prise de courant', prise(blanc)],
} as const;
const avecDedans = (valeur: string): Signe => {
  const choix = Object.entries(dedans).find(([nom]) => nom === valeur)?.[1];
  if (!choix)
    throw new Error(`E9a ne connaît pas « ${valeur} ». Choix : ${Object.keys(dedans).join(', ')}.`);
  return signe(
    plaque,
    `la lettre « P » en blanc et, en bas à droite, ${choix[0]} en blanc`,
    grandP([14, 86], [14, 82]),
    dans(plaque, [55, 93], [64, 92], choix[1]),
  );
};

export const e = {
  E1: signe(disqueBleuRouge, 'une barre rouge oblique', une),
  E3: signe(
    disqueBleuRouge,
    'deux barres rouges en croix',
    une,
    barre(disqueBleuRouge, { couleur: rouge, part: 10, monte: true }),
  ),
  E5: moitie('1', '15', [
    [25, 30],
    [62, 83],
  ]),
  E7: moitie('16', '31', [
    [17.5, 39],
    [61, 82.5],
  ]),
  E9a: {
    sans: signe(plaque, 'la lettre « P » en blanc', grandP([14, 86], [16, 84])),
    exemple: 'disque',
    avec: avecDedans,
  } satisfies SigneAValeur,
  E9b: parking('une voiture blanche vue de l’arrière', [66, 93], voitureDerriere(blanc)),
  E9c: parking('un camion blanc vu de côté', [65, 93], poidsLourd(blanc)),
  E9d: parking('un autocar blanc vu de côté', [70, 93.4], autobus(blanc)),
  E9e: parking(
    'deux roues vues de l’arrière, toutes deux sur un bord plus haut',
    [75.2, 93.2],
    trottoir(-40),
    essieu(20, -27),
  ),
  E9f: parking(
    'deux roues vues de l’arrière, celle de gauche en bas, celle de droite sur un bord plus haut',
    [75.2, 93.2],
    trottoir(0),
    essieu(0, -23.5, -4),
  ),
  E9g: parking(
    'deux roues vues de l’arrière, toutes deux en bas, à côté d’un bord plus haut marqué d’une croix rouge',
    [76, 93.2],
    trottoir(36),
    essieu(-23, -20.5),
    trait('M36 -42L77 -1M77 -42L36 -1', rouge, 4.4, BOUT),
  ),
  E9h: parking('une autocaravane blanche vue de côté', [66, 92], campingCar(blanc)),
  E9i: parking('une personne blanche sur une motocyclette', [64, 93], motocycliste(blanc)),
  E9j: signe(
    plaque,
    'la lettre « P », puis à gauche une bicyclette blanche avec « 7h30 – 18h00 » et plus bas à droite une voiture blanche avec « 18h00 – 7h30 », deux flèches en arc menant de l’une à l’autre',
    grandP([27, 73], [3, 48]),
    dans(plaque, [4, 46], [52, 67], bicyclette(blanc, 3.2)),
    dans(plaque, [3, 47], [68.4, 72.4], texte('7h30 – 18h00', 0, 0, 20, blanc), { étiré: true }),
    dans(plaque, [58, 92], [75, 91.5], voitureDevant(blanc, false)),
    dans(plaque, [53, 97], [93, 97], texte('18h00 – 7h30', 0, 0, 20, blanc), { étiré: true }),
    trait('M2 7A38 38 0 0 1 40 45M-3 110A38 38 0 0 1 -41 72', blanc, 4.6, BOUT),
    chemin('M40 58L31 44H49ZM-41 59L-50 73H-32Z', blanc),
  ),
  E11: signe(
    disqueBleuRouge,
    'une barre rouge oblique, l’inscription « 16-31 » en blanc au-dessus et « 1-15 » en dessous',
    une,
    chiffres('16-31', [50.5, 80.5], [31, 43]),
    chiffres('1-15', [22, 44], [57, 69]),
  ),
};
