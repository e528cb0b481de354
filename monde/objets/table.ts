import type { NomObjet } from '../../drawing/objets/index.ts';
import { AU_POSTE } from './auPoste.ts';
import { CADRANS } from './cadrans.ts';
import { CHARGES } from './charges.ts';
import { DISTANCES } from './distances.ts';
import { LAMPES } from './lampes.ts';
import type { Monte } from './montage.ts';
import { NATURES } from './natures.ts';
import { OCCUPANTS } from './occupants.ts';
import { PANNES } from './pannes.ts';
import { PNEUS } from './pneus.ts';
import { REGARDS } from './regards.ts';
import { REMORQUES } from './remorques.ts';
import { SECOURS } from './secours.ts';

/** Every picture about a thing: a set in the world, or flat as the thing itself is. */
export const OBJETS: Record<NomObjet, Monte | 'plat'> = {
  ...AU_POSTE,
  ...CADRANS,
  ...CHARGES,
  ...DISTANCES,
  ...LAMPES,
  ...NATURES,
  ...OCCUPANTS,
  ...PANNES,
  ...PNEUS,
  ...REGARDS,
  ...REMORQUES,
  ...SECOURS,
  'chien en cage': 'plat',
  'ceinture dans le dos': 'plat',
  'ceinture vrillée': 'plat',
  'femme enceinte, ceinture sur le ventre': 'plat',
  'mains à 9 h 15': 'plat',
  'mains en bas du volant': 'plat',
  'une main en haut du volant': 'plat',
  'disque de stationnement': 'plat',
  'plaque L': 'plat',
  extincteur: 'plat',
  'permis de conduire': 'plat',
  'permis provisoire': 'plat',
  'carte d’identité': 'plat',
  'certificat d’immatriculation': 'plat',
  'certificat d’assurance': 'plat',
  'certificat de visite': 'plat',
  'certificat de conformité': 'plat',
  'constat amiable': 'plat',
  'carte de stationnement pour personnes handicapées': 'plat',
  'conducteur fatigué': 'plat',
};
