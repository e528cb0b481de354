import { gabarit, type Gabarit } from '../gabarits.ts';
import { boite, distance, ecartEntre, repere } from '../plan/geometrie.ts';
import type { Plan, Point, Vu } from '../plan/plan.ts';
import { nomOf } from '../../../droit/circulation/usagers.ts';
import type { Bras } from '../plan/vuOf.ts';
import { dansLeCadre, type Ici } from './deplacements.ts';
import { ecartDe } from './lampesDuFilm.ts';

/** In metres: nearer bodies seem to touch. */
const JOUR = 0.1;

export interface Present {
  nom: string;
  qui: Vu['qui'];
  taille: Gabarit;
  ici: (Ici | undefined)[];
}

export function presents(plan: Plan, vues: Map<string, Ici[]>): Present[] {
  const instants = Math.max(...[...vues.values()].map((v) => v.length));
  const debout = (ici: Ici) => Array.from({ length: instants }, () => ici);
  return plan.objets.flatMap((objet): Present[] => {
    if (objet.genre === 'agent')
      return [{ nom: 'agent', qui: 'piéton', taille: gabarit('piéton'), ici: debout(objet) }];
    if (objet.genre !== 'usager') return [];
    const nom = nomOf(objet.usager);
    const ici = (vues.get(nom) ?? debout(objet)).map((p) =>
      dansLeCadre(plan, p, objet) ? p : undefined,
    );
    return [{ nom, qui: objet.qui, taille: objet.taille, ici }];
  });
}

/** In metres from his middle. */
export const MAIN = 2;

export function boitesOf({ x, y, cap }: Ici, [long, large]: Gabarit, bras?: Bras): Point[][] {
  const lui = repere([x, y], cap);
  const corps = boite(lui, -long / 2, long / 2, -large / 2, large / 2);
  return bras === undefined ? [corps] : [corps, boite(lui, 0, 0.4, 0, bras * MAIN)];
}

/** In degrees. */
const PARALLELES = 6;

export function coteACote(un: Ici, autre: Ici): boolean {
  const angle = Math.abs(ecartDe(un.cap, autre.cap));
  return Math.min(angle, 180 - angle) < PARALLELES;
}

export const ecartOf = (un: Point[][], autre: Point[][]): number =>
  Math.min(...un.flatMap((a) => autre.map((b) => ecartEntre(a, b))));

function seHeurtent(un: Present, autre: Present): boolean {
  const portee = (Math.hypot(...un.taille) + Math.hypot(...autre.taille)) / 2 + JOUR;
  return un.ici.some((p, t) => {
    const q = autre.ici[t];
    if (!p || !q || distance([p.x, p.y], [q.x, q.y]) > portee) return false;
    return ecartOf(boitesOf(p, un.taille), boitesOf(q, autre.taille)) < JOUR;
  });
}

export function heurtsOf(plan: Plan, vues: Map<string, Ici[]>): string[] {
  const tous = presents(plan, vues);
  return tous.flatMap((un, i) =>
    tous
      .slice(i + 1)
      .filter((autre) => seHeurtent(un, autre))
      .map((autre) => `${un.nom} et ${autre.nom} se heurtent`),
  );
}
