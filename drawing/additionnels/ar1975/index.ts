import { autres } from './plaquesDiverses.ts';
import { blancs } from './plaquesBlanches.ts';
import { bleus, parVehicule } from './plaquesBleues.ts';
import { fleches } from './plaquesAFleche.ts';
import { panneauTexte } from './plaquesAvecTexte.ts';

export const symboles1975 = { ...blancs, ...bleus, ...parVehicule, ...fleches, ...autres };

export const texte1975 = (mots: string) => panneauTexte(mots);
