import { blanc, bleu, jaune, noir, rouge } from '../couleurs.ts';
import { rectangle } from '../plaques.ts';
import { pose, texte, trait, type Piece } from '../svg.ts';
import type { Signe } from './signe.ts';

export const bornes = ['début', 'fin'] as const;
export type Borne = (typeof bornes)[number];

/** Two greys, so that a red bar still shows on its blue ground. */
const enGris = (svg: string): string =>
  svg
    .replaceAll(rouge, '#6F787F')
    .replaceAll(bleu, '#A4ACB2')
    .replaceAll(jaune, '#A4ACB2')
    .replaceAll(noir, '#5D666D');

/** The same in words: « en noir », « de rouge », « bord bleu ». */
const grise = (mots: string): string =>
  mots
    .replace(/\b(en|de) (rouge|bleu|jaune|noir)\b/g, '$1 gris')
    .replace(/ (rouges?|bleue?s?|jaunes?|noire?s?)(?![\p{L}])/gu, ' en gris');

const minuscule = (mots: string): string =>
  mots
    .replace(
      /(^|\. )(\p{Lu})/gu,
      (_, avant: string, lettre: string) => (avant ? ' ; ' : '') + lettre.toLowerCase(),
    )
    .replace(/\.$/, '');

/** A black bar from bottom left to top right over a plate. */
export const barreNoire = ({ l, h }: Piece, largeur = 12): string => {
  const [x, y] = [l / 2 - 10, h / 2 - 10];
  return trait(`M${-x} ${y}L${x} ${-y}`, noir, largeur, { 'stroke-linecap': 'butt' });
};

/**
 * The white plate « ZONE » round a sign, or its end: the same in grey under a black bar.
 * `dessus` stands above the word.
 */
export function zone(contenu: Signe, borne: Borne, dessus?: Signe): Signe {
  const fin = borne === 'fin';
  const k = Math.min(0.66, 134 / contenu.l);
  const haut = dessus ? dessus.h * 0.6 + 6 : 0;
  const h = contenu.h * k + haut + 78;
  const plaque = rectangle(
    164,
    Math.round(h),
    blanc,
    'Panneau rectangulaire debout, fond blanc, le mot « ZONE » en noir',
  );
  const y = -plaque.h / 2;
  const corps = [
    dessus ? pose(dessus.svg, 0, y + 12 + (dessus.h * 0.6) / 2, 0.6) : '',
    pose(contenu.svg, 0, y + haut + 62 + (contenu.h * k) / 2, k),
  ].join('');
  const teinte = fin ? grise : (mots: string) => mots;
  return {
    l: plaque.l,
    h: plaque.h,
    svg:
      plaque.svg +
      texte('ZONE', 0, y + haut + 48, 40, noir, 102) +
      (fin ? enGris(corps) + barreNoire(plaque) : corps),
    description:
      plaque.mots +
      (dessus ? `, au-dessus : ${teinte(minuscule(dessus.description))}` : '') +
      `, dessous : ${teinte(minuscule(contenu.description))}` +
      (fin ? ' ; le tout barré d’un trait noir oblique.' : '.'),
  };
}
