import { bandes } from './bandes.ts';
import { debuts } from './debuts.ts';
import { directions } from './directions.ts';
import { lieux } from './lieux.ts';
import { travaux } from './travaux.ts';
import { voies } from './voies.ts';

export const f = { ...debuts, ...voies, ...bandes, ...travaux, ...directions, ...lieux };
