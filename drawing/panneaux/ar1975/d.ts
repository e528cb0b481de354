import { stack } from '../../assemblage.ts';
import { blanc, noir, orange } from '../../couleurs.ts';
import { dans } from '../../dans.ts';
import { debout, disqueBleu, rectangle } from '../../plaques.ts';
import { chemin, el, n, pose, rect, texte, trait } from '../../svg.ts';
import { bicyclette } from '../../symboles/bicyclette.ts';
import { cavalierAuPas, mainDansLaMain } from '../../symboles/marcheurs.ts';
import { chargement } from '../../symboles/voituresDroites.ts';
import { signe, type Signe, type SigneAValeur } from '../../signe.ts';

const BOUT = { 'stroke-linecap': 'butt' };
const disque = (mots: string, ...dessus: string[]) => signe(disqueBleu, mots, ...dessus);
const rotate = (angle: number, svg: string) => el('g', { transform: `rotate(${angle})` }, svg);
const miroir = (svg: string) => pose(svg, 0, 0, 1, true);

interface SensMontre {
  mots: string;
  svg: string;
}
function choisi(code: string, choix: Record<string, SensMontre>, valeur: string): SensMontre {
  const dessin = Object.hasOwn(choix, valeur) ? choix[valeur] : undefined;
  if (!dessin)
    throw new Error(
      `${code} ne connaît pas « ${valeur} ». Choix : ${Object.keys(choix).join(', ')}.`,
    );
  return dessin;
}
const auChoix = (
  code: string,
  exemple: string,
  choix: Record<string, SensMontre>,
): SigneAValeur => ({
  exemple,
  avec: (valeur) => {
    const { mots, svg } = choisi(code, choix, valeur);
    return disque(mots, svg);
  },
});

/** Tip at (x, y), as deep as half its width. */
const pointe = (x: number, y: number, demi: number) =>
  chemin(`M${n(x)} ${n(y)}L${n(x + demi)} ${n(y + demi)}H${n(x - demi)}Z`, blanc);

const droit = rect(-18.5, -12, 37, 92, blanc) + pointe(0, -82, 72);
const coude =
  trait('M-28.5 68V5A27 27 0 0 1 -1.5 -22H28', blanc, 26, BOUT) +
  chemin('M80 -22L27 -75V31Z', blanc);
const versLaDroite = rotate(90, pointe(-5, -80, 38));
const droitEtCoude =
  trait('M-17 74V-40M-17 5H44', blanc, 19.5, BOUT) + pointe(-17, -77, 38) + versLaDroite;
/** Both sides together were not found: made from the two that were. */
const fourche = trait('M0 74V-4M-44 5H44', blanc, 19.5, BOUT) + versLaDroite + miroir(versLaDroite);

const sens: Record<string, SensMontre> = {
  'tout droit': { mots: 'une flèche blanche vers le haut', svg: droit },
  droite: { mots: 'une flèche blanche vers la droite', svg: rotate(90, droit) },
  gauche: { mots: 'une flèche blanche vers la gauche', svg: rotate(-90, droit) },
  'tourner à droite': { mots: 'une flèche blanche coudée vers la droite', svg: coude },
  'tourner à gauche': { mots: 'une flèche blanche coudée vers la gauche', svg: miroir(coude) },
  'passer à droite': {
    mots: 'une flèche blanche oblique vers le bas à droite',
    svg: rotate(135, droit),
  },
  'passer à gauche': {
    mots: 'une flèche blanche oblique vers le bas à gauche',
    svg: rotate(-135, droit),
  },
  // Upwards was not found: the downward arrow, turned.
  'obliquer à droite': {
    mots: 'une flèche blanche oblique vers le haut à droite',
    svg: rotate(45, droit),
  },
  'obliquer à gauche': {
    mots: 'une flèche blanche oblique vers le haut à gauche',
    svg: rotate(-45, droit),
  },
};

const blanche = debout(blanc, 'bord noir');
const lettre = rectangle(164, 42, blanc, 'sans bord', 'En dessous, une plaque blanche');
/** Dangerous goods have a bent arrow, never a lying one. */
const sensDangereux: Record<string, SensMontre> = {
  ...sens,
  droite: { mots: 'une flèche blanche coudée vers la droite', svg: coude },
  gauche: { mots: 'une flèche blanche coudée vers la gauche', svg: miroir(coude) },
};

/** Vehicles, then direction; « B » to « E » adds a tunnel letter. */
function dangereux(valeur: string): Signe {
  const [, ou = '', tunnel] = /^(.*?)(?: ([B-E]))?$/.exec(valeur) ?? [];
  const { mots, svg } = choisi('D4', sensDangereux, ou);
  const haut = signe(
    blanche,
    `un chargement carré orange vu de l’arrière sur deux roues noires et, dessous, un disque bleu avec ${mots}`,
    dans(blanche, [26, 74], [4, 46], chargement(noir, orange)),
    dans(blanche, [22, 78], [51, 95], disqueBleu.svg + svg),
  );
  return tunnel === undefined
    ? haut
    : stack(
        [
          haut,
          signe(
            lettre,
            `la lettre « ${tunnel} » en noir`,
            dans(lettre, [40, 60], [20, 80], texte(tunnel, 0, 0, 40, noir)),
          ),
        ],
        false,
      );
}

/** A third of an anticlockwise ring, its head at the top. */
const arc = (() => {
  const sur = (deg: number, r: number) =>
    `${n(r * Math.cos((deg * Math.PI) / 180))} ${n(r * Math.sin((deg * Math.PI) / 180))}`;
  return (
    trait(`M${sur(11, 60)}A60 60 0 0 0 ${sur(-75, 60)}`, blanc, 11, BOUT) +
    chemin(`M${sur(-71, 81)}L${sur(-92, 65)}L${sur(-71, 39)}Z`, blanc)
  );
})();

const partage = (
  velo: string,
  marcheurs: string,
  ...[x, y]: [[number, number], [number, number]]
) =>
  disque(
    `une bicyclette blanche à ${velo}, une grande et une petite silhouettes blanches à ${marcheurs}, séparées par un trait vertical`,
    dans(disqueBleu, x, [40, 61], bicyclette(blanc, 3)),
    rect(-2.3, -91, 4.6, 182, blanc),
    dans(disqueBleu, y, [29, 71], mainDansLaMain(blanc)),
  );
const aDroite = partage('gauche', 'droite', [9, 47], [57, 89]);
const aGauche = partage('droite', 'gauche', [53, 91], [11, 43]);

export const d = {
  D1: auChoix('D1', 'tourner à droite', sens),
  D3: auChoix('D3', 'tout droit ou à droite', {
    'tout droit ou à droite': {
      mots: 'une flèche blanche à deux pointes, l’une vers le haut, l’autre vers la droite',
      svg: droitEtCoude,
    },
    'tout droit ou à gauche': {
      mots: 'une flèche blanche à deux pointes, l’une vers le haut, l’autre vers la gauche',
      svg: miroir(droitEtCoude),
    },
    'à gauche ou à droite': {
      mots: 'une flèche blanche à deux pointes, l’une vers la gauche, l’autre vers la droite',
      svg: fourche,
    },
  }),
  D4: { exemple: 'droite', avec: dangereux },
  D5: disque(
    'trois flèches blanches en cercle, dans le sens contraire des aiguilles d’une montre',
    arc + rotate(120, arc) + rotate(240, arc),
  ),
  D7: disque('une bicyclette blanche', pose(bicyclette(blanc), 0, -2, 1.02)),
  D9: {
    sans: aDroite,
    exemple: 'vélos à droite',
    avec: (valeur: string): Signe =>
      choisi('D9', { 'vélos à droite': { mots: '', svg: '' } }, valeur) && aGauche,
  } satisfies SigneAValeur,
  D10: disque(
    'une grande et une petite silhouettes blanches au-dessus d’une bicyclette blanche, sans trait entre elles',
    dans(disqueBleu, [30, 66], [12.5, 53.5], mainDansLaMain(blanc)),
    dans(disqueBleu, [29, 71], [61, 85], bicyclette(blanc, 3)),
  ),
  D11: disque(
    'une grande et une petite silhouettes blanches',
    pose(mainDansLaMain(blanc), 0, 0, 1.04),
  ),
  D13: disque('une personne blanche à cheval', pose(cavalierAuPas(blanc), 0, 1, 0.97)),
};
