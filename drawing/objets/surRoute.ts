import { bleu } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { pose } from '../svg.ts';
import { auto, paysage } from './auto.ts';
import { cadre, CIEL } from './objet.ts';

export const AU_SOL = 66;

export const surRoute = (mots: string, ...dessus: string[]): Signe =>
  cadre(480, 240, mots, CIEL, paysage(AU_SOL), ...dessus);

export const voitureTractante = (x: number, c = bleu) => pose(auto(c), x, AU_SOL);
