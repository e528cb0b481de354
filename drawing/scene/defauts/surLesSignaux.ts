import { postesOf } from '../plan/objets.ts';
import { cadreAutour } from '../plan/cadre.ts';
import { isRoulable, matiereAt, peints, touche } from '../plan/dessous.ts';
import { cadreEnPoints, overlap, retreci } from '../plan/geometrie.ts';
import type { Objet, Plan, Point, Poste } from '../plan/plan.ts';
import { dire, lieuDe, type Defaut } from './dire.ts';

/** In metres, where there is no pavement. */
const ACCOTEMENT = 3.2;
/** The corners of a disc's box are air. */
const COINS = 0.45;
const TOUR = Array.from({ length: 16 }, (_, i): Point => {
  const angle = (i * Math.PI) / 8;
  return [Math.sin(angle), Math.cos(angle)];
});

const isAuBord = (sol: Plan['sol'], [x, y]: Point): boolean =>
  [1, 2, ACCOTEMENT].some((d) =>
    TOUR.some(([dx, dy]) => {
      const pres: Point = [x + dx * d, y + dy * d];
      // A shared street has no carriageway.
      const rue = d === 1 || !sol.some((s) => s.matiere === 'asphalte');
      return isRoulable(sol, pres) || (rue && matiereAt(sol, pres) === 'trottoir');
    }),
  );

const toits: Partial<Record<Objet['genre'], string>> = {
  maison: 'le toit d’une maison',
  école: 'le toit de l’école',
  abribus: 'l’abri',
};

function piedMal(plan: Plan, poste: Poste): string | undefined {
  const { pied } = poste;
  if (!pied) return undefined;
  const ici = [pied[0] - 0.1, pied[1] - 0.1, 0.2, 0.2] as const;
  for (const objet of plan.objets) {
    const toit = toits[objet.genre];
    if ((toit || objet.genre === 'usager') && overlap(cadreAutour(objet), ici))
      return toit ?? (objet.genre === 'usager' ? dire(objet) : undefined);
  }
  if (isRoulable(plan.sol, pied)) return 'la chaussée';
  if (matiereAt(plan.sol, pied) === 'herbe' && !isAuBord(plan.sol, pied))
    return 'une pelouse, loin du bord de la route';
  return undefined;
}

export function* surLesSignaux(plan: Plan): Generator<Defaut> {
  const postes = postesOf(plan);
  const marques = peints(plan);
  for (const [i, poste] of postes.entries()) {
    const boite = poste.dessus;
    if (!boite) continue;
    const ou = lieuDe(plan, [poste.x, poste.y]);
    const sur = poste.hauteur === 'poteau' ? piedMal(plan, poste) : undefined;
    if (sur) yield `Le poteau ${ou} a son pied sur ${sur}.`;
    for (const autre of postes.slice(i + 1))
      if (autre.dessus && overlap(boite, autre.dessus, -0.05))
        yield `Le panneau ${ou} en couvre un autre.`;
    for (const objet of plan.objets)
      if (objet.genre === 'usager' && overlap(boite, cadreAutour(objet), -0.2))
        yield `Le panneau ${ou} couvre ${dire(objet)}.`;
    if (
      poste.hauteur === 'poteau' &&
      marques.some((m) => touche(cadreEnPoints(retreci(boite, COINS)), m))
    )
      yield `Le panneau ${ou} couvre une marque peinte sur la chaussée.`;
    const [x, y, largeur, hauteur] = plan.cadre;
    if (
      boite[0] < x ||
      boite[1] < y ||
      boite[0] + boite[2] > x + largeur ||
      boite[1] + boite[3] > y + hauteur
    )
      yield `Le panneau ${ou} est coupé par le bord de l’image.`;
  }
}
