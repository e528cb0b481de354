import type { Texture } from 'three';
import { COLONNES, NOMBRE_DE_FACADES, RANGEES } from '../decor/maisons.ts';
import { fenetresDe, GARAGE, porteDe, VITRINE } from '../decor/ouvertures.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { bruit, partage, type Pinceau, textureOf, toile } from './toile.ts';

/** Pixels of a façade of 6 m by 9 m. */
const [LARGE, HAUT] = [512, 768];
const PPM = LARGE / 6;

const BRIQUES = [
  '#8A5544',
  '#74453A',
  '#9A6A56',
  '#694038',
  '#8E5F4C',
  '#A88E76',
  '#80564A',
  '#91604F',
  '#B9B0A0',
  '#6F4238',
  '#A2836A',
  '#84584A',
] as const;
const CREPIS: Partial<Record<number, string>> = {
  2: '#DCD3C2',
  5: '#C9BBA3',
  8: '#D9D6CE',
  11: '#E3DCCB',
};
const CHASSIS = [
  '#F2F0EA',
  '#32373C',
  '#F2F0EA',
  '#4A3A2C',
  '#EDEBE4',
  '#2D3338',
  '#3A4A44',
] as const;
const PORTES = [
  '#2E4A3A',
  '#5A2A22',
  '#24405E',
  '#3B3B3B',
  '#7A2C2A',
  '#E5E1D6',
  '#4B3A2A',
] as const;
/** Walls of limestone, laid in rough courses. */
const MOELLONS: Partial<Record<number, string>> = { 6: '#A39C8D', 9: '#B0A690' };

type Rectangle = (x: number, y: number, l: number, h: number, couleur: string) => void;

/** Draws in metres from the bottom left of one façade. */
interface Facade {
  rang: number;
  pinceau: Pinceau;
  /** Light that a window gives by night. */
  lueur: Pinceau;
  x: number;
  y: number;
  rect: Rectangle;
  alea: () => number;
  nuit: boolean;
}

function paintMur({ rang, pinceau, x, y, alea }: Facade): void {
  const crepi = CREPIS[rang];
  if (crepi) {
    pinceau.fillStyle = crepi;
    pinceau.fillRect(x, y, LARGE, HAUT);
    for (let k = 0; k < 2600; k += 1) {
      pinceau.fillStyle = `rgba(90,80,60,${alea() * 0.05})`;
      pinceau.fillRect(x + alea() * LARGE, y + alea() * HAUT, 3, 3);
    }
    return;
  }
  const pierre = MOELLONS[rang];
  if (pierre) return paintMoellons(pinceau, [x, y], pierre, alea);
  pinceau.fillStyle = '#A79C90';
  pinceau.fillRect(x, y, LARGE, HAUT);
  const [bl, bh] = [0.2 * PPM, 0.065 * PPM];
  const canaux = canauxDe(BRIQUES[rang % BRIQUES.length]!);
  for (let r = 0; r * bh < HAUT; r += 1)
    for (let k = -1; k * bl < LARGE; k += 1) {
      const t = 0.8 + alea() * 0.36;
      pinceau.fillStyle = `rgb(${canaux.map((c) => Math.min(255, c * t)).join(',')})`;
      pinceau.fillRect(x + (k + (r % 2) * 0.5) * bl + 0.5, y + r * bh + 0.5, bl - 1, bh - 1);
    }
}

const canauxDe = (couleur: string): [number, number, number] => {
  const teinte = Number.parseInt(couleur.slice(1), 16);
  return [teinte >> 16, (teinte >> 8) & 255, teinte & 255];
};

function paintMoellons(
  pinceau: Pinceau,
  [x, y]: readonly [number, number],
  couleur: string,
  alea: () => number,
): void {
  pinceau.fillStyle = '#8C8576';
  pinceau.fillRect(x, y, LARGE, HAUT);
  const canaux = canauxDe(couleur);
  for (let haut = 0; haut < HAUT;) {
    const rang = (0.12 + alea() * 0.14) * PPM;
    for (let gauche = -alea() * 20; gauche < LARGE;) {
      const long = (0.2 + alea() * 0.4) * PPM;
      const t = 0.84 + alea() * 0.3;
      pinceau.fillStyle = `rgb(${canaux.map((c) => Math.min(255, c * t)).join(',')})`;
      pinceau.beginPath();
      pinceau.roundRect(x + gauche + 1, y + haut + 1, long - 2, rang - 2, 3);
      pinceau.fill();
      gauche += long;
    }
    haut += rang;
  }
}

function paintFenetre(f: Facade, x: number, y: number, l: number, h: number): void {
  const { pinceau, rect, alea, rang, nuit, lueur } = f;
  const allumee = nuit && alea() < 0.35;
  const pierre = CREPIS[rang] ? '#B9AE9C' : '#C9C2B4';
  rect(x - 0.1, y + h, l + 0.2, 0.22, pierre);
  rect(x - 0.12, y - 0.12, l + 0.24, 0.12, '#9FA1A3');
  rect(x, y, l, h, '#14181C');
  const px = (m: number) => f.x + m * PPM;
  const py = (m: number) => f.y + HAUT - m * PPM;
  const verre = pinceau.createLinearGradient(0, py(y + h), 0, py(y));
  const [haut, milieu, bas] = allumee
    ? ['#F3C774', '#E6B05E', '#D79A48']
    : ['#5E7486', '#33414D', '#252F38'];
  verre.addColorStop(0, haut);
  verre.addColorStop(0.5, milieu);
  verre.addColorStop(1, bas);
  pinceau.fillStyle = verre;
  pinceau.fillRect(px(x + 0.05), py(y + h - 0.05), (l - 0.1) * PPM, (h - 0.1) * PPM);
  if (allumee) {
    lueur.fillStyle = '#C98B3C';
    lueur.fillRect(px(x + 0.08), py(y + h - 0.08), (l - 0.16) * PPM, (h - 0.16) * PPM);
  }
  if (alea() < 0.75) {
    rect(x + 0.06, y + 0.1, l * 0.2, h - 0.2, 'rgba(235,230,220,.55)');
    rect(x + l * 0.78, y + 0.1, l * 0.18, h - 0.2, 'rgba(235,230,220,.55)');
  } else if (!allumee) rect(x + 0.06, y + h * 0.55, l - 0.12, h * 0.42, 'rgba(225,222,214,.6)');
  pinceau.strokeStyle = CHASSIS[rang % CHASSIS.length]!;
  pinceau.lineWidth = 0.065 * PPM;
  pinceau.strokeRect(px(x + 0.03), py(y + h - 0.03), (l - 0.06) * PPM, (h - 0.06) * PPM);
  rect(x + l / 2 - 0.03, y, 0.06, h, CHASSIS[rang % CHASSIS.length]!);
  rect(x, y + h - 0.09, l, 0.09, 'rgba(0,0,0,.45)');
  rect(x, y, 0.05, h, 'rgba(0,0,0,.3)');
}

function paintPorte({ rect, rang, nuit }: Facade, x: number): void {
  rect(x - 0.12, 0, 1.24, 2.75, '#B3ADA2');
  rect(x, 0.15, 1, 2.5, '#15181B');
  rect(x + 0.04, 0.15, 0.92, 2.05, PORTES[rang % PORTES.length]!);
  rect(x + 0.14, 1.2, 0.72, 0.8, 'rgba(0,0,0,.18)');
  rect(x + 0.14, 0.35, 0.72, 0.65, 'rgba(0,0,0,.18)');
  rect(x + 0.06, 2.24, 0.88, 0.36, nuit ? '#C79A55' : '#4A5B68');
  rect(x + 0.82, 1.05, 0.06, 0.14, '#D8B45A');
  rect(x - 0.2, 0, 1.4, 0.15, '#8E9194');
}

/** No name of a shop: letters could be read as an answer. */
function paintVitrine({ rect, pinceau, x, y }: Facade): void {
  rect(0.35, 0.45, 3.8, 2.05, '#1A2026');
  const verre = pinceau.createLinearGradient(0, y + HAUT - 2.5 * PPM, 0, y + HAUT - 0.45 * PPM);
  verre.addColorStop(0, '#7F8F98');
  verre.addColorStop(1, '#39444C');
  pinceau.fillStyle = verre;
  pinceau.fillRect(x + 0.42 * PPM, y + HAUT - 2.42 * PPM, 3.66 * PPM, 1.9 * PPM);
  rect(2.2, 0.45, 0.06, 2.05, '#33383C');
  rect(0.6, 0.55, 1.2, 0.5, '#B7772F');
  rect(2.6, 0.55, 1.2, 0.4, '#D9CDB0');
  rect(0.3, 2.5, 5.4, 0.5, '#254A3D');
}

function paintRez(f: Facade): void {
  const { rang, rect } = f;
  if (rang === VITRINE) paintVitrine(f);
  if (rang === GARAGE) {
    rect(2.8, 0, 2.9, 2.5, '#B3ADA2');
    rect(2.9, 0.05, 2.7, 2.35, '#4E565A');
    for (let k = 0; k < 8; k += 1) rect(2.95, 0.1 + k * 0.285, 2.6, 0.02, '#343B40');
  }
  paintPorte(f, porteDe(rang));
}

function paintFacade(f: Facade): void {
  const { rang, pinceau, rect, x, y } = f;
  pinceau.save();
  pinceau.beginPath();
  pinceau.rect(x, y, LARGE, HAUT);
  pinceau.clip();
  paintMur(f);
  rect(0, 0, 6, 0.55, rang % 2 ? '#6F7072' : '#8A8D90');
  rect(0, 0.53, 6, 0.04, '#55585B');
  paintRez(f);
  for (const { x: a, y: bas, large, haut } of fenetresDe(rang))
    paintFenetre(f, a, bas, large, haut);
  rect(0, 3.15, 6, 0.1, 'rgba(210,200,185,.55)');
  for (const [bas, haut, force] of [
    [0.5, 0.5, 0.1],
    [7.4, 1.2, 0.08],
  ] as const)
    rect(0, bas, 6, haut, `rgba(30,26,22,${force})`);
  rect(0, 8.55, 6, 0.45, CREPIS[rang] ? '#B9AE9C' : '#8C8175');
  rect(0, 8.52, 6, 0.05, 'rgba(0,0,0,.35)');
  pinceau.restore();
}

/** `lueur`: which windows are lit. */
export function facades(nuit: boolean): { map: Texture; lueur: Texture } {
  return partage(`façades ${nuit}`, () => {
    const lumieres = toile(COLONNES * LARGE, RANGEES * HAUT, (pinceau) => {
      pinceau.fillStyle = '#000000';
      pinceau.fillRect(0, 0, COLONNES * LARGE, RANGEES * HAUT);
    });
    const lueur = lumieres.getContext('2d')!;
    const feuille = toile(COLONNES * LARGE, RANGEES * HAUT, (pinceau) => {
      for (let rang = 0; rang < NOMBRE_DE_FACADES; rang += 1) {
        const [x, y] = [(rang % COLONNES) * LARGE, Math.floor(rang / COLONNES) * HAUT];
        const rect: Rectangle = (rx, ry, l, h, couleur) => {
          pinceau.fillStyle = couleur;
          pinceau.fillRect(x + rx * PPM, y + HAUT - (ry + h) * PPM, l * PPM, h * PPM);
        };
        paintFacade({ rang, pinceau, lueur, x, y, rect, alea: aleaOf(100 + rang * 17), nuit });
      }
    });
    return {
      map: textureOf(feuille, { repete: false }),
      lueur: textureOf(lumieres, { repete: false }),
    };
  });
}

const rangs = (
  nombre: number,
  paint: (pinceau: Pinceau, rang: number, alea: () => number) => void,
  graine: number,
  fond: string,
): Texture =>
  textureOf(
    toile(256, 256, (pinceau) => {
      const alea = aleaOf(graine);
      pinceau.fillStyle = fond;
      pinceau.fillRect(0, 0, 256, 256);
      for (let r = 0; r < nombre; r += 1) paint(pinceau, r, alea);
    }),
  );

/** Two metres of wall. */
export const briques = (): Texture =>
  partage('briques', () =>
    textureOf(
      toile(512, 512, (pinceau) => {
        const alea = aleaOf(12);
        pinceau.fillStyle = '#C4BCB2';
        pinceau.fillRect(0, 0, 512, 512);
        for (let r = 0; r < 32; r += 1)
          for (let k = 0; k < 10; k += 1) {
            const q = 184 + alea() * 60;
            pinceau.fillStyle = `rgb(${q},${q * (0.97 + alea() * 0.04)},${q * 0.98})`;
            const x = (k + (r % 2) * 0.5) * 51.2 + 1;
            for (const tour of [0, -512]) pinceau.fillRect(x + tour, r * 16 + 1, 49.2, 14);
          }
        const taches = bruit(64, 4, 4, 3);
        for (const [i, tache] of taches.entries()) {
          pinceau.fillStyle = `rgba(60,50,42,${Math.max(0, tache - 0.42) * 0.7})`;
          pinceau.fillRect((i % 64) * 8, Math.floor(i / 64) * 8, 8, 8);
        }
      }),
    ),
  );

export const tuiles = (): Texture =>
  partage('tuiles', () =>
    rangs(
      16,
      (pinceau, r, alea) => {
        for (let k = -1; k < 12; k += 1) {
          const q = 200 + alea() * 50;
          pinceau.fillStyle = `rgb(${q},${q * 0.98},${q * 0.96})`;
          pinceau.fillRect((k + (r % 2) * 0.5) * 22, r * 16, 21, 15);
          pinceau.fillStyle = 'rgba(0,0,0,.35)';
          pinceau.fillRect((k + (r % 2) * 0.5) * 22, r * 16 + 13, 22, 3);
        }
      },
      31,
      '#888888',
    ),
  );
