import { barre } from '../../barre.ts';
import { boiteOf, type Boite } from '../../boite.ts';
import { blanc, grisClair, noir } from '../../couleurs.ts';
import { dans } from '../../dans.ts';
import { debout, plaque as plaqueDe } from '../../plaques.ts';
import { pose, texte, type Piece } from '../../svg.ts';
import { erase, enNoir, toutEn, type Signe } from '../../signe.ts';
import type { Borne } from '../borne.ts';

const grise = (mots: string): string =>
  mots
    .replace(
      /^panneau (\S+(?: debout| couché)?)(?:, (?:fin )?(?:bord|fond) \S+(?=,|$))+/,
      'le fin contour d’un panneau $1',
    )
    .replace(/\b(en|de) (rouge|bleu|jaune|noir|blanc)\b/g, '$1 gris clair')
    .replace(/ (rouges?|bleue?s?|jaunes?|noire?s?|blanch?e?s?)(?![\p{L}])/gu, ' en gris clair');

const noircie = (mots: string): string =>
  mots.replace(/ blanc(he)?(s?)(?![\p{L}])/gu, (_, f, s) => ` noir${f ? 'e' : ''}${s}`);

const minuscule = (mots: string): string =>
  mots
    .replace(
      /(^|\. )(\p{Lu})/gu,
      (_, avant: string, lettre: string) => (avant ? ' ; ' : '') + lettre.toLowerCase(),
    )
    .replace(/\.$/, '');

const motsEnBas = ({ description, surZone }: Signe): string =>
  surZone?.mots ??
  noircie(minuscule(description).replace(/^en dessous, un panneau \S+ (avec )?/, ''));

const barreDeFin = ({ l: largeur, h: hauteur }: Piece): string =>
  barre({ l: largeur - 6, h: hauteur - 6, rayon: 9 }, { couleur: noir, part: 9.5, monte: true });

const simple = debout(blanc, 'bord noir');
const longue = plaqueDe([5, 9], blanc, 'bord noir');

const places = {
  simple: { mot: [8, 18], disque: [25, 76], plaque: [27, 83], dessous: [0, 0] },
  longue: { mot: [7, 15], disque: [22, 66], plaque: [26, 68], dessous: [74, 95] },
} as const;

function agrandi(signe: Signe): Signe {
  if (signe.fond !== blanc || signe.l !== signe.h || !signe.dessus) return signe;
  const [gauche, haut, droite, bas] = boiteOf(signe.dessus).map(Math.abs) as Boite;
  const k = Math.min(1.28, 94 / Math.hypot(Math.max(gauche, droite), Math.max(haut, bas)));
  return k > 1 ? { ...signe, dessus: pose(signe.dessus, 0, 0, k) } : signe;
}

/**
 * « ZONE » or its end, in outlines and light grey under a black bar. The additional plate is part
 * of it, in black.
 */
export function zone(principal: Signe, borne: Borne, dessous?: Signe): Signe {
  const fin = borne === 'fin';
  const [plaque, ou] = dessous ? [longue, places.longue] : [simple, places.simple];
  const rond = principal.l === principal.h;
  const corps =
    dans(
      plaque,
      rond ? [11.5, 88.5] : [9, 91],
      rond ? ou.disque : ou.plaque,
      fin ? erase(agrandi(principal)) : principal.svg,
    ) +
    (dessous?.surZone?.parts ?? (dessous ? [[[9, 91], enNoir(dessous)] as const] : []))
      .map(([x, svg]) => dans(plaque, x, ou.dessous, fin ? toutEn(svg, grisClair) : svg))
      .join('');
  const teinte = fin ? grise : (mots: string) => mots;
  const enBas = dessous && motsEnBas(dessous);
  return {
    l: plaque.l,
    h: plaque.h,
    svg:
      plaque.svg +
      dans(plaque, [23, 77], ou.mot, texte('ZONE', 0, 0, 40, fin ? grisClair : noir)) +
      corps +
      (fin ? barreDeFin(plaque) : ''),
    plaque: plaque.svg,
    description:
      `${plaque.mots}, le mot « ZONE » en ${fin ? 'gris clair' : 'noir'}` +
      `, dessous : ${teinte(minuscule(principal.description))}` +
      (enBas ? ` ; plus bas, ${teinte(enBas)}` : '') +
      (fin ? ' ; le tout barré d’un trait noir oblique.' : '.'),
  };
}
