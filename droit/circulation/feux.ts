import type { Branche, UsagerCarrefour } from '../../drawing/scene/scene.ts';
import { mouvement, type Mouvement } from './azimut.ts';
import { feuxOf, carries } from './signaux.ts';
import { isCycliste, isDeuxRouesLeger, surRails } from './usagers.ts';

/** `flèche` and `vélo` let him go while he yields to all. */
export type Ordre = 'passe' | 'flèche' | 'vélo' | 'arrêt' | 'sans effet';

/** Lane lights, far-side lights and dead ones do not bind arrivals (art. 62, 62bis). */
const SANS_EFFET =
  /^(éteint|orange clignotant|blanc|croix|flèche verte (vers|à la)|flèche orange oblique)/;

const etats = (branche: Branche): string[] =>
  [...(branche.feu ? [branche.feu] : []), ...feuxOf(branche.panneau)].filter(
    (e) => !SANS_EFFET.test(e),
  );
const pourTransports = (b: Branche): string[] => etats(b).filter((e) => e.startsWith('bus '));
const pourVelos = (b: Branche): string[] => etats(b).filter((e) => e.startsWith('vélo'));
const pourTous = (b: Branche): string[] => etats(b).filter((e) => !/^(bus|vélo|piéton)/.test(e));

export const feuActif = (b: Branche): boolean => pourTous(b).length > 0;
export const feuVert = (branche: Branche | undefined): boolean =>
  branche !== undefined && pourTous(branche).some((e) => /^(vert|flèche verte)/.test(e));
export const feuPieton = (branche: Branche | undefined): 'rouge' | 'vert' | undefined => {
  const etat =
    branche && etats(branche).find((e) => e.startsWith('piéton') || e.startsWith('vélo et piéton'));
  return etat === undefined ? undefined : etat.includes('rouge') ? 'rouge' : 'vert';
};

const MOTS: [string, Mouvement[]][] = [
  ['gauche', ['gauche', 'demi-tour']],
  ['droite', ['droite']],
  ['tout droit', ['droit']],
];
const directionsOf = (texte: string): Mouvement[] =>
  MOTS.flatMap(([mot, m]) => (texte.includes(mot) ? m : []));

const couleur = (etat: string): Ordre => {
  if (/roug|orange/.test(etat)) return 'arrêt';
  if (/vert/.test(etat)) return 'passe';
  throw new Error(`Les règles ne connaissent pas le feu « ${etat} ».`);
};

/** A red or amber disc with a side light for one direction. */
function readRond(etat: string, usager: UsagerCarrefour, mouvement: Mouvement): Ordre {
  const [rond = '', fleche = ''] = etat.split(/ et flèche verte/);
  if (directionsOf(fleche).includes(mouvement)) return 'flèche';
  const [, velo = ''] = etat.split(/ et vélo orange clignotant/);
  if (isDeuxRouesLeger(usager) && directionsOf(velo).includes(mouvement)) return 'vélo';
  return couleur(rond);
}

function readTransport(etat: string, mouvement: Mouvement): Ordre {
  if (etat === 'bus cercle clignotant') return 'sans effet';
  if (/horizontale|cercle/.test(etat)) return 'arrêt';
  const vise = etat.includes('verticale') ? ['droit'] : directionsOf(etat);
  return vise.length === 0 || vise.includes(mouvement) ? 'passe' : 'arrêt';
}

/** B22 and B23 let bicycles and speed pedelecs pass red and amber, yielding to all. */
function petitTriangle(branche: Branche, usager: UsagerCarrefour, mouvement: Mouvement): boolean {
  if (!isCycliste(usager) && usager.qui !== 'speed pedelec') return false;
  return (
    (mouvement === 'droite' && carries(branche.panneau, 'B22')) ||
    (mouvement === 'droit' && carries(branche.panneau, 'B23'))
  );
}

/** Arrows bind their direction; a green one beside red yields. */
function readTous(branche: Branche, usager: UsagerCarrefour, mouvement: Mouvement): Ordre {
  const actifs = pourTous(branche);
  if (actifs.length === 0) return 'sans effet';
  const fleches = actifs.filter((e) => e.startsWith('flèche'));
  const rond = actifs.find((e) => !e.startsWith('flèche'));
  const sien = fleches.find((e) => directionsOf(e).includes(mouvement));
  const auRond = rond === undefined ? undefined : readRond(rond, usager, mouvement);
  if (sien === undefined)
    return auRond ?? (fleches.some((e) => e.includes('vert')) ? 'arrêt' : 'sans effet');
  return couleur(sien) === 'passe' && auRond === 'arrêt' ? 'flèche' : couleur(sien);
}

export const suitLesFeuxDesTransports = (branche: Branche, usager: UsagerCarrefour): boolean =>
  pourTransports(branche).length > 0 &&
  (surRails(usager) || usager.sur === 'site propre' || usager.sur === 'bande bus');

export function ordreDuFeu(branche: Branche, usager: UsagerCarrefour): Ordre {
  if (!usager.de || !usager.vers) return 'sans effet';
  const sien = mouvement(usager.de, usager.vers);
  if (suitLesFeuxDesTransports(branche, usager))
    return readTransport(pourTransports(branche)[0] ?? '', sien);
  const [velo] = pourVelos(branche);
  const ordre =
    velo !== undefined && isDeuxRouesLeger(usager)
      ? couleur(velo)
      : readTous(branche, usager, sien);
  return ordre === 'arrêt' && petitTriangle(branche, usager, sien) ? 'vélo' : ordre;
}
