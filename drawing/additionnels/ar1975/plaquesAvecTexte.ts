import { boiteOf } from '../../boite.ts';
import { blanc, noir } from '../../couleurs.ts';
import { glyphes } from '../../glyphes.ts';
import type { Signe } from '../../signe.ts';
import { el, fin, pose, texte } from '../../svg.ts';
import { flecheHaut } from '../../symboles/fleches.ts';
import { lignes } from '../../symboles/inscription.ts';
import { LARGEUR, surBlanc, surBleu } from './plaqueAdditionnelle.ts';

const FLECHES: Record<string, { angle: number; mots: string }> = {
  '↑': { angle: 0, mots: 'vers le haut' },
  '→': { angle: 90, mots: 'vers la droite' },
  '↓': { angle: 180, mots: 'vers le bas' },
  '←': { angle: -90, mots: 'vers la gauche' },
};

function coupe(mots: string): { avant?: string; corps: string; apres?: string } {
  const m = /^([↑→↓←])? *(.*?) *([↑→↓←])?$/.exec(mots);
  return { avant: m?.[1], corps: m?.[2] ?? mots, apres: m?.[3] };
}

/** « 200 m » and « 8 h 45 » have narrow gaps. */
const tighten = (ligne: string): string =>
  ligne
    .replace(/(\d)\s(?=(?:k?m|t|h)\b)/g, '$1\u202F')
    .replace(/(\u202Fh)\s(?=\d\d\b)/g, '$1\u202F');

/** Capitals without an outline of ours lose their accent. */
const grande = (lettre: string): string => {
  const haute = lettre.toUpperCase();
  if (glyphes[haute]) return haute;
  return haute === 'Œ' ? 'OE' : haute.normalize('NFD').charAt(0);
};

const enCapitales = (ligne: string): string =>
  ligne.replace(/(\d[\s\u202F]?)?(\p{L}+)/gu, (tout, chiffre: string | undefined, mot: string) =>
    chiffre !== undefined && /^(k?m|t|h|min|kg)$/.test(mot)
      ? tout
      : (chiffre ?? '') + Array.from(mot).map(grande).join(''),
  );

const CAPITALE = 0.7;
/** Letters narrow down to this before they shrink. */
const ETROIT = 0.74;
const MARGE = 8;

const chasse = (mots: string): number => {
  const [g, , d] = boiteOf(texte(mots, 0, 0, 100, noir));
  return (d - g) / 100;
};

/** « / » breaks a line, and so do too many letters. */
export const enLignes = (corps: string, lettres: number): string[] =>
  corps
    .split(' / ')
    .flatMap((ligne) => lignes(ligne, lettres))
    .map((ligne) => enCapitales(tighten(ligne)));

/** Every line has the same letters, as large as the longest allows. `h`: the text's height. */
export function bloc(
  liste: string[],
  couleur: string,
  large: number,
  plus: number,
): { svg: string; h: number } {
  const taille = Math.min(plus, ...liste.map((mots) => large / (ETROIT * chasse(mots))));
  const etroit = Math.min(1, ...liste.map((mots) => large / (taille * chasse(mots))));
  const haut = taille * CAPITALE;
  const intervalle = haut + 15;
  const total = haut + intervalle * (liste.length - 1);
  const svg = liste
    .map((mots, i) => texte(mots, 0, haut - total / 2 + i * intervalle, taille, couleur))
    .join('');
  return {
    svg: etroit < 1 ? el('g', { transform: `scale(${fin(etroit)} 1)` }, svg) : svg,
    h: total,
  };
}

const fonds = {
  bleu: { sur: surBleu, encre: blanc, nom: 'blanc', fleche: 'blanche' },
  blanc: { sur: surBlanc, encre: noir, nom: 'noir', fleche: 'noire' },
};

export function panneauTexte(mots: string, fond: keyof typeof fonds = 'bleu'): Signe {
  const { sur, encre, nom, fleche } = fonds[fond];
  const { avant, corps, apres } = coupe(mots);
  if (corps === '') throw new Error('Un panneau additionnel porte au moins un mot.');
  const liste = enLignes(corps, 14);
  const [gauche, droite] = [avant, apres].map((signe) => (signe === undefined ? 0 : 36)) as [
    number,
    number,
  ];
  const place = LARGEUR - 2 * MARGE - gauche - droite;
  const { svg, h: hauteur } = bloc(liste, encre, place, liste.length === 1 ? 52 : 44);
  const dessinee = (signe: string | undefined, x: number): string =>
    signe === undefined
      ? ''
      : `<g transform="translate(${x} 0) rotate(${FLECHES[signe]?.angle ?? 0})">${flecheHaut(0, 22, -22, 9, encre)}</g>`;
  const say = (signe: string): string => `une flèche ${fleche} ${FLECHES[signe]?.mots ?? ''}`;
  return sur(
    Math.max(62, hauteur + 28),
    `avec l’inscription « ${corps.replaceAll(' / ', ', ')} » en ${nom}` +
      (avant === undefined ? '' : `, à sa gauche ${say(avant)}`) +
      (apres === undefined ? '' : `, à sa droite ${say(apres)}`),
    pose(svg, (gauche - droite) / 2, 0),
    dessinee(avant, -78),
    dessinee(apres, 78),
  );
}
