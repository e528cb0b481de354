import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { type Pinceau, toile as makeToile } from '../textures/toile.ts';

type Chute = (pinceau: Pinceau, largeur: number, hauteur: number) => void;

/** Rain and snow fall between eye and street. */
export const CHUTES: Record<Scene['temps'], Chute | undefined> = {
  jour: undefined,
  nuit: undefined,
  brouillard: undefined,
  pluie: (pinceau, largeur, hauteur) => {
    const alea = aleaOf(4);
    const echelle = hauteur / 640;
    pinceau.lineWidth = Math.max(0.6, echelle);
    for (let i = 0; i < 520; i += 1) {
      const [x, y, long] = [alea() * largeur, alea() * hauteur, (10 + alea() * 26) * echelle];
      pinceau.strokeStyle = `rgba(225,232,240,${0.06 + alea() * 0.16})`;
      pinceau.beginPath();
      pinceau.moveTo(x, y);
      pinceau.lineTo(x - long * 0.12, y + long);
      pinceau.stroke();
    }
  },
  neige: (pinceau, largeur, hauteur) => {
    const alea = aleaOf(4);
    const echelle = hauteur / 640;
    for (let i = 0; i < 420; i += 1) {
      const rayon = (0.6 + alea() * alea() * 3) * echelle;
      pinceau.fillStyle = `rgba(255,255,255,${0.35 + alea() * 0.5})`;
      pinceau.beginPath();
      pinceau.arc(alea() * largeur, alea() * hauteur, rayon, 0, 7);
      pinceau.fill();
    }
  },
};

/** In seconds: to and fro, and a moment's rest. */
const BATTEMENT = 1.5;
/** In degrees right of upright: lying, and at the other end. */
const [COUCHE, DRESSE] = [84, -14];
/** Shares of the picture: where they turn, below the dashboard's edge. */
const [PIVOTS, SOUS_LE_BORD] = [[0.3, 0.66], 0.9];

/** Wipers at a second, from below the windscreen. */
export function addEssuieGlaces(
  pinceau: Pinceau,
  largeur: number,
  hauteur: number,
  t: number,
): void {
  const part = Math.min(1, ((t % BATTEMENT) / BATTEMENT) * 1.15);
  const leve = (1 - Math.cos(part * 2 * Math.PI)) / 2;
  const angle = ((COUCHE + (DRESSE - COUCHE) * leve) * Math.PI) / 180;
  const long = Math.min(0.66 * hauteur, 0.5 * largeur);
  pinceau.lineCap = 'round';
  pinceau.strokeStyle = '#0d1115';
  for (const x of PIVOTS) {
    const [px, py] = [x * largeur, SOUS_LE_BORD * hauteur];
    const bout = (r: number): [number, number] => [
      px + Math.sin(angle) * long * r,
      py - Math.cos(angle) * long * r,
    ];
    for (const [de, epais] of [
      [0, 0.006],
      [0.35, 0.011],
    ] as const) {
      pinceau.lineWidth = epais * hauteur;
      pinceau.beginPath();
      pinceau.moveTo(...bout(de));
      pinceau.lineTo(...bout(1));
      pinceau.stroke();
    }
  }
}

/** On the windscreen, beside what a wiper has cleared. */
function addGouttes(pinceau: Pinceau, largeur: number, hauteur: number): void {
  const alea = aleaOf(6);
  for (let i = 0; i < 90; i += 1) {
    const [x, y, rayon] = [
      alea() * largeur,
      alea() * hauteur,
      (1 + alea() * 1.6) * (hauteur / 640),
    ];
    const essuye = Math.hypot((x / largeur - 0.42) * 1.5, y / hauteur - 1.05) < 0.98;
    if (essuye && alea() < 0.86) continue;
    pinceau.fillStyle = 'rgba(28,34,40,.3)';
    pinceau.beginPath();
    pinceau.ellipse(x, y, rayon * 1.3, rayon * 1.6, 0, 0, 7);
    pinceau.fill();
    pinceau.fillStyle = 'rgba(240,244,248,.6)';
    pinceau.beginPath();
    pinceau.ellipse(x, y + rayon * 0.5, rayon * 0.9, rayon * 0.7, 0, 0, 7);
    pinceau.fill();
  }
}

/** `habitacle`: where one's own car hides it; from its seat, drops stand on the glass. */
export function addChute(
  toile: HTMLCanvasElement,
  temps: Scene['temps'],
  habitacle?: HTMLCanvasElement,
): void {
  const { width, height } = toile;
  const chute = makeToile(width, height, (pinceau) => {
    CHUTES[temps]?.(pinceau, width, height);
    if (!habitacle) return;
    if (!TEMPS[temps].enneige) addGouttes(pinceau, width, height);
    pinceau.globalCompositeOperation = 'destination-out';
    pinceau.drawImage(habitacle, 0, 0);
  });
  toile.getContext('2d')?.drawImage(chute, 0, 0);
}
