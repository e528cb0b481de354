import type { Plan, Trajet, Vu } from '../plan/plan.ts';
import type { Carrefour, UsagerCarrefour } from '../scene.ts';
import { allureOf } from './allures.ts';
import { deplacementOf, type Deplacement } from './deplacements.ts';
import { etapesOf, type EtapeDite } from './etapes.ts';
import { heurte, horaireOf } from './horaire.ts';
import { allumagesOf, type Allumage } from './lampesDuFilm.ts';

/** In metres: those in deadlock edge forward. */
export const AVANCE = 0.9;

/** In milliseconds, from its step's beginning. */
export interface Acteur {
  vu: Vu;
  trajet: Trajet;
  deplacement: Deplacement;
  allumages: Allumage[];
  etape: number;
  apres: number;
  duree: number;
  avance: boolean;
}

export interface Tournage {
  etapes: (EtapeDite & { depart: number })[];
  acteurs: Acteur[];
  duree: number;
}

/** Undefined: the rules do not know, or nobody moves. */
export function tournageOf(scene: Carrefour, plan: Plan): Tournage | undefined {
  const trajets = new Map(plan.trajets?.map((t) => [t.usager, t]));
  const vus = new Map(
    plan.objets.flatMap((o) => (o.genre === 'usager' ? [[o.usager, o] as const] : [])),
  );
  const etapes = etapesOf(scene, (u) => trajets.has(u));
  if (!etapes) return undefined;
  const bloques = new Set<UsagerCarrefour>(etapes.flatMap((e) => e.avancent));
  const roles = etapes.flatMap(({ passent }, etape) =>
    passent.map((u) => {
      const [trajet, vu, avance] = [trajets.get(u)!, vus.get(u)!, bloques.has(u)];
      const allumages = allumagesOf(scene, trajet, vu);
      const allure = allureOf(scene, trajet, vu, etape === 0);
      const deplacement = deplacementOf(trajet, vu, plan, allure, avance ? AVANCE : 0, allumages);
      return {
        vu,
        trajet,
        etape,
        avance,
        allumages,
        deplacement,
      };
    }),
  );
  const arretes = plan.objets.filter(
    (o): o is Vu => o.genre === 'usager' && !roles.some((r) => r.vu === o),
  );
  const gene = roles.some(
    ({ deplacement, etape }) =>
      arretes.some((vu) => heurte(deplacement, vu, vu)) ||
      roles.some((r) => r.etape > etape && heurte(deplacement, r.vu, r.deplacement.at(0))),
  );
  if (gene) return undefined;
  const { debuts, departs } = horaireOf(
    etapes.map((_, i) => roles.filter((r) => r.etape === i).map((r) => r.deplacement)),
  );
  const fin = Math.max(
    ...debuts.map((d) => d + 0.4),
    ...[...departs].map(([deplacement, depart]) => depart + deplacement.duree),
  );
  const ms = (secondes: number): number => Math.round(secondes * 1000);
  return {
    etapes: etapes.map((e, i) => ({ ...e, depart: ms(debuts[i]!) })),
    acteurs: roles.map((role) => ({
      ...role,
      apres: ms(departs.get(role.deplacement)! - debuts[role.etape]!),
      duree: ms(role.deplacement.duree),
    })),
    duree: ms(fin),
  };
}
