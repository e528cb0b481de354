import { blanc, noir, rouge } from '../couleurs.ts';
import { barre, disqueBlanc, disquePlein, disqueRouge } from '../plaques.ts';
import { chemin, pose, rect, texte } from '../svg.ts';
import { flecheLeLong } from '../symboles/fleches.ts';
import { adulteEtEnfant, velo } from '../symboles/usagers.ts';
import { voiture } from '../symboles/vehicules.ts';
import { signe } from './signe.ts';

const disque = (mots: string, ...dessus: string[]) => signe(disqueRouge, mots, ...dessus);
const nombre = (valeur: string, y = 28, taille = 82, couleur = noir) =>
  texte(valeur, 0, y, taille, couleur, valeur.length > 3 ? 112 : undefined);
const barreRouge = barre(rouge, 15, 80);
const aGauche = flecheLeLong('M22 54V2Q22 -16 4 -16H-14', { x: -40, y: -16, angle: -90 }, 19, noir);

/** C: what may not be done, or not beyond a measure. */
export const c = {
  C1: signe(disquePlein, 'une barre blanche horizontale', rect(-68, -18, 136, 36, blanc)),
  C3: disque('sans aucun dessin'),
  C5: disque('une voiture noire vue de face', pose(voiture(noir), 0, 4, 1.12)),
  C11: disque('une bicyclette noire', pose(velo(noir), 0, 2, 0.98)),
  C19: disque(
    'une grande et une petite silhouettes noires',
    pose(adulteEtEnfant(noir), -4, 0, 1.05),
  ),
  C31a: disque('une flèche noire qui tourne à gauche, barrée de rouge', aGauche, barreRouge),
  C31b: disque(
    'une flèche noire qui tourne à droite, barrée de rouge',
    pose(aGauche, 0, 0, 1, true),
    barre(rouge, 15, 80, true),
  ),
  C33: disque(
    'une flèche noire qui revient en arrière, barrée de rouge',
    flecheLeLong('M30 54V-10A28 28 0 0 0 -26 -10V14', { x: -26, y: 42, angle: 180 }, 19, noir),
    barreRouge,
  ),
  C35: disque(
    'deux voitures côte à côte, la rouge à gauche, la noire à droite',
    pose(voiture(rouge), -33, 2, 0.62),
    pose(voiture(noir), 33, 2, 0.62),
  ),
  C46: signe(disqueBlanc, 'barré d’un trait noir oblique', barre(noir, 16, 93, true)),
  C21: {
    exemple: '5 t',
    avec: (valeur: string) => disque(`l’inscription « ${valeur} » en noir`, nombre(valeur, 22, 66)),
  },
  C27: {
    exemple: '2,2 m',
    avec: (valeur: string) =>
      disque(
        `l’inscription « ${valeur} » en noir entre deux pointes noires, à gauche et à droite`,
        texte(valeur, 0, 15, 42, noir, 84),
        chemin('M-48 0L-70 14V-14ZM48 0L70 14V-14Z', noir),
      ),
  },
  C29: {
    exemple: '2,2 m',
    avec: (valeur: string) =>
      disque(
        `l’inscription « ${valeur} » en noir entre deux pointes noires, en haut et en bas`,
        texte(valeur, 0, 18, 52, noir, 112),
        chemin('M0 -34L15 -60H-15ZM0 34L15 60H-15Z', noir),
      ),
  },
  C43: {
    exemple: '50',
    avec: (valeur: string) => disque(`le nombre « ${valeur} » en noir`, nombre(valeur)),
  },
  C45: {
    exemple: '50',
    avec: (valeur: string) =>
      signe(
        disqueBlanc,
        `le nombre « ${valeur} » barré d’un trait noir oblique`,
        nombre(valeur, 28, 82, '#6B747B'),
        barre(noir, 12, 93, true),
      ),
  },
};
