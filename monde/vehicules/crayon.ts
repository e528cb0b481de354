import type { Point } from '../../drawing/boite.ts';
import type { Pinceau } from '../textures/toile.ts';

/** `vitre` is seen through; `lisse` shines. */
export type Fini = 'peint' | 'mat' | 'lisse' | 'vitre';
export type Feu = 'rouge' | 'phare' | 'cligno' | 'recul' | 'stop' | 'jour' | 'brouillard';

/** Colours of the second sheet; rendu/corps.ts reads them. */
const FINIS: Record<Fini, string> = {
  peint: '#FF0000',
  lisse: '#00FF00',
  vitre: '#0000FF',
  mat: '#000000',
};
/** Colours of the third sheet. */
const FEUX: Record<Feu, string> = {
  rouge: '#FF0000',
  phare: '#00FF00',
  cligno: '#0000FF',
  recul: '#FFFF00',
  stop: '#FF00FF',
  jour: '#00FFFF',
  brouillard: '#FFFFFF',
};

export interface Feuilles {
  couleur: Pinceau;
  fini: Pinceau;
  feu: Pinceau;
}
export interface RepereDeDessin {
  x: (a: number) => number;
  y: (b: number) => number;
  ppm: number;
}

/** Draws in metres, seen square on, into a body's three sheets at once. */
export class Crayon {
  private readonly feuilles: Feuilles;
  private readonly repere: RepereDeDessin;

  constructor(feuilles: Feuilles, repere: RepereDeDessin) {
    this.feuilles = feuilles;
    this.repere = repere;
  }

  private trace(pinceau: Pinceau, points: readonly Point[]): void {
    pinceau.beginPath();
    for (const [i, [a, b]] of points.entries()) {
      const [x, y] = [this.repere.x(a), this.repere.y(b)];
      if (i === 0) pinceau.moveTo(x, y);
      else pinceau.lineTo(x, y);
    }
  }

  private fill(pinceau: Pinceau, points: readonly Point[], couleur: string, rond: number): void {
    this.trace(pinceau, points);
    pinceau.closePath();
    pinceau.fillStyle = pinceau.strokeStyle = couleur;
    pinceau.fill();
    if (rond === 0) return;
    pinceau.lineJoin = 'round';
    pinceau.lineWidth = rond * this.repere.ppm;
    pinceau.stroke();
  }

  poly(points: readonly Point[], couleur: string, fini: Fini = 'mat', rond = 0): void {
    const { couleur: encre, fini: masque } = this.feuilles;
    if (fini === 'vitre') encre.globalCompositeOperation = 'destination-out';
    this.fill(encre, points, couleur, rond);
    encre.globalCompositeOperation = 'source-over';
    this.fill(masque, points, FINIS[fini], rond);
  }

  rect([a0, b0]: Point, [a1, b1]: Point, couleur: string, fini: Fini = 'mat', rond = 0): void {
    this.poly(coins([a0, b0], [a1, b1], rond), couleur, fini, rond);
  }

  vitre(points: readonly Point[], rond = 0.03): void {
    this.poly(points, '#000000', 'vitre', rond);
  }

  /** Nothing is left there, glass neither. */
  trou(points: readonly Point[]): void {
    this.vitre(points, 0);
    this.fill(this.feuilles.fini, points, FINIS.mat, 0);
  }

  trait(points: readonly Point[], couleur: string, epais = 0.012, fini?: Fini): void {
    const { couleur: encre, fini: masque } = this.feuilles;
    for (const [pinceau, teinte] of [
      [encre, couleur],
      [masque, fini && FINIS[fini]],
    ] as const) {
      if (!teinte) continue;
      this.trace(pinceau, points);
      pinceau.strokeStyle = teinte;
      pinceau.lineWidth = Math.max(1, epais * this.repere.ppm);
      pinceau.lineJoin = pinceau.lineCap = 'round';
      pinceau.stroke();
    }
  }

  /** A lens: `couleur` when it is not lit. */
  feu(points: readonly Point[], couleur: string, feu: Feu, rond = 0.02): void {
    this.poly(points, couleur, 'lisse', rond);
    this.fill(this.feuilles.feu, points, FEUX[feu], rond);
  }

  feuCarre(de: Point, a: Point, couleur: string, feu: Feu, rond = 0.02): void {
    this.feu(coins(de, a, rond), couleur, feu, rond);
  }

  disque([a, b]: Point, rayon: number, couleur: string, fini: Fini = 'mat'): void {
    this.poly(rondDe([a, b], rayon), couleur, fini);
  }

  feuRond(centre: Point, rayon: number, couleur: string, feu: Feu): void {
    this.feu(rondDe(centre, rayon), couleur, feu, 0);
  }

  arche(centre: Point, rayon: number): void {
    this.trou(rondDe(centre, rayon));
  }

  /** `miroir`: on a sheet that is seen from behind. */
  mots(texte: string, ou: Point, haut: number, couleur: string, miroir = false): void {
    this.write(this.feuilles.couleur, texte, ou, haut, couleur, miroir);
  }

  /** Words of a display that shines as long as it is driven. */
  motsAllumes(texte: string, ou: Point, haut: number, miroir = false): void {
    this.write(this.feuilles.couleur, texte, ou, haut, '#FFB020', miroir);
    this.write(this.feuilles.feu, texte, ou, haut, FEUX.jour, miroir);
  }

  private write(
    pinceau: Pinceau,
    texte: string,
    [a, b]: Point,
    haut: number,
    couleur: string,
    miroir: boolean,
  ): void {
    pinceau.save();
    pinceau.translate(this.repere.x(a), this.repere.y(b));
    if (miroir) pinceau.scale(-1, 1);
    pinceau.font = `800 ${haut * this.repere.ppm}px "DejaVu Sans", sans-serif`;
    pinceau.textAlign = 'center';
    pinceau.textBaseline = 'middle';
    pinceau.fillStyle = couleur;
    pinceau.fillText(texte, 0, 0);
    pinceau.restore();
  }

  /** Shades the whole sheet, lighter above. */
  degrade([a0, b0]: Point, [a1, b1]: Point, haut: string, bas: string): void {
    const { couleur: encre } = this.feuilles;
    const { x, y } = this.repere;
    const degrade = encre.createLinearGradient(0, y(b1), 0, y(b0));
    degrade.addColorStop(0, haut);
    degrade.addColorStop(1, bas);
    encre.fillStyle = degrade;
    encre.fillRect(x(a0), y(b1), x(a1) - x(a0), y(b0) - y(b1));
  }
}

const coins = ([a0, b0]: Point, [a1, b1]: Point, rond: number): Point[] => {
  const [r, s] = [(rond / 2) * Math.sign(a1 - a0), (rond / 2) * Math.sign(b1 - b0)];
  return [
    [a0 + r, b0 + s],
    [a1 - r, b0 + s],
    [a1 - r, b1 - s],
    [a0 + r, b1 - s],
  ];
};

const rondDe = ([a, b]: Point, rayon: number): Point[] =>
  Array.from({ length: 28 }, (_, i) => [
    a + Math.cos((i / 28) * 2 * Math.PI) * rayon,
    b + Math.sin((i / 28) * 2 * Math.PI) * rayon,
  ]);
