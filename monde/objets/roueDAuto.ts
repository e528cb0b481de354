import type { Roue } from '../vehicules/coque.ts';
import { formeDe } from './autos.ts';

/** A car's front wheel. */
export const boutDeRoue = (nom: string): Roue =>
  formeDe(nom).roues.find((roue) => roue.directrice)!;
