import { blanc, bleu } from '../../../couleurs.ts';
import { rectangle, type Plaque } from '../../../plaques.ts';
import { pose, rect, texte } from '../../../svg.ts';
import { c } from '../c.ts';
import { signe, type Signe } from '../../../signe.ts';
import { bleuDebout } from './plaquesF.ts';
import { axe, brise, fleche } from './tracer.ts';
import { champ } from './champs.ts';

const NOMBRES = ['', '', 'deux', 'trois', 'quatre'];
const RANGS = ['première', 'deuxième', 'troisième', 'quatrième'];
/** From the left; throws in French for impossible lanes. */
const lesBandes = (code: string, valeur: string, bonne: RegExp, exemple: string): string[] => {
  const bandes = valeur.trim().split(/\s+/);
  if (!NOMBRES[bandes.length] || !bandes.every((b) => bonne.test(b)))
    throw new Error(
      `${code} ne connaît pas « ${valeur} ». Deux à quatre bandes de gauche à droite, par exemple « ${exemple} ».`,
    );
  return bandes;
};

/** F13's shafts: begin, bend, fork and tip, in %. */
const [PIED, COUDE, FOURCHE, TETE] = [87, 35, 52, 14];
const DITES: Record<string, string> = {
  '↖': 'une flèche oblique vers le haut à gauche',
  '↑': 'une flèche vers le haut',
  '↗': 'une flèche oblique vers le haut à droite',
  '↖↑': 'une flèche vers le haut avec une branche oblique vers la gauche',
  '↑↗': 'une flèche vers le haut avec une branche oblique vers la droite',
  '↖↗': 'une flèche qui se partage en deux branches obliques, à gauche et à droite',
};

function deBande(plaque: Plaque, vers: string, debut: number, large: number): string {
  const [gauche, haut, droite] = ['↖', '↑', '↗'].map((f) => vers.includes(f));
  const milieu = debut + large * (gauche === droite ? 0.5 : gauche ? 0.74 : 0.26);
  const part = (8 * 164) / plaque.l;
  const sort = (cote: 1 | -1): string => {
    const x = debut + large * (cote > 0 ? 0.88 : 0.12);
    // 45° on the plate.
    const dy = (Math.abs(x - milieu) * plaque.l) / plaque.h;
    const y = haut ? FOURCHE : COUDE;
    return fleche(plaque, `${milieu} ${PIED}, ${milieu} ${y}, ${x} ${y - dy}`, part, blanc);
  };
  return (
    (gauche ? sort(-1) : '') +
    (droite ? sort(1) : '') +
    (haut ? fleche(plaque, axe(milieu, PIED, TETE), part, blanc) : '')
  );
}

function F13(valeur: string): Signe {
  const bandes = lesBandes('F13', valeur, /^(↖|↑|↗|↖↑|↑↗|↖↗)$/, '↖ ↑↗');
  const plaque = rectangle(
    82 * bandes.length,
    219,
    bleu,
    'bord blanc',
    `Panneau rectangulaire ${bandes.length > 2 ? 'couché' : 'debout'}, fond bleu`,
  );
  const large = 94 / bandes.length;
  return signe(
    plaque,
    `en blanc, séparées par un trait et de gauche à droite : ${bandes.map((b) => DITES[b]).join(' ; ')}`,
    ...bandes.map((b, i) => deBande(plaque, b, 3 + large * i, large)),
    ...bandes
      .slice(1)
      .map((_, i) =>
        champ(
          plaque,
          [3 + large * (i + 1) - 164 / plaque.l, 3 + large * (i + 1) + 164 / plaque.l],
          [6, 94],
          blanc,
        ),
      ),
  );
}

/** Limits on the shafts: « - 90 70 », none on the left lane. */
function parBandes(code: string, valeur: string, annonce?: string): Signe {
  const bandes = lesBandes(code, valeur, /^([-–]|\d{2,3})$/, '- 90 70');
  const [largeur, hauteur, bas] = [90 * bandes.length, 180, annonce ? 52 : 0];
  const seule = rectangle(
    largeur,
    hauteur,
    bleu,
    'bord blanc',
    `Panneau ${bandes.length > 2 || annonce ? 'rectangulaire' : 'carré'}, fond bleu`,
  );
  const plaque: Plaque = annonce
    ? {
        ...rectangle(largeur, hauteur + bas, bleu, 'sans bord', seule.mots),
        svg:
          pose(seule.svg, 0, -bas / 2) +
          rect(-largeur / 2, (hauteur - bas) / 2 + 2, largeur, bas - 2, bleu, { rx: 6 }),
      }
    : seule;
  const x = (i: number) => -largeur / 2 + 90 * (i + 0.5);
  const limites = bandes.flatMap((b, i) =>
    /\d/.test(b) ? [`sur la ${RANGS[i]}, un rond à bord rouge qui porte le nombre « ${b} »`] : [],
  );
  return signe(
    plaque,
    [
      `${NOMBRES[bandes.length]} flèches blanches côte à côte vers le haut`,
      ...limites,
      ...(annonce ? [`dessous, une bande à part avec l’inscription « ${annonce} »`] : []),
    ].join(' ; '),
    pose(
      bandes
        .map(
          (bande, i) =>
            fleche(
              seule,
              axe(((x(i) + largeur / 2) / largeur) * 100, 92, 7),
              (13 / largeur) * 100,
              blanc,
            ) + (/\d/.test(bande) ? pose(c.C43.avec(bande).svg, x(i), 5, 0.32) : ''),
        )
        .join(''),
      0,
      -bas / 2,
    ),
    annonce ? texte(annonce, 0, hauteur / 2 + 15, 42, blanc, largeur - 20) : '',
  );
}

const rabat = (miroir: boolean): string =>
  pose(
    brise(bleuDebout, '17 93, 17 71, 69 50', 15, blanc) +
      fleche(bleuDebout, axe(70, 93, 7), 15, blanc, { tete: 1.35, long: 2 }),
    0,
    0,
    1,
    miroir,
  );

export const bandes = {
  // The decree lets arrows follow the markings, and the line be broken.
  F13: { exemple: '↖ ↑↗', avec: F13 },
  F89: {
    exemple: '- 90 70',
    avec: (valeur: string) => parBandes('F89', valeur, '1500 m'),
  },
  F91: { exemple: '- 90 70', avec: (valeur: string) => parBandes('F91', valeur) },
  F97: {
    exemple: 'gauche',
    avec: (valeur: string) => {
      if (valeur !== 'gauche' && valeur !== 'droite')
        throw new Error(`F97 ne connaît pas « ${valeur} ». Choix : gauche, droite.`);
      return signe(
        bleuDebout,
        `une flèche blanche vers le haut qu’un trait blanc, à sa ${valeur}, vient rejoindre`,
        rabat(valeur === 'droite'),
      );
    },
  },
};
