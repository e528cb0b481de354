import type { Coupe } from '../plan/carrefour/coupe.ts';
import { boite as boiteSol, type RepereLocal } from '../plan/geometrie.ts';
import { pleine, surface } from '../plan/marques.ts';
import type { Point, Surface, Vu } from '../plan/plan.ts';
import { profilOf, type Profil } from '../profil.ts';
import { morceaux } from '../plan/route/solDeRoute.ts';
import { terrainOf } from '../plan/route/terrain.ts';
import { isDeVoie, isPavee, isCarrefour } from '../branche.ts';
import type { Route, Scene } from '../scene.ts';
import { isVirage } from '../elements.ts';
import { graineOf, rues, TROTTOIR } from './axes.ts';
import { hasard } from '../plan/hasard.ts';

/** In metres, on the carriageway's edge: art. 75.1. */
const RIVE = 0.13;
/** In metres inside the edge. */
const RETRAIT = 0.22;

const LANES = new Set(['monte', 'descend', 'bus monte', 'bus descend']);
const BORDS = new Set(['herbe', 'accotement', 'berme', 'terre-plein', undefined]);
const PARLANTES = new Set(['large', 'jaune', 'latérale', 'urgence', 'entrée', 'sortie']);

function bordsNus({ voies, lignes }: Profil): number[] {
  return voies.flatMap((voie, i) =>
    LANES.has(voie.nom)
      ? ([-1, 1] as const).flatMap((cote) => {
          const nu = BORDS.has(voies[i + cote]?.nom);
          const marque = lignes.some((l) => l.apres === (cote < 0 ? i : i + 1));
          return nu && !marque ? [cote < 0 ? voie.x0 + RETRAIT : voie.x1 - RETRAIT] : [];
        })
      : [],
  );
}

function rivesDeRoute(scene: Route): Surface[] {
  // Small country roads have no lines.
  const petite = !scene.profil.some((mot) => mot.includes(':') || mot.includes('|'));
  if (petite || scene.profil.some((mot) => PARLANTES.has(mot))) return [];
  const profil = profilOf(scene);
  const terrain = terrainOf(scene, profil);
  if (scene.éléments.some((e) => /^(passage à niveau|rétrécissement)/.test(e.quoi))) return [];
  const anneaux = bordsNus(profil).flatMap((x) =>
    morceaux(terrain, '|', x).map((fil) => pleine(fil, RIVE)),
  );
  return anneaux.length ? [surface('blanc', ...anneaux)] : [];
}

const isRoute = ({ branche }: Coupe): boolean =>
  isDeVoie(branche, 'chaussée') && !isPavee(branche) && branche.axe !== 'aucun' && !branche.piste;

const joints = (repere: RepereLocal, de: number, a: number, d0: number, d1: number): Point[][] =>
  Array.from({ length: Math.max(0, Math.floor((a - de) / 2)) }, (_, i) => {
    const s = de + i * 2;
    return boiteSol(repere, s, s + 0.05, d0, d1);
  });

/** In metres. */
const VUS = 22;

function jointsDeRoute(scene: Route, moi: Vu): Surface[] {
  if (isVirage(scene)) return [];
  const profil = profilOf(scene);
  const terrain = terrainOf(scene, profil);
  const anneaux = profil.voies
    .filter((v) => v.nom === 'trottoir')
    .flatMap((voie) =>
      joints((a, d = 0) => terrain.pointAt(a, d), -moi.y + 2, -moi.y + VUS, voie.x0, voie.x1),
    );
  return anneaux.length ? [surface('bordure', ...anneaux)] : [];
}

const dalles = (cs: Coupe[]): Surface[] => {
  const anneaux = cs.flatMap((c) =>
    c.branche.piste
      ? []
      : [
          joints((a, d = 0) => c.ici(a, d), c.bouche + 1, 16, c.droite + 0.25, c.droite + TROTTOIR),
          joints(
            (a, d = 0) => c.ici(a, d),
            c.bouche + 1,
            16,
            -c.gauche - TROTTOIR,
            -c.gauche - 0.25,
          ),
        ].flat(),
  );
  return anneaux.length ? [surface('bordure', ...anneaux)] : [];
};

function parvis(scene: Route): Surface[] {
  if (!scene.agglomération || isVirage(scene) || hasard(graineOf(scene), 21) < 0.35) return [];
  const profil = profilOf(scene);
  const terrain = terrainOf(scene, profil);
  const [premiere, derniere] = [profil.voies[0], profil.voies.at(-1)];
  const bandes = [
    ...(premiere?.nom === 'trottoir' ? [terrain.bande(premiere.x0 - 1.7, premiere.x0 + 0.1)] : []),
    ...(derniere?.nom === 'trottoir' ? [terrain.bande(derniere.x1 - 0.1, derniere.x1 + 1.7)] : []),
  ];
  return bandes.length ? [surface('trottoir', ...bandes)] : [];
}

export function rives(scene: Scene, moi: Vu): { dessous: Surface[]; dessus: Surface[] } {
  if (!isCarrefour(scene))
    return {
      dessous: parvis(scene),
      dessus: scene.agglomération ? jointsDeRoute(scene, moi) : rivesDeRoute(scene),
    };
  if (scene.lieu === 'rond-point') return { dessous: [], dessus: [] };
  const cs = rues(scene);
  if (scene.agglomération) return { dessous: [], dessus: dalles(cs) };
  const lignes = cs
    .filter(isRoute)
    .flatMap((c) =>
      [c.droite - RETRAIT, RETRAIT - c.gauche].map((v) =>
        pleine([c.ici(c.bouche + 0.3, v), c.ici(c.mesures.loin, v)], RIVE),
      ),
    );
  return { dessous: [], dessus: lignes.length ? [surface('blanc', ...lignes)] : [] };
}
