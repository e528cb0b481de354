import { autres } from './autres.ts';
import { blancs } from './blancs.ts';
import { bleus, parVehicule } from './bleus.ts';
import { fleches } from './fleches.ts';
import { panneauTexte } from './textes.ts';

export const symboles1975 = { ...blancs, ...bleus, ...parVehicule, ...fleches, ...autres };

export const texte1975 = (mots: string) => panneauTexte(mots);
