import type { Appareil } from './appareil.ts';

export interface OptionsDeBoucle {
  /** Too slow even at its lowest: it stands, and still shows a second that is asked. */
  onSlow?: () => void;
  /** The graphics card is gone; unset: as when too slow. */
  onLost?: () => void;
  /** At each picture, in seconds. */
  onTime?: (t: number) => void;
  onEnd?: () => void;
}

/** Plays what is a function of t. */
export interface Boucle {
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

/** `draw`: the picture of a second, at a share of its full size; one that stands has all of it. */
export function openBoucle(
  { canvas }: Appareil,
  duree: number,
  draw: (t: number, echelle: number, immobile: boolean) => void,
  { onSlow, onLost = onSlow, onTime, onEnd }: OptionsDeBoucle,
): Boucle {
  let [echelle, t, vitesse, frame] = [1, 0, 1, 0];
  let avant: number | undefined;
  let [debut, images, ferme, fin] = [0, 0, false, duree];
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
    const arrive = t >= fin;
    draw(t, arrive ? 1 : echelle, arrive);
    onTime?.(t);
    if (!arrive) frame = requestAnimationFrame(step);
    else {
      frame = 0;
      onEnd?.();
    }
  };
  const lost = (event: Event): void => {
    event.preventDefault();
    pause();
    onLost?.();
  };
  canvas.addEventListener('webglcontextlost', lost);
  draw(0, 1, true);
  return {
    play: (fois = 1, jusqua = duree) => {
      [vitesse, fin] = [fois, jusqua];
      if (ferme || frame !== 0) return;
      if (t >= duree) t = 0;
      avant = undefined;
      frame = requestAnimationFrame(step);
    },
    pause,
    seek: (la) => {
      if (ferme) return;
      t = Math.max(0, Math.min(duree, la));
      draw(t, 1, true);
    },
    dispose: () => {
      if (ferme) return;
      ferme = true;
      pause();
      canvas.removeEventListener('webglcontextlost', lost);
    },
  };
}
