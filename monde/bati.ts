import { VRAIES } from '../drawing/scene/mesures.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import type { Plan } from '../drawing/scene/plan/plan.ts';
import type { Scene } from '../drawing/scene/scene.ts';
import { type Boite, boitesOf } from './camera/boites.ts';
import type { Regarde } from './camera/choix.ts';
import { type Chantier, openChantier } from './chantier.ts';
import { radians } from './maille/vecteurs.ts';
import { AMBIANCES } from './rendu/ambiances.ts';
import { addSignaux, type Signaux } from './signaux/poteaux.ts';
import { addSol, type SolBati } from './sol/solBati.ts';

/** A scene built in three dimensions, ready to be seen. Pure. */
export interface Bati {
  scene: Scene;
  plan: Plan;
  chantier: Chantier;
  sol: SolBati;
  boites: Boite[];
  signaux: Signaux;
}

const TEINTES = {
  bleue: '#1F56A8',
  rouge: '#B01A22',
  verte: '#2C6B46',
  jaune: '#E3B110',
  blanche: '#E9EAEA',
  grise: '#8A9096',
  noire: '#22262B',
  orange: '#D8661C',
};

/** `jour`: YYYY-MM-DD, whose law the signs follow. */
export function buildScene(scene: Scene, jour: string): Bati {
  const plan = layOut(scene, jour, { mesures: VRAIES });
  const chantier = openChantier(AMBIANCES[plan.temps].nuit);
  const sol = addSol(chantier, plan, scene);
  const boites = boitesOf(plan, sol);
  const duSiege = scene.vue === 'conducteur';
  for (const boite of boites)
    if (!(duSiege && boite.objet.genre === 'usager' && boite.objet.moi)) addBoite(chantier, boite);
  const signaux = addSignaux(chantier, plan, scene, sol.hauteurAt);
  return { scene, plan, chantier, sol, boites, signaux };
}

function addBoite({ mailles: { divers }, contacts }: Chantier, boite: Boite): void {
  const { pied, cap, longueur, largeur, hauteur, objet } = boite;
  const couleur = objet.genre === 'usager' ? TEINTES[objet.couleur] : '#23315A';
  divers.at(pied, -radians(cap), () =>
    divers.addBoite([0, hauteur / 2, 0], [largeur, hauteur, longueur], couleur),
  );
  contacts.push({ ou: pied, cap, largeur, longueur });
}

/** All that the choice of a camera reads. */
export const regardeOf = ({ scene, plan, boites, signaux, sol }: Bati): Regarde => ({
  scene,
  plan,
  boites,
  plaques: signaux.plaques,
  obstacles: {
    boites,
    ...(sol.relief.finesse(0, 0) < Infinity && { relief: sol.relief.hauteur }),
  },
});
