import type { Scene as SceneEcrite } from '../../drawing/scene/scene.ts';
import type { Vue } from '../camera/prises.ts';
import { addChute, CHUTES } from '../rendu/meteo.ts';
import { appareilOf } from './appareil.ts';
import type { EtapeDuFilm } from './film.ts';
import { openTableau } from './tableau.ts';

export interface OptionsDuFilm {
  /** The still's, if it is known: choosing it takes a while. */
  vue?: Vue;
  /** Too slow even at its lowest, or the graphics card is gone: show the flat film. */
  onSlow?: () => void;
  /** At each picture, in seconds. */
  onTime?: (t: number) => void;
  onEnd?: () => void;
}

export interface FilmOuvert {
  /** In seconds. */
  duree: number;
  etapes: EtapeDuFilm[];
  /** `vitesse`: 1/3 is slow motion. */
  play: (vitesse?: number) => void;
  pause: () => void;
  seek: (t: number) => void;
  dispose: () => void;
}

/** Pictures a second below which it lowers itself, and how far. */
const CADENCE = 25;
const [MOINS, LEAST] = [0.7, 0.45];
/** In seconds: a first picture compiles and uploads; then one second is measured. */
const [CHAUFFE, MESURE] = [0.3, 1];
/** In seconds: a tab that slept does not jump. */
const LONGUEST = 0.1;
const DENSITE = 2;

/** Undefined: this scene has no film. Throws where the page has no WebGL. */
export async function openFilm(
  canvas: HTMLCanvasElement,
  scene: SceneEcrite,
  jour: string,
  { vue, onSlow, onTime, onEnd }: OptionsDuFilm = {},
): Promise<FilmOuvert | undefined> {
  const appareil = appareilOf();
  const place = canvas.getContext('2d')!;
  const { clientWidth, clientHeight } = canvas;
  const [large, haut] = [clientWidth || canvas.width, clientHeight || canvas.height];
  const densite = Math.min(DENSITE, globalThis.devicePixelRatio || 1);
  canvas.width = Math.round(large * densite);
  canvas.height = Math.round(haut * densite);
  const tableau = await openTableau(appareil, scene, jour, large / haut, vue);
  if (!tableau) return undefined;
  const chute = chuteOf(canvas, tableau.temps);
  let [echelle, t, vitesse, frame, avant] = [1, 0, 1, 0, 0];
  let [debut, images, ferme] = [0, 0, false];

  const draw = (): void => {
    tableau.montre(t);
    appareil.resize(Math.round(canvas.width * echelle), Math.round(canvas.height * echelle));
    appareil.shoot(tableau.scene, tableau.camera, tableau.exposition);
    place.drawImage(appareil.canvas, 0, 0, canvas.width, canvas.height);
    if (chute) place.drawImage(chute, 0, 0);
  };
  const pause = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const isLent = (instant: number): boolean => {
    if (debut === 0) debut = instant;
    const depuis = (instant - debut) / 1000;
    if (depuis < CHAUFFE) return false;
    images += 1;
    if (depuis < CHAUFFE + MESURE) return false;
    const lent = images / (depuis - CHAUFFE) < CADENCE;
    [debut, images] = [lent ? instant : Infinity, 0];
    return lent;
  };
  const step = (instant: number): void => {
    if (isLent(instant)) {
      echelle *= MOINS;
      if (echelle < LEAST) {
        pause();
        onSlow?.();
        return;
      }
    }
    t = Math.min(tableau.duree, t + Math.min(LONGUEST, (instant - avant) / 1000) * vitesse);
    avant = instant;
    draw();
    onTime?.(t);
    if (t < tableau.duree) frame = requestAnimationFrame(step);
    else {
      frame = 0;
      onEnd?.();
    }
  };
  const lost = (event: Event): void => {
    event.preventDefault();
    pause();
    onSlow?.();
  };
  appareil.canvas.addEventListener('webglcontextlost', lost);
  draw();
  return {
    duree: tableau.duree,
    etapes: tableau.etapes,
    play: (fois = 1) => {
      vitesse = fois;
      if (ferme || frame !== 0) return;
      if (t >= tableau.duree) t = 0;
      avant = performance.now();
      frame = requestAnimationFrame(step);
    },
    pause,
    seek: (la) => {
      if (ferme) return;
      t = Math.max(0, Math.min(tableau.duree, la));
      draw();
    },
    dispose: () => {
      if (ferme) return;
      ferme = true;
      pause();
      appareil.canvas.removeEventListener('webglcontextlost', lost);
      tableau.dispose();
    },
  };
}

/** Rain and snow, drawn once. */
function chuteOf({ width, height }: HTMLCanvasElement, temps: SceneEcrite['temps']) {
  if (!CHUTES[temps]) return undefined;
  const toile = document.createElement('canvas');
  [toile.width, toile.height] = [width, height];
  addChute(toile, temps);
  return toile;
}
