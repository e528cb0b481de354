import { blanc, rouge } from '../couleurs.ts';
import { barre, carreBleu, disqueBleuRouge } from '../plaques.ts';
import { texte } from '../svg.ts';
import { signe } from './signe.ts';

const une = barre(rouge, 18, 80);
const moitie = (dates: string) =>
  signe(
    disqueBleuRouge,
    `une barre rouge oblique et l’inscription « ${dates} » en blanc`,
    une,
    texte(dates, 0, 17, 46, blanc, dates.length > 4 ? 112 : 92),
  );

/** E: standing vehicles. */
export const e = {
  E1: signe(disqueBleuRouge, 'une barre rouge oblique', une),
  E3: signe(disqueBleuRouge, 'deux barres rouges en croix', une, barre(rouge, 18, 80, true)),
  E5: moitie('1-15'),
  E7: moitie('16-31'),
  E9a: signe(carreBleu, 'la lettre « P » en blanc', texte('P', 0, 56, 156, blanc)),
};
