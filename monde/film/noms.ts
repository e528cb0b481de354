import { type Annotation, CADRE, formesDesAnnotations } from '../../regles/vue.ts';

/** As the page draws them over the still. */
export function drawNoms(pinceau: CanvasRenderingContext2D, noms: readonly Annotation[]): void {
  pinceau.save();
  pinceau.scale(pinceau.canvas.width / CADRE[0], pinceau.canvas.height / CADRE[1]);
  pinceau.font = '700 11.5px sans-serif';
  pinceau.textAlign = 'center';
  pinceau.textBaseline = 'middle';
  pinceau.strokeStyle = '#1B242D';
  for (const forme of formesDesAnnotations(noms)) {
    if (forme.genre === 'trait') continue;
    pinceau.fillStyle = forme.couleur;
    if (forme.genre === 'mot') {
      pinceau.fillText(forme.mot, forme.x, forme.y);
      continue;
    }
    pinceau.beginPath();
    pinceau.roundRect(forme.x, forme.y, forme.l, forme.h, forme.rayon);
    pinceau.fill();
    pinceau.stroke();
  }
  pinceau.restore();
}
