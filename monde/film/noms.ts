import { CADRE, tailleDAnnotation } from '../../regles/vue.ts';
import type { NomPlace } from './tableau.ts';

const [NUIT, JAUNE, BLANC] = ['#1B242D', '#FFCE00', '#FFFFFF'];

/** As the page draws them over the still. */
export function drawNoms(pinceau: CanvasRenderingContext2D, noms: readonly NomPlace[]): void {
  const px = pinceau.canvas.width / CADRE[0];
  pinceau.font = `700 ${11.5 * px}px sans-serif`;
  pinceau.textAlign = 'center';
  pinceau.textBaseline = 'middle';
  for (const { texte, moi, x, y } of noms) {
    const [l, h] = tailleDAnnotation(moi ? 'moi' : 'nom', texte).map((n) => n * px) as [
      number,
      number,
    ];
    const [cx, cy] = [x * pinceau.canvas.width, y * pinceau.canvas.height];
    pinceau.beginPath();
    pinceau.roundRect(cx - l / 2, cy - h / 2, l, h, h / 2);
    pinceau.fillStyle = moi ? JAUNE : BLANC;
    pinceau.fill();
    pinceau.lineWidth = px;
    pinceau.strokeStyle = NUIT;
    pinceau.stroke();
    pinceau.fillStyle = NUIT;
    pinceau.fillText(texte, cx, cy + 0.5 * px);
  }
}
