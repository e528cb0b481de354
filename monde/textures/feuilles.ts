import { ClampToEdgeWrapping, type Texture } from 'three';
import { aleaOf } from '../../drawing/alea.ts';
import { partage, type Pinceau, textureOf, toile } from './toile.ts';

const TAILLE = 256;

/** One leaf, its light side up. */
function paintFeuille(
  pinceau: Pinceau,
  [x, y]: readonly [number, number],
  q: number,
  alea: () => number,
  k = 1,
): void {
  const jaune = alea() * 0.12;
  pinceau.save();
  pinceau.translate(x, y);
  pinceau.rotate(alea() * 2 * Math.PI);
  pinceau.fillStyle = `rgb(${q * (0.94 + jaune)},${q},${q * (0.84 - jaune)})`;
  pinceau.beginPath();
  pinceau.ellipse(0, 0, (5 + alea() * 5) * k, (2.4 + alea() * 2.4) * k, 0, 0, 7);
  pinceau.fill();
  pinceau.restore();
}

/** A twig cut out, seen often, makes a crown: above. Leaves without a gap, to clothe a hedge: below. */
export const feuilles = (): Texture =>
  partage('feuilles', () => {
    const texture = textureOf(
      toile(TAILLE, 2 * TAILLE, (pinceau) => {
        const alea = aleaOf(9);
        for (let k = 0; k < 520; k += 1) {
          const a = alea() * 2 * Math.PI;
          const r = Math.sqrt(alea()) * (74 + 42 * Math.sin(a * 3 + 1) * Math.sin(a * 5));
          const [x, y] = [128 + Math.cos(a) * r, 128 + Math.sin(a) * r];
          paintFeuille(pinceau, [x, y], 120 + (k / 520) * 70 + alea() * 60, alea);
        }
        pinceau.fillStyle = '#5C6450';
        pinceau.fillRect(0, TAILLE, TAILLE, TAILLE);
        for (let k = 0; k < 6000; k += 1) {
          const [x, y] = [alea() * TAILLE, TAILLE + 6 + alea() * (TAILLE - 12)];
          const q = 100 + (k / 6000) * 70 + alea() * 80;
          for (const tour of [-TAILLE, 0, TAILLE])
            if (Math.abs(x + tour - 128) < 140)
              paintFeuille(pinceau, [x + tour, y], q, aleaOf(k), 0.5);
        }
        // Hearts of clumps take this corner's tone.
        pinceau.fillStyle = '#AFB59C';
        pinceau.fillRect(0, 2 * TAILLE - 8, TAILLE, 8);
      }),
    );
    texture.wrapT = ClampToEdgeWrapping;
    return texture;
  });
