import type { Texture } from 'three';
import { aleaOf } from '../../drawing/alea.ts';
import { type Trace, tracesUsees } from '../sol/usure.ts';
import { partage, type Pinceau, textureOf, toile } from '../textures/toile.ts';

const [LARGE, HAUT] = [128, 256];

const degrade = (pinceau: Pinceau, arrets: readonly (readonly [number, number])[]): void => {
  const couleurs = pinceau.createLinearGradient(0, 0, LARGE, 0);
  for (const [part, force] of arrets) couleurs.addColorStop(part, `rgba(15,16,18,${force})`);
  pinceau.fillStyle = couleurs;
  pinceau.fillRect(0, 0, LARGE, HAUT);
};

const PEINTS: Record<Trace, (pinceau: Pinceau, alea: () => number) => void> = {
  trace: (pinceau) =>
    degrade(pinceau, [
      [0, 0],
      [0.3, 0.7],
      [0.5, 1],
      [0.7, 0.7],
      [1, 0],
    ]),
  reprise: (pinceau) => {
    pinceau.fillStyle = 'rgba(20,21,24,.9)';
    pinceau.fillRect(5, 4, LARGE - 10, HAUT - 8);
    pinceau.strokeStyle = 'rgba(5,5,6,.9)';
    pinceau.lineWidth = 3;
    pinceau.strokeRect(5, 4, LARGE - 10, HAUT - 8);
  },
  fissure: (pinceau, alea) => {
    pinceau.strokeStyle = 'rgba(12,12,13,.9)';
    for (let k = 0; k < 3; k += 1) {
      pinceau.lineWidth = 1 + alea() * 1.6;
      pinceau.beginPath();
      let x = 34 + alea() * 60;
      pinceau.moveTo(x, 0);
      for (let y = 0; y <= HAUT; y += 12) {
        x = Math.max(6, Math.min(LARGE - 6, x + (alea() - 0.5) * 16));
        pinceau.lineTo(x, y);
      }
      pinceau.stroke();
    }
  },
  avaloir: (pinceau) => {
    pinceau.fillStyle = '#2A2B2D';
    pinceau.fillRect(2, 2, LARGE - 4, HAUT - 4);
    pinceau.fillStyle = '#6A6C6E';
    for (let k = 0; k < 10; k += 1) pinceau.fillRect(10, 12 + k * 24, LARGE - 20, 11);
  },
  joint: (pinceau) => {
    pinceau.fillStyle = 'rgba(34,33,31,.85)';
    pinceau.fillRect(0, 0, LARGE, HAUT);
  },
  rigole: (pinceau, alea) => {
    degrade(pinceau, [
      [0, 0],
      [0.55, 0.25],
      [0.9, 0.6],
      [1, 0.75],
    ]);
    for (let k = 0; k < 40; k += 1) {
      pinceau.fillStyle = `rgba(60,52,38,${alea() * 0.5})`;
      pinceau.fillRect(LARGE * (0.55 + alea() * 0.42), alea() * HAUT, 4, 8 + alea() * 22);
    }
  },
};

/** A column each, transparent where the ground shows. */
export const feuilleDUsure = (): Texture =>
  partage('usure', () =>
    textureOf(
      toile(LARGE * tracesUsees.length, HAUT, (pinceau) => {
        for (const [i, trace] of tracesUsees.entries()) {
          pinceau.save();
          pinceau.translate(i * LARGE, 0);
          PEINTS[trace](pinceau, aleaOf(3 + i));
          pinceau.restore();
        }
      }),
      { repete: false },
    ),
  );
