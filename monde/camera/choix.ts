import type { PerspectiveCamera } from 'three';
import { longueurOf, surLigne } from '../../drawing/scene/plan/geometrie.ts';
import type { Plan, Vu } from '../../drawing/scene/plan/plan.ts';
import { isMoi, type Volume } from './boites.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { obliquesOf, panneOf, siegesOf } from './essais.ts';
import { type ChoixDeVue, isAAgrandir, jauge, MOITIE, type Regarde } from './jauge.ts';
import { cameraOf, projete } from './prises.ts';
import { cadreDuMiroir } from './miroirs.ts';
import { type Cadre, cadreDe } from './places.ts';
import { vignettesDe } from './vignettes.ts';

/** Small plates again, where they hide none of those who count. */
function avecVignettes(
  choix: ChoixDeVue,
  { boites, plaques, plan }: Regarde,
  rapport: number,
): ChoixDeVue {
  const camera = cameraOf(choix.vue, rapport);
  const droites = choix.plaques.filter(({ constat }) => constat.cache <= MOITIE);
  const postes = new Set(
    droites.flatMap(({ plaque, constat }) => (isAAgrandir(plaque, constat) ? [plaque.poste] : [])),
  );
  // A plate below means nothing without the one above.
  const petites = droites.map(({ plaque }) => plaque).filter(({ poste }) => postes.has(poste));
  const pris: Volume[] = [
    ...boites.filter((b) => choix.vue.genre !== 'siège' || !isMoi(b)),
    ...plaques.map(boiteDePlaque),
    ...choix.miroirs.map((miroir) => cadreDuMiroir(miroir, boites.find(isMoi)!.cap)),
  ];
  const cadres = pris.flatMap((boite) => cadreDe(camera, boite) ?? []);
  const fleches = choix.vue.genre === 'oblique' ? cadresDesFleches(camera, plan) : [];
  return { ...choix, vignettes: vignettesDe(camera, petites, cadres, fleches) };
}

/** In metres, between two places of an arrow's line; and a share of the picture around each. */
const [PAS_DE_FLECHE, AUTOUR] = [0.8, 0.02];

const cadresDesFleches = (camera: PerspectiveCamera, { fleches }: Plan): Cadre[] =>
  fleches.flatMap(({ points }) => {
    const pas = Math.ceil(longueurOf(points) / PAS_DE_FLECHE);
    return Array.from({ length: pas + 1 }, (_, i): Cadre => {
      const [x, z] = surLigne(points, (i / pas) * longueurOf(points)).point;
      const ou = projete(camera, [x, 0, z]);
      return { x: ou.x - AUTOUR, y: ou.y - AUTOUR, l: 2 * AUTOUR, h: 2 * AUTOUR };
    });
  });

/** In points of a price: an oblique view must be better by so much than the seat. */
const DU_SIEGE_D_ABORD = 25;

/** The view that shows most of what the words tell, and is nearest to what one expects. */
export function chooseVue(regarde: Regarde, rapport: number): ChoixDeVue {
  const { scene, boites } = regarde;
  const moi = boites.find(isMoi);
  const vu = moi?.objet as Vu | undefined;
  const essais =
    scene.vue === 'conducteur' && moi && vu
      ? [
          ...siegesOf(moi, vu),
          ...[...obliquesOf(regarde, rapport)].map(({ vue, gene }) => ({
            vue,
            gene: gene + DU_SIEGE_D_ABORD,
          })),
        ]
      : [...panneOf(regarde), ...obliquesOf(regarde, rapport)];
  let meilleur: ChoixDeVue | undefined;
  for (const { vue, gene } of essais.toSorted((a, b) => a.gene - b.gene)) {
    if (meilleur && gene >= meilleur.prix) break;
    const choix = jauge(regarde, vue, rapport);
    const prix = choix.prix + gene;
    if (!meilleur || prix < meilleur.prix) meilleur = { ...choix, prix };
  }
  return avecVignettes(meilleur!, regarde, rapport);
}
