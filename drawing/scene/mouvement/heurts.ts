import { gabarit, type Gabarit } from '../plan/gabarits.ts';
import { boite, distance, repere } from '../plan/geometrie.ts';
import type { Plan, Point } from '../plan/plan.ts';
import { nomOf } from '../regles/usagers.ts';
import { dansLeCadre, type Ici } from './courses.ts';

/** Two who are drawn nearer than this seem to touch. Metres. */
const JOUR = 0.1;

/** Where somebody of a film is at each instant, while he is in the picture. */
interface Present {
  nom: string;
  taille: Gabarit;
  ici: (Ici | undefined)[];
}

function presents(plan: Plan, vues: Map<string, Ici[]>): Present[] {
  const instants = Math.max(...[...vues.values()].map((v) => v.length));
  const debout = (ici: Ici) => Array.from({ length: instants }, () => ici);
  return plan.objets.flatMap((objet): Present[] => {
    if (objet.genre === 'agent')
      return [{ nom: 'agent', taille: gabarit('piéton'), ici: debout(objet) }];
    if (objet.genre !== 'usager') return [];
    const nom = nomOf(objet.usager);
    const ici = (vues.get(nom) ?? debout(objet)).map((p) =>
      dansLeCadre(plan, p, objet) ? p : undefined,
    );
    return [{ nom, taille: gabarit(objet.qui), ici }];
  });
}

const boiteOf = ({ x, y, cap }: Ici, [long, large]: Gabarit, autour = 0): Point[] => {
  const [l, d] = [long / 2 + autour, large / 2 + autour];
  return boite(repere([x, y], cap), -l, l, -d, d);
};

/** Whether a side of the first parts the two. */
const separe = (un: Point[], autre: Point[]): boolean =>
  un.some(([x, y], i) => {
    const [fx, fy] = un[(i + 1) % un.length]!;
    const loin = ([px, py]: Point): number => (px - x) * (fy - y) - (py - y) * (fx - x);
    const [siens, leurs] = [un.map(loin), autre.map(loin)];
    return Math.max(...siens) <= Math.min(...leurs) || Math.max(...leurs) <= Math.min(...siens);
  });

function seHeurtent(un: Present, autre: Present): boolean {
  const portee = (Math.hypot(...un.taille) + Math.hypot(...autre.taille)) / 2 + 2 * JOUR;
  return un.ici.some((p, t) => {
    const q = autre.ici[t];
    if (!p || !q || distance([p.x, p.y], [q.x, q.y]) > portee) return false;
    const [a, b] = [boiteOf(p, un.taille, JOUR), boiteOf(q, autre.taille)];
    return !separe(a, b) && !separe(b, a);
  });
}

/** A sentence for each two who are drawn upon one another, the officer too. */
export function heurtsOf(plan: Plan, vues: Map<string, Ici[]>): string[] {
  const tous = presents(plan, vues);
  return tous.flatMap((un, i) =>
    tous
      .slice(i + 1)
      .filter((autre) => seHeurtent(un, autre))
      .map((autre) => `${un.nom} et ${autre.nom} se heurtent`),
  );
}
