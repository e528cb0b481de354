import {
  blanc,
  bleu,
  brun,
  jaune,
  lisere,
  noir,
  nomDe,
  orange,
  rouge,
  vert,
  type Fond,
} from '../../../couleurs.ts';
import { carreBleu, couche, rectangle, type Plaque } from '../../../plaques.ts';
import { chemin, pose, rect, texte, trait } from '../../../svg.ts';
import { cavalier } from '../../../symboles/animaux.ts';
import { flecheHaut, flecheLeLong } from '../../../symboles/fleches.ts';
import { inscription } from '../../../symboles/inscription.ts';
import { lit, usine } from '../../../symboles/services.ts';
import { pieton, velo } from '../../../symboles/usagers.ts';
import { signe, type Signe } from '../../signe.ts';
import { bleuCouche, orangeCouche } from './commun.ts';

const numero = (fond: Fond, exemple: string) => ({
  exemple,
  avec: (valeur: string) =>
    signe(
      rectangle(
        170,
        96,
        fond,
        fond === blanc ? 'bord noir' : 'bord blanc',
        `Panneau rectangulaire couché, fond ${nomDe[fond]}`,
      ),
      `l’inscription « ${valeur} » en ${fond === blanc ? 'noir' : 'blanc'}`,
      inscription(valeur, 0, 19, 54, fond === blanc ? noir : blanc, 140),
    ),
});

/** A plate that ends in a point; its text keeps to the straight part. */
function pancarte(
  fond: string,
  nom: string,
  gauche: boolean,
  bord = fond === blanc || fond === jaune || fond === orange ? noir : blanc,
): Plaque {
  const d = 'M-146 -40H106L146 0L106 40H-146Z';
  const contour = (k: number) =>
    `M-${146 - k} -${40 - k}H${106 - k * 0.4}L${146 - k * 1.4} 0L${106 - k * 0.4} ${40 - k}H-${146 - k}Z`;
  const svg =
    chemin(d, lisere, { stroke: lisere, 'stroke-width': 10, 'stroke-linejoin': 'round' }) +
    chemin(d, fond, { stroke: fond, 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    chemin(contour(3), 'none', { stroke: bord, 'stroke-width': 4, 'stroke-linejoin': 'round' });
  return {
    l: 304,
    h: 92,
    svg: gauche ? pose(svg, 0, 0, 1, true) : svg,
    mots: `Panneau en forme de flèche vers la ${gauche ? 'gauche' : 'droite'}, fond ${nom}`,
    fond,
    contour: '',
    rayon: 4,
  };
}

interface Style {
  exemple: string;
  fond: string;
  nom: string;
  encre: string;
  mots: string;
  bord?: string;
  symbole?: string;
  dit?: string;
}

/** « Namur 12 », or « ← Namur 12 » to point the other way. */
const versOu = ({ exemple, fond, nom, encre, mots, bord, symbole, dit }: Style) => ({
  exemple,
  avec: (valeur: string) => {
    const gauche = valeur.startsWith('←');
    const texteSeul = valeur.replace(/^[←→] */, '').trim();
    const s = gauche ? 1 : -1;
    const place = symbole ? 176 : 226;
    return signe(
      pancarte(fond, nom, gauche, bord),
      `${dit ? `${dit} et ` : ''}l’inscription « ${texteSeul} » en ${mots}`,
      symbole ? pose(symbole, s * 108, 0) : '',
      inscription(texteSeul, s * (symbole ? -12 : 18), 14, 40, encre, place),
    );
  },
});

const carton = (svg: string) => rect(-27, -27, 54, 54, bleu, { rx: 5 }) + svg;

/** A thick shaft for the road that one drives on, a thin one for those that leave it. */
const schema = (nom: string, couleur: string): string =>
  trait('M-84 22H84', couleur, 10, { 'stroke-linecap': 'butt' }) +
  chemin('M-106 22L-82 8V36ZM106 22L82 8V36Z', couleur) +
  flecheHaut(0, 76, -34, 22, couleur) +
  inscription(nom, 0, -46, 36, couleur, 236);

const itineraires: Record<string, { svg: string; mots: string }> = {
  vélos: { svg: pose(velo(blanc), 0, -34, 0.84), mots: 'une bicyclette blanche' },
  piétons: { svg: pose(pieton(blanc), 0, -34, 0.84), mots: 'une personne blanche qui marche' },
  cavaliers: { svg: pose(cavalier(blanc), 0, -34, 0.8), mots: 'une personne blanche à cheval' },
};

/** F: numbers of roads, and the ways to places. */
export const directions = {
  F23a: numero(bleu, 'N4'),
  F23b: numero(vert, 'A4'),
  F23c: numero(vert, 'E411'),
  F23d: numero(blanc, 'R0'),
  F25: {
    exemple: 'Namur',
    avec: (nom: string) =>
      signe(
        bleuCouche,
        `le nom « ${nom} » au-dessus d’une flèche blanche épaisse vers le haut, que deux flèches plus minces quittent vers la gauche et vers la droite`,
        schema(nom, blanc),
      ),
  },
  F27: {
    exemple: 'Namur',
    avec: (nom: string) =>
      signe(
        couche(vert, 'bord blanc'),
        `le nom « ${nom} » en blanc au-dessus d’une flèche blanche oblique vers la droite`,
        inscription(nom, 0, -32, 44, blanc, 236),
        pose(`<g transform="rotate(45)">${flecheHaut(0, 44, -50, 19, blanc)}</g>`, 0, 34),
      ),
  },
  F29: versOu({ exemple: 'Namur 12', fond: bleu, nom: 'bleu', encre: blanc, mots: 'blanc' }),
  F31: versOu({ exemple: 'Namur', fond: vert, nom: 'vert', encre: blanc, mots: 'blanc' }),
  F33a: versOu({ exemple: 'Port', fond: blanc, nom: 'blanc', encre: noir, mots: 'noir' }),
  F33b: versOu({
    exemple: 'Clinique',
    fond: blanc,
    nom: 'blanc',
    encre: noir,
    mots: 'noir',
    symbole: carton(texte('H', 0, 16, 44, blanc)),
    dit: 'un carré bleu à lettre « H » blanche',
  }),
  F33c: versOu({
    exemple: 'Zoning',
    fond: blanc,
    nom: 'blanc',
    encre: noir,
    mots: 'noir',
    symbole: pose(usine(noir), 0, 0, 0.56),
    dit: 'une usine noire',
  }),
  F34a: versOu({
    exemple: 'Poste',
    fond: blanc,
    nom: 'blanc',
    encre: bleu,
    mots: 'bleu',
    bord: bleu,
  }),
  F34b: {
    exemple: 'vélos',
    avec: (valeur: string) => {
      const pour = itineraires[valeur];
      if (!pour)
        throw new Error(
          `F34b ne connaît pas « ${valeur} ». Choix : ${Object.keys(itineraires).join(', ')}.`,
        );
      return signe(
        carreBleu,
        `${pour.mots} au-dessus d’une flèche blanche vers la droite`,
        pour.svg,
        `<g transform="translate(0 54) rotate(90)">${flecheHaut(0, 56, -56, 16, blanc)}</g>`,
      );
    },
  },
  F34c: versOu({
    exemple: 'Wavre 7',
    fond: bleu,
    nom: 'bleu',
    encre: blanc,
    mots: 'blanc',
    symbole: pose(velo(blanc), 0, 0, 0.6),
    dit: 'une bicyclette blanche',
  }),
  F35: versOu({ exemple: 'Abbaye', fond: brun, nom: 'brun', encre: blanc, mots: 'blanc' }),
  F37: versOu({
    exemple: 'Hôtel du Lac',
    fond: jaune,
    nom: 'jaune',
    encre: noir,
    mots: 'noir',
    symbole: pose(lit(noir), 0, 0, 0.5),
    dit: 'un lit noir',
  }),
  F39: signe(
    orangeCouche,
    'le mot « Déviation », un trait noir vers le haut coupé par une barre rouge, et une flèche noire qui le contourne par la droite',
    texte('Déviation', 0, -44, 38, noir, 176),
    trait('M-60 76V-4', noir, 15, { 'stroke-linecap': 'butt' }),
    rect(-86, -20, 52, 18, rouge),
    flecheLeLong('M-60 52H24Q54 52 54 26V6', { x: 54, y: -26, angle: 0 }, 16, noir),
  ),
  F41: signe(
    pancarte(orange, 'orange', false),
    'le mot « Déviation » en noir',
    texte('Déviation', -18, 15, 44, noir, 196),
  ),
  F43: {
    exemple: 'Chevetogne',
    avec: (nom: string): Signe =>
      signe(
        rectangle(270, 96, bleu, 'bord blanc', 'Panneau rectangulaire couché, fond bleu'),
        `le nom « ${nom} » en blanc`,
        inscription(nom, 0, 17, 46, blanc, 236),
      ),
  },
};
