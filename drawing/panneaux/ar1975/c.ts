import { blanc, bleu, grisClair, jaune, noir, rouge } from '../../couleurs.ts';
import { barre } from '../../barre.ts';
import { dans } from '../../dans.ts';
import { disqueBlanc, disquePlein, disqueRouge } from '../../plaques.ts';
import { chemin, pose, rect, texte } from '../../svg.ts';
import { cavalier, cheval } from '../../symboles/animaux.ts';
import { cyclomoteur, moto, quad } from '../../symboles/deuxroues.ts';
import { flecheLeLong } from '../../symboles/fleches.ts';
import { autocar, camion, camionArriere, camionFace, citerne } from '../../symboles/lourds.ts';
import { vagues } from '../../symboles/nature.ts';
import { attelage, charrette } from '../../symboles/travail.ts';
import { pieton, velo } from '../../symboles/usagers.ts';
import { voiture } from '../../symboles/vehicules.ts';
import { mesure } from '../mesure.ts';
import { signe } from '../signe.ts';

const disque = (mots: string, ...dessus: string[]) => signe(disqueRouge, mots, ...dessus);
const nombre = (valeur: string, y = 28, taille = 82, couleur = noir) =>
  texte(valeur, 0, y, taille, couleur, valeur.length > 2 ? 114 : undefined);
/** Two figures, or three somewhat lower. */
const vitesse = (valeur: string, couleur: string) =>
  dans(
    disqueRouge,
    [21, 79],
    valeur.length > 2 ? [34, 66] : [31, 69],
    texte(valeur, 0, 0, 100, couleur),
  );
/** The width between the tips, for a measure long enough to need pinning. */
const serre = (valeur: string, largeur: number) =>
  mesure(valeur, 'm').length > 3 ? largeur : undefined;
const barreRouge = barre(disqueRouge, { couleur: rouge, part: 8.5 });
/** The bar of what is over. */
const finNoire = barre(disqueBlanc, { couleur: noir, part: 18.5, monte: true });
const aGauche = flecheLeLong('M22 54V2Q22 -16 4 -16H-14', { x: -40, y: -16, angle: -90 }, 19, noir);

const deuxVoitures = (gauche: string, droite: string) =>
  pose(voiture(gauche), -34, 4, 0.64) + pose(voiture(droite), 34, 4, 0.64);
const camionEtVoiture = (gauche: string, droite: string) =>
  pose(camionFace(gauche), -31, -3, 0.76) + pose(voiture(droite), 37, 10, 0.56);

/** C: what may not be done, or not beyond a measure. */
export const c = {
  C1: signe(disquePlein, 'une barre blanche horizontale', rect(-68, -18, 136, 36, blanc)),
  C3: disque('sans aucun dessin'),
  C5: disque('une voiture noire vue de face', pose(voiture(noir), 0, 4, 1.12)),
  C6: disque('un quad noir vu de côté', pose(quad(noir), 0, 2, 1.08)),
  C7: disque('une motocyclette noire', pose(moto(noir), 0, 2, 1.1)),
  C9: disque('un cyclomoteur noir', pose(cyclomoteur(noir), 0, 0, 1.08)),
  C11: disque('une bicyclette noire', pose(velo(noir), 0, 2, 1.02)),
  C13: disque(
    'une charrette noire tirée par un cheval',
    pose(attelage(cheval(noir), noir), -2, 4, 0.98),
  ),
  C15: disque('une personne noire à cheval', pose(cavalier(noir), 2, 8, 0.96)),
  C17: disque(
    'une personne noire qui pousse une petite charrette',
    pose(charrette(noir), 0, -2, 0.94),
  ),
  C19: disque('une personne noire qui marche', pose(pieton(noir), 0, 0, 1.2)),
  C21: {
    exemple: '5 t',
    avec: (valeur: string) =>
      disque(
        `l’inscription « ${mesure(valeur, 't')} » en noir`,
        nombre(mesure(valeur, 't'), 23, 68),
      ),
  },
  C22: disque('un autocar noir vu de côté', pose(autocar(noir), 0, 3, 0.98)),
  C23: disque('un camion noir vu de côté', pose(camion(noir), 0, 0, 1)),
  C24a: disque(
    'un camion noir vu de l’arrière, avec un rectangle orange',
    pose(camionArriere(noir), 0, 0, 1),
    rect(-26, -10, 52, 28, jaune),
  ),
  C24b: disque(
    'un camion noir vu de l’arrière, avec une gerbe rouge et orange qui éclate',
    pose(camionArriere(noir), 0, 0, 1),
    chemin(
      'M0 -46L7 -27L24 -40L19 -20L38 -16L22 -5L36 12L15 7L10 26L0 10L-11 26L-15 7L-36 12L-22 -5L-38 -16L-19 -20L-24 -40L-7 -27Z',
      jaune,
    ),
    chemin('M0 -28L5 -16L17 -18L10 -8L16 3L4 0L0 10L-4 0L-16 3L-10 -8L-17 -18L-5 -16Z', rouge),
  ),
  C24c: disque(
    'un camion-citerne noir et orange vu de côté, au-dessus de vagues bleues',
    pose(citerne(noir, jaune), 0, -12, 0.98),
    pose(vagues(0, bleu), 0, 38, 0.74),
  ),
  C25: {
    exemple: '10 m',
    avec: (valeur: string) =>
      disque(
        `un camion noir vu de côté et, dessous, l’inscription « ${mesure(valeur, 'm')} » entre deux pointes noires`,
        pose(camion(noir), 0, -20, 0.88),
        texte(mesure(valeur, 'm'), 0, 49, 38, noir, serre(valeur, 66)),
        chemin('M-55 36L-40 26V46ZM55 36L40 26V46Z', noir),
      ),
  },
  C27: {
    exemple: '2,2 m',
    avec: (valeur: string) =>
      disque(
        `l’inscription « ${mesure(valeur, 'm')} » en noir entre deux pointes noires, à gauche et à droite`,
        texte(mesure(valeur, 'm'), 0, 15, 42, noir, serre(valeur, 84)),
        chemin('M-48 0L-70 14V-14ZM48 0L70 14V-14Z', noir),
      ),
  },
  C29: {
    exemple: '3,5 m',
    avec: (valeur: string) =>
      disque(
        `l’inscription « ${mesure(valeur, 'm')} » en noir entre deux pointes noires, en haut et en bas`,
        texte(mesure(valeur, 'm'), 0, 18, 52, noir, serre(valeur, 112)),
        chemin('M0 -34L15 -60H-15ZM0 34L15 60H-15Z', noir),
      ),
  },
  C31a: disque('une flèche noire qui tourne à gauche, barrée de rouge', aGauche, barreRouge),
  C31b: disque(
    'une flèche noire qui tourne à droite, barrée de rouge',
    pose(aGauche, 0, 0, 1, true),
    barreRouge,
  ),
  C33: disque(
    'une flèche noire qui revient en arrière, barrée de rouge',
    flecheLeLong('M30 54V-10A28 28 0 0 0 -26 -10V14', { x: -26, y: 42, angle: 180 }, 19, noir),
    barreRouge,
  ),
  C35: disque(
    'deux voitures côte à côte, la rouge à gauche, la noire à droite',
    deuxVoitures(rouge, noir),
  ),
  C37: signe(
    disqueBlanc,
    'deux voitures grises côte à côte, barrées d’un trait noir oblique',
    deuxVoitures(grisClair, grisClair),
    finNoire,
  ),
  C39: disque(
    'un camion rouge à gauche et une voiture noire à droite, vus de face',
    camionEtVoiture(rouge, noir),
  ),
  C41: signe(
    disqueBlanc,
    'un camion gris et une voiture grise côte à côte, barrés d’un trait noir oblique',
    camionEtVoiture(grisClair, grisClair),
    finNoire,
  ),
  C43: {
    exemple: '50',
    avec: (valeur: string) => disque(`le nombre « ${valeur} » en noir`, vitesse(valeur, noir)),
  },
  C45: {
    exemple: '50',
    avec: (valeur: string) =>
      signe(
        disqueBlanc,
        `le nombre « ${valeur} » barré d’un trait noir oblique`,
        vitesse(valeur, grisClair),
        finNoire,
      ),
  },
  C46: signe(disqueBlanc, 'barré d’un trait noir oblique', finNoire),
  C47: disque(
    'une barre noire horizontale entre les mots « PÉAGE » et « TOL »',
    rect(-76, -9, 152, 18, noir),
    texte('PÉAGE', 0, -20, 32, noir, 92),
    texte('TOL', 0, 44, 32, noir, 54),
  ),
};
