import type { Signe } from '../signe.ts';
import { chargement } from './chargement.ts';
import { corps } from './corps.ts';
import { documents } from './documents.ts';
import { equipement } from './equipement.ts';
import { facteurs } from './facteurs.ts';
import type { Objet } from './objet.ts';
import { occupants } from './occupants.ts';
import { physique } from './physique.ts';
import { places } from './places.ts';
import { pneus } from './pneus.ts';
import { regard } from './regard.ts';
import { remorques } from './remorques.ts';
import { secours } from './secours.ts';
import { temoins } from './temoins.ts';
import { situations } from './tunnel.ts';
import { vision } from './vision.ts';
import { boutonQuatreClignotants } from './voyant.ts';
import { voyants } from './voyants.ts';

const table = {
  ...voyants,
  ...temoins,
  'bouton quatre clignotants': boutonQuatreClignotants,
  ...pneus,
  ...places,
  ...occupants,
  ...corps,
  ...chargement,
  ...remorques,
  ...equipement,
  ...secours,
  ...documents,
  ...facteurs,
  ...physique,
  ...regard,
  ...vision,
  ...situations,
};

export type NomObjet = keyof typeof table;
const catalogue: Record<NomObjet, Objet> = table;
export const nomsObjet = Object.keys(catalogue) as NomObjet[];

/** For the contact sheet; undefined: nothing is written on it. */
export const exempleObjet = (nom: NomObjet): string | undefined => {
  const objet = catalogue[nom];
  return 'avec' in objet ? objet.exemple : undefined;
};

export function signeObjet(nom: NomObjet, valeur?: number | string): Signe {
  if (!Object.hasOwn(catalogue, nom)) throw new Error(`L’objet « ${nom} » n’est pas dessiné.`);
  const objet = catalogue[nom];
  if ('avec' in objet) {
    if (valeur === undefined || String(valeur).trim() === '')
      throw new Error(`L’objet « ${nom} » attend une valeur, par exemple « ${objet.exemple} ».`);
    return objet.avec(String(valeur).trim());
  }
  if (valeur !== undefined) throw new Error(`L’objet « ${nom} » ne porte pas de valeur.`);
  return objet;
}
