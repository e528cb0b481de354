import type { Plan } from '../../drawing/scene/plan/plan.ts';
import { CADRE } from '../../regles/vue.ts';
import type { FilmEnvoye } from '../../drawing/scene/mouvement/filmEnvoye.ts';
import type { Vue } from '../camera/prises.ts';
import { coverOf } from '../rendu/devant.ts';
import { addChute, CHUTES } from '../rendu/meteo.ts';
import { toile } from '../textures/toile.ts';
import { appareilOf } from './appareil.ts';
import type { EtapeDuFilm } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import { drawNoms } from './noms.ts';
import { openTableau } from './tableau.ts';

export interface OptionsDuFilm {
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
  /** `vitesse`: 1/3 is slow motion. `jusqua`: the second at which it pauses. */
  play: (vitesse?: number, jusqua?: number) => void;
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

/** `vue`: the still's. Throws where the page has no WebGL. */
export async function openFilm(
  canvas: HTMLCanvasElement,
  envoye: FilmEnvoye,
  vue: Vue,
  { onSlow, onTime, onEnd }: OptionsDuFilm = {},
): Promise<FilmOuvert> {
  const appareil = appareilOf();
  const place = canvas.getContext('2d')!;
  const rapport = CADRE[0] / CADRE[1];
  const { clientWidth, clientHeight } = canvas;
  // As the still lies in a box of another shape.
  const large = Math.min(clientWidth, clientHeight * rapport) || canvas.width;
  const densite = Math.min(DENSITE, devicePixelRatio || 1);
  canvas.width = Math.round(large * densite);
  canvas.height = Math.round((large / rapport) * densite);
  const tableau = await openTableau(appareil, envoye, rapport, vue);
  const taille = [canvas.width, canvas.height] as const;
  const dehors = CHUTES[tableau.temps] && chuteOf(taille, tableau.temps);
  const dedans =
    dehors && tableau.isAuVolant()
      ? chuteOf(
          taille,
          tableau.temps,
          coverOf(appareil.renderer, tableau.scene, tableau.camera, taille),
        )
      : dehors;
  let [echelle, t, vitesse, frame] = [1, 0, 1, 0];
  let avant: number | undefined;
  let [debut, images, ferme, fin] = [0, 0, false, tableau.duree];

  const draw = (): void => {
    const noms = tableau.montre(t);
    appareil.resize(Math.round(canvas.width * echelle), Math.round(canvas.height * echelle));
    appareil.shoot(tableau.scene, tableau.camera, tableau.exposition);
    place.drawImage(appareil.canvas, 0, 0, canvas.width, canvas.height);
    const chute = tableau.isAuVolant() ? dedans : dehors;
    if (chute) place.drawImage(chute, 0, 0);
    drawNoms(place, noms);
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
    t = Math.min(fin, t + Math.min(LONGUEST, (instant - (avant ?? instant)) / 1000) * vitesse);
    avant = instant;
    draw();
    onTime?.(t);
    if (t < fin) frame = requestAnimationFrame(step);
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
    play: (fois = 1, jusqua = tableau.duree) => {
      [vitesse, fin] = [fois, jusqua];
      if (ferme || frame !== 0) return;
      if (t >= tableau.duree) t = 0;
      avant = undefined;
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
const chuteOf = (
  [largeur, hauteur]: readonly [number, number],
  temps: Plan['temps'],
  habitacle?: HTMLCanvasElement,
): HTMLCanvasElement => toile(largeur, hauteur, ({ canvas }) => addChute(canvas, temps, habitacle));
