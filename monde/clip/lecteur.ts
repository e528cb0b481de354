import { TEMPS } from '../../drawing/scene/temps.ts';
import type { ClipEnvoye } from '../../films/envoi.ts';
import type { CoteDuClignotant } from '../../films/clignotant.ts';
import { angleDe, type Ecran } from '../../films/juge.ts';
import { appareilOf } from '../film/appareil.ts';
import { type Boucle, openBoucle, type OptionsDeBoucle } from '../film/boucle.ts';
import { addChute, addEssuieGlaces, CHUTES } from '../rendu/meteo.ts';
import { coverOf } from '../rendu/devant.ts';
import { toile } from '../textures/toile.ts';
import { openTableauDuClip } from './tableau.ts';

export interface ClipOuvert extends Boucle {
  /** In seconds. */
  duree: number;
  /** How a click on the canvas is judged. */
  ecran: Ecran;
  /** In km/h. */
  vitesseAt: (t: number) => number;
  /** My own. */
  clignotantAt: (t: number) => CoteDuClignotant | undefined;
}

const DENSITE = 2;
/** Rain and snow fall through the picture in so many seconds. */
const [PLUIE, NEIGE] = [0.45, 5];

/** In seconds: at sixty pictures a second, mirrors have thirty, and after a jump all are drawn. */
const [REFLETE, SAUT] = [0.025, 0.2];

/** `dessus`: a square that shows the same moment from above, while it is on the page. */
interface OptionsDuClip extends OptionsDeBoucle {
  dessus?: HTMLCanvasElement;
}

/** Fills the canvas, whatever its shape. Throws where the page has no WebGL. */
export async function openClip(
  canvas: HTMLCanvasElement,
  envoye: ClipEnvoye,
  { dessus, ...options }: OptionsDuClip = {},
): Promise<ClipOuvert> {
  const appareil = appareilOf();
  const place = canvas.getContext('2d')!;
  const largeur = canvas.clientWidth || canvas.width;
  const hauteur = canvas.clientHeight || canvas.height;
  const densite = Math.min(DENSITE, devicePixelRatio || 1);
  [canvas.width, canvas.height] = [Math.round(largeur * densite), Math.round(hauteur * densite)];
  const taille = [canvas.width, canvas.height] as const;
  const tableau = await openTableauDuClip(appareil, envoye, largeur / hauteur);
  const { temps } = tableau;
  const tombe = TEMPS[temps].enneige ? NEIGE : PLUIE;
  const chute = CHUTES[temps] && toile(...taille, ({ canvas: c }) => addChute(c, temps));
  const habitacle = chute && coverOf(appareil.renderer, tableau.scene, tableau.camera, taille);
  let reflete = -1;
  const draw = (t: number, echelle: number): void => {
    tableau.montre(t);
    appareil.resize(Math.round(canvas.width * echelle), Math.round(canvas.height * echelle));
    if (Math.abs(t - reflete) > REFLETE) {
      tableau.reflete(appareil.renderer, Math.abs(t - reflete) > SAUT);
      reflete = t;
    }
    appareil.shoot(tableau.scene, tableau.camera, tableau.exposition);
    place.drawImage(appareil.canvas, 0, 0, ...taille);
    if (chute) drawChute(place, chute, habitacle!, { part: (t / tombe) % 1, t });
    if (dessus && dessus.clientWidth > 0) drawDessus(dessus);
  };
  const drawDessus = (carre: HTMLCanvasElement): void => {
    appareil.shoot(tableau.scene, tableau.dessus, tableau.exposition);
    const { width, height } = appareil.canvas;
    const cote = Math.min(width, height);
    const [gauche, haut] = [(width - cote) / 2, (height - cote) / 2];
    const pinceau = carre.getContext('2d')!;
    pinceau.drawImage(appareil.canvas, gauche, haut, cote, cote, 0, 0, carre.width, carre.height);
  };
  const boucle = openBoucle(appareil, tableau.duree, draw, options);
  let ferme = false;
  return {
    ...boucle,
    duree: tableau.duree,
    ecran: { largeur, hauteur, angle: angleDe(largeur / hauteur) },
    vitesseAt: tableau.vitesseAt,
    clignotantAt: tableau.clignotantAt,
    dispose: () => {
      if (ferme) return;
      ferme = true;
      boucle.dispose();
      tableau.dispose();
    },
  };
}

/** Shifted downwards by a share of the picture, behind wipers; none falls inside the car. */
function drawChute(
  place: CanvasRenderingContext2D,
  chute: HTMLCanvasElement,
  habitacle: HTMLCanvasElement,
  { part, t }: { part: number; t: number },
): void {
  const { width, height } = chute;
  const y = Math.round(part * height);
  const dehors = toile(width, height, (pinceau) => {
    pinceau.drawImage(chute, 0, y);
    pinceau.drawImage(chute, 0, y - height);
    addEssuieGlaces(pinceau, width, height, t);
    pinceau.globalCompositeOperation = 'destination-out';
    pinceau.drawImage(habitacle, 0, 0);
  });
  place.drawImage(dehors, 0, 0);
}
