import type { Branche, UsagerCarrefour } from '../scene.ts';
import { mouvement, type Mouvement } from './cap.ts';
import { feuxDe, porte } from './signaux.ts';
import { estCycliste, estDeuxRouesLeger, surRails } from './usagers.ts';

/** What a light says to somebody: `flèche` and `vélo` let him go while he yields to all. */
export type Ordre = 'passe' | 'flèche' | 'vélo' | 'arrêt' | 'sans effet';

/** Above a lane, at the far side, or out of force: nothing for those who arrive (art. 62, 62bis). */
const SANS_EFFET =
  /^(éteint|orange clignotant|blanc|croix|flèche verte (vers|à la)|flèche orange oblique)/;

const etats = (b: Branche): string[] =>
  [...(b.feu ? [b.feu] : []), ...feuxDe(b.panneau)].filter((e) => !SANS_EFFET.test(e));
const pourTransports = (b: Branche): string[] => etats(b).filter((e) => e.startsWith('bus '));
const pourVelos = (b: Branche): string[] => etats(b).filter((e) => e.startsWith('vélo'));
const pourTous = (b: Branche): string[] => etats(b).filter((e) => !/^(bus|vélo|piéton)/.test(e));

export const feuActif = (b: Branche): boolean => pourTous(b).length > 0;
export const feuVert = (b: Branche | undefined): boolean =>
  b !== undefined && pourTous(b).some((e) => /^(vert|flèche verte)/.test(e));
/** The light of those who would walk across the branch, where it is shown. */
export const feuPieton = (b: Branche | undefined): 'rouge' | 'vert' | undefined => {
  const etat = b && etats(b).find((e) => e.startsWith('piéton') || e.startsWith('vélo et piéton'));
  return etat === undefined ? undefined : etat.includes('rouge') ? 'rouge' : 'vert';
};

const MOTS: [string, Mouvement[]][] = [
  ['gauche', ['gauche', 'demi-tour']],
  ['droite', ['droite']],
  ['tout droit', ['droit']],
];
const directionsDe = (texte: string): Mouvement[] =>
  MOTS.flatMap(([mot, m]) => (texte.includes(mot) ? m : []));

const couleur = (etat: string): Ordre => {
  if (/roug|orange/.test(etat)) return 'arrêt';
  if (/vert/.test(etat)) return 'passe';
  throw new Error(`Les règles ne connaissent pas le feu « ${etat} ».`);
};

/** A red or amber disc with something beside it that lets one direction go. */
function lisRond(etat: string, u: UsagerCarrefour, m: Mouvement): Ordre {
  const [rond = '', fleche = ''] = etat.split(/ et flèche verte/);
  if (directionsDe(fleche).includes(m)) return 'flèche';
  const [, velo = ''] = etat.split(/ et vélo orange clignotant/);
  if (estDeuxRouesLeger(u) && directionsDe(velo).includes(m)) return 'vélo';
  return couleur(rond);
}

function lisTransport(etat: string, m: Mouvement): Ordre {
  if (etat === 'bus cercle clignotant') return 'sans effet';
  if (/horizontale|cercle/.test(etat)) return 'arrêt';
  const vise = etat.includes('verticale') ? ['droit'] : directionsDe(etat);
  return vise.length === 0 || vise.includes(m) ? 'passe' : 'arrêt';
}

/** B22 and B23 let bicycles and speed pedelecs go at red or amber, yielding to all. */
function petitTriangle(b: Branche, u: UsagerCarrefour, m: Mouvement): boolean {
  if (!estCycliste(u) && u.qui !== 'speed pedelec') return false;
  return (m === 'droite' && porte(b.panneau, 'B22')) || (m === 'droit' && porte(b.panneau, 'B23'));
}

/** Arrows speak to their direction, and a green one beside a red disc only by leave of the others. */
function lisTous(b: Branche, u: UsagerCarrefour, m: Mouvement): Ordre {
  const actifs = pourTous(b);
  if (actifs.length === 0) return 'sans effet';
  const fleches = actifs.filter((e) => e.startsWith('flèche'));
  const rond = actifs.find((e) => !e.startsWith('flèche'));
  const sien = fleches.find((e) => directionsDe(e).includes(m));
  const auRond = rond === undefined ? undefined : lisRond(rond, u, m);
  if (sien === undefined)
    return auRond ?? (fleches.some((e) => e.includes('vert')) ? 'arrêt' : 'sans effet');
  return couleur(sien) === 'passe' && auRond === 'arrêt' ? 'flèche' : couleur(sien);
}

export const suitLesFeuxDesTransports = (b: Branche, u: UsagerCarrefour): boolean =>
  pourTransports(b).length > 0 && (surRails(u) || u.sur === 'site propre' || u.sur === 'bande bus');

export function ordreDuFeu(b: Branche, u: UsagerCarrefour): Ordre {
  if (!u.de || !u.vers) return 'sans effet';
  const m = mouvement(u.de, u.vers);
  if (suitLesFeuxDesTransports(b, u)) return lisTransport(pourTransports(b)[0] ?? '', m);
  const [velo] = pourVelos(b);
  const ordre = velo !== undefined && estDeuxRouesLeger(u) ? couleur(velo) : lisTous(b, u, m);
  return ordre === 'arrêt' && petitTriangle(b, u, m) ? 'vélo' : ordre;
}
