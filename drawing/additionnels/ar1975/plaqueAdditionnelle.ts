import { blanc, bleu } from '../../couleurs.ts';
import { dans, type Part } from '../../dans.ts';
import { signe, type Signe } from '../../signe.ts';
import { rectangle, type Plaque } from '../../plaques.ts';

export const LARGEUR = 200;

export type { Part };

/** In % of the plate. */
export type Posee = readonly [x: Part, y: Part, svg: string];
type Taille = readonly [l: number, h: number, forme?: string];

const fonds = { bleu, blanc } as const;
const plaque = (fond: keyof typeof fonds, [largeur, hauteur, forme]: Taille): Plaque =>
  rectangle(
    largeur,
    hauteur,
    fonds[fond],
    'sans bord',
    `En dessous, un panneau ${fond}${forme ? ` ${forme}` : ''}`,
    Math.min(14, largeur * 0.16, hauteur * 0.2),
  );

export const surBleu = (hauteur: number, mots: string, ...dessus: string[]): Signe =>
  signe(plaque('bleu', [LARGEUR, hauteur]), mots, ...dessus);
export const surBlanc = (hauteur: number, mots: string, ...dessus: string[]): Signe =>
  signe(plaque('blanc', [LARGEUR, hauteur]), mots, ...dessus);

const placee =
  (fond: keyof typeof fonds) =>
  (taille: Taille, mots: string, ...parts: Posee[]): Signe => {
    const p = plaque(fond, taille);
    return signe(p, mots, ...parts.map(([x, y, svg]) => dans(p, x, y, svg)));
  };

/** `forme` is said where the plate does not lie. */
export const plaqueBleue = placee('bleu');
export const plaqueBlanche = placee('blanc');
