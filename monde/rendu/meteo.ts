import type { Scene } from '../../drawing/scene/scene.ts';
import { aleaOf } from '../maille/alea.ts';
import type { Pinceau } from '../textures/toile.ts';

type Chute = (pinceau: Pinceau, largeur: number, hauteur: number) => void;

/** Rain and snow fall between eye and street, over the finished picture. */
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

export function addChute(toile: HTMLCanvasElement, temps: Scene['temps']): void {
  const draw = CHUTES[temps];
  const pinceau = toile.getContext('2d');
  if (draw && pinceau) draw(pinceau, toile.width, toile.height);
}
