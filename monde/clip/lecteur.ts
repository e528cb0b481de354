import type { FogExp2, PerspectiveCamera } from 'three';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { ClipEnvoye } from '../../films/envoi.ts';
import type { CoteDuClignotant } from '../../films/clignotant.ts';
import { angleDe, type Ecran } from '../../films/juge.ts';
import { appareilOf } from '../film/appareil.ts';
import { type Boucle, openBoucle, type OptionsDeBoucle } from '../film/boucle.ts';
import { addChute, addEssuieGlaces, CHUTES } from '../rendu/meteo.ts';
import { coverOf } from '../rendu/devant.ts';
import { toile } from '../textures/toile.ts';
import { openTableauDuClip, RAPPORT_DESSUS, type TableauDuClip } from './tableau.ts';

/** Enlarged so many times around a point that stays where it is: shares of the picture. */
export interface Loupe {
  x: number;
  y: number;
  fois: number;
}

export interface ClipOuvert extends Boucle {
  /** A picture that stands may be enlarged; to play it is not. */
  seek: (t: number, loupe?: Loupe) => void;
  /** In seconds. */
  duree: number;
  /** How a click on the canvas is judged, in its present shape. */
  readonly ecran: Ecran;
  /** After the canvas got another size; false: it has not. */
  resize: () => boolean;
  /** In km/h. */
  vitesseAt: (t: number) => number;
  /** My own. */
  clignotantAt: (t: number) => CoteDuClignotant | undefined;
  quiAt: TableauDuClip['quiAt'];
}

const DENSITE = 2;
/** Rain and snow fall through the picture in so many seconds. */
const [PLUIE, NEIGE] = [0.45, 5];

/** In seconds: at sixty pictures a second, mirrors have thirty, and after a jump all are drawn. */
const [REFLETE, SAUT] = [0.025, 0.2];

/** In seconds: wipers lie below the windscreen, out of the way of a picture that stands. */
const REPOS = 0;

/** From above one looks through less fog. */
const DE_HAUT = 0.2;

/** `dessus`: a map that shows the same moment from above, while it is on the page. */
interface OptionsDuClip extends OptionsDeBoucle {
  dessus?: HTMLCanvasElement;
}

/** In CSS pixels; and gives the canvas as many as the screen has. */
function measure(canvas: HTMLCanvasElement, { debout }: ClipEnvoye): Ecran {
  const largeur = canvas.clientWidth || canvas.width;
  const hauteur = canvas.clientHeight || canvas.height;
  const densite = Math.min(DENSITE, devicePixelRatio || 1);
  [canvas.width, canvas.height] = [Math.round(largeur * densite), Math.round(hauteur * densite)];
  return { largeur, hauteur, angle: angleDe(largeur / hauteur, debout) };
}

/** Fills the canvas, whatever its shape. Throws where the page has no WebGL. */
export async function openClip(
  canvas: HTMLCanvasElement,
  envoye: ClipEnvoye,
  { dessus, ...options }: OptionsDuClip = {},
): Promise<ClipOuvert> {
  const appareil = appareilOf();
  const place = canvas.getContext('2d')!;
  let ecran = measure(canvas, envoye);
  const tableau = await openTableauDuClip(appareil, envoye, ecran.largeur / ecran.hauteur);
  const { temps, scene } = tableau;
  const tombe = TEMPS[temps].enneige ? NEIGE : PLUIE;
  const pluieDe = ({ width, height }: HTMLCanvasElement) =>
    CHUTES[temps] && {
      chute: toile(width, height, ({ canvas: c }) => addChute(c, temps)),
      habitacle: coverOf(appareil.renderer, scene, tableau.camera, [width, height]),
    };
  let pluie = pluieDe(canvas);
  let [reflete, la, ferme] = [-1, 0, false];
  let loupe: Loupe | undefined;
  const draw = (t: number, echelle: number, immobile: boolean): void => {
    la = t;
    tableau.montre(t);
    appareil.resize(
      Math.round(canvas.width * echelle),
      Math.round(canvas.height * echelle),
      echelle === 1,
    );
    if (Math.abs(t - reflete) > REFLETE) {
      tableau.reflete(appareil.renderer, Math.abs(t - reflete) > SAUT);
      reflete = t;
    }
    const { camera } = tableau;
    if (loupe) grossis(camera, canvas, loupe);
    appareil.shoot(scene, camera, tableau.exposition);
    if (loupe) camera.clearViewOffset();
    place.drawImage(appareil.canvas, 0, 0, canvas.width, canvas.height);
    const balaie = immobile ? REPOS : t;
    // Enlarged, drops would hide who one looks at.
    if (pluie && !loupe)
      drawChute(place, pluie.chute, pluie.habitacle, { part: (t / tombe) % 1, balaie });
    if (dessus && dessus.clientWidth > 0) drawDessus(dessus);
  };
  const drawDessus = (carte: HTMLCanvasElement): void => {
    const brume = scene.fog as FogExp2;
    const { density } = brume;
    brume.density = density * DE_HAUT;
    appareil.shoot(scene, tableau.dessus, tableau.exposition);
    brume.density = density;
    const { width, height } = appareil.canvas;
    const hauteur = Math.min(height, width / RAPPORT_DESSUS);
    const largeur = hauteur * RAPPORT_DESSUS;
    const [gauche, haut] = [(width - largeur) / 2, (height - hauteur) / 2];
    const pinceau = carte.getContext('2d')!;
    pinceau.drawImage(
      appareil.canvas,
      ...([gauche, haut, largeur, hauteur] as const),
      ...([0, 0, carte.width, carte.height] as const),
    );
  };
  const resize = (): boolean => {
    const { clientWidth, clientHeight } = canvas;
    const pareil = clientWidth === ecran.largeur && clientHeight === ecran.hauteur;
    if (ferme || pareil || clientWidth === 0 || clientHeight === 0) return false;
    ecran = measure(canvas, envoye);
    tableau.reshape(ecran.largeur / ecran.hauteur);
    pluie = pluieDe(canvas);
    reflete = -1;
    draw(la, 1, true);
    return true;
  };
  const boucle = openBoucle(appareil, tableau.duree, draw, options);
  return {
    ...boucle,
    play: (...comment) => {
      loupe = undefined;
      boucle.play(...comment);
    },
    seek: (t, voulue) => {
      loupe = voulue;
      boucle.seek(t);
    },
    duree: tableau.duree,
    get ecran() {
      return ecran;
    },
    resize,
    vitesseAt: tableau.vitesseAt,
    clignotantAt: tableau.clignotantAt,
    quiAt: tableau.quiAt,
    dispose: () => {
      if (ferme) return;
      ferme = true;
      boucle.dispose();
      tableau.dispose();
    },
  };
}

/** That part of the picture alone, as fine as all of it. */
function grossis(
  camera: PerspectiveCamera,
  { width, height }: HTMLCanvasElement,
  { x, y, fois }: Loupe,
): void {
  const reste = 1 - 1 / fois;
  camera.setViewOffset(
    width,
    height,
    x * reste * width,
    y * reste * height,
    width / fois,
    height / fois,
  );
}

/** Shifted downwards by a share of the picture, behind wipers; none falls inside the car. */
function drawChute(
  place: CanvasRenderingContext2D,
  chute: HTMLCanvasElement,
  habitacle: HTMLCanvasElement,
  { part, balaie }: { part: number; balaie: number },
): void {
  const { width, height } = chute;
  const y = Math.round(part * height);
  const dehors = toile(width, height, (pinceau) => {
    pinceau.drawImage(chute, 0, y);
    pinceau.drawImage(chute, 0, y - height);
    addEssuieGlaces(pinceau, width, height, balaie);
    pinceau.globalCompositeOperation = 'destination-out';
    pinceau.drawImage(habitacle, 0, 0);
  });
  place.drawImage(dehors, 0, 0);
}
