import { glyphes } from '../../../drawing/glyphes.ts';
import { el, pose, rect, texte } from '../../../drawing/svg.ts';
import { marque } from '../../../marque.ts';

export const LARGEUR = 1200;
export const HAUTEUR = 630;

const BLEU = '#0b4ea2';
const BLANC = '#ffffff';
const JAUNE = '#ffce00';
const ASPHALTE = '#1b242d';

const GAUCHE = 72;
const COLONNE = 540;
const TAILLES = [
  [78, 3],
  [66, 4],
  [50, 5],
] as const;
const CADRE = { x: 660, y: 96, l: 476, h: 438, r: 28 };

interface Partage {
  titre: string;
  sousTitre: string;
  /** An SVG document; the logo replaces a missing one. */
  dessin?: string | undefined;
}

/** Social networks show it. Letters are paths, so that every renderer agrees. */
export function imageDePartage({ titre, sousTitre, dessin }: Partage): string {
  const { taille, lignes } = enLignes(titre);
  const haut = 330 - (lignes.length * taille * 1.15) / 2;
  const mots = lignes.map((ligne, rang) =>
    aGauche(ligne, haut + taille * (0.8 + rang * 1.15), taille, BLANC),
  );
  const sous = aGauche(sousTitre, haut + lignes.length * taille * 1.15 + 46, 30, JAUNE);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${LARGEUR} ${HAUTEUR}`,
      width: LARGEUR,
      height: HAUTEUR,
    },
    [
      rect(0, 0, LARGEUR, HAUTEUR, ASPHALTE),
      rect(14, 14, LARGEUR - 28, HAUTEUR - 28, BLANC, { rx: 44 }),
      rect(24, 24, LARGEUR - 48, HAUTEUR - 48, BLEU, { rx: 36 }),
      pose(logo(), GAUCHE, 84, 1.25),
      aGauche(marque.nom, 132, 48, BLANC, GAUCHE + 80),
      ...mots,
      sous,
      dessin === undefined ? pose(logo(), CADRE.x + 30, CADRE.y + 10, 8.6) : cadre(dessin),
    ].join(''),
  );
}

/** `marge` leaves room where systems cut round shapes. */
export function icone(marge: number): string {
  const cote = 48 + 2 * marge;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${-marge} ${-marge} ${cote} ${cote}` },
    (marge > 0 ? rect(-marge, -marge, cote, cote, '#f7f8f5') : '') + logo(),
  );
}

const logo = (): string => marque.logo.formes.map((forme) => el('path', forme)).join('');

const SIGNAL = /<title>(?:Panneau|Signaux|Feu)\b/;
const MARGE = 28;

function cadre(dessin: string): string {
  const { x, y, l, h, r } = CADRE;
  const [m, comment] = SIGNAL.test(dessin) ? [MARGE, 'meet'] : [0, 'slice'];
  const dedans = dessin.replace(
    /^<svg /,
    `<svg x="${x + m}" y="${y + m}" width="${l - 2 * m}" height="${h - 2 * m}" preserveAspectRatio="xMidYMid ${comment}" `,
  );
  return (
    el('clipPath', { id: 'partage' }, rect(x, y, l, h, BLANC, { rx: r })) +
    rect(x - 6, y - 6, l + 12, h + 12, BLANC, { rx: r + 6 }) +
    el('g', { 'clip-path': 'url(#partage)' }, dedans)
  );
}

const lettres = (mots: string): string =>
  Array.from(mots.normalize('NFC').replace(/\s/g, ' '))
    .filter((l) => glyphes[l])
    .join('');

const largeur = (mots: string, taille: number): number =>
  (Array.from(mots).reduce((somme, l) => somme + glyphes[l]![0], 0) * taille) / 200;

/** Compresses text to its column. */
function aGauche(mots: string, ligne: number, taille: number, fill: string, x = GAUCHE): string {
  const connus = lettres(mots);
  const place = Math.min(largeur(connus, taille), COLONNE);
  return connus === '' ? '' : texte(connus, x + place / 2, ligne, taille, fill, COLONNE);
}

function enLignes(titre: string): { taille: number; lignes: string[] } {
  for (const [taille, plus] of TAILLES) {
    const lignes: string[] = [''];
    for (const mot of lettres(titre).split(' ')) {
      const essai = `${lignes.at(-1)} ${mot}`.trim();
      if (largeur(essai, taille) <= COLONNE) lignes[lignes.length - 1] = essai;
      else lignes.push(mot);
    }
    if (lignes.length <= plus) return { taille, lignes };
  }
  return { taille: 50, lignes: [titre] };
}
