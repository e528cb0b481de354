import { Scene, type Texture } from 'three';
import { capDirection } from '../../drawing/scene/plan/carrefour/coupe.ts';
import { tour } from '../../drawing/scene/plan/geometrie.ts';
import type { Plan } from '../../drawing/scene/plan/plan.ts';
import { directions } from '../../drawing/scene/vocabulaire.ts';
import { type FeuDeClip, feuxDeClip } from '../../films/clip.ts';
import { feuAt, isPosteDeFeu, posteAllume } from '../../films/feux.ts';
import type { MorceauPose } from '../../films/reseau.ts';
import { type Chantier, openChantier } from '../chantier.ts';
import { devant } from '../maille/vecteurs.ts';
import { addChantier, feuillesDeRue } from '../rendu/addChantier.ts';
import { paintPlanche } from '../rendu/planches.ts';
import type { Planche, SigneDe } from '../signaux/planche.ts';
import { addSignaux } from '../signaux/poteaux.ts';

/** A post whose light changes: built once in each state. */
export interface FeuBati {
  etats: Map<FeuDeClip, { chantier: Chantier; planche: Planche }>;
  etatAt: (t: number) => FeuDeClip;
}

/** All that stands at every second. */
export const planSansFeux = ({ plan, feux }: MorceauPose): Plan =>
  feux ? { ...plan, objets: plan.objets.filter((objet) => !isPosteDeFeu(objet)) } : plan;

/** Lights that change, in the piece's own metres. Pure. */
export function buildFeux(
  { plan, scene, feux }: MorceauPose,
  hauteurAt: (x: number, z: number) => number,
  { signeDe, nuit }: { signeDe: SigneDe; nuit: boolean },
): FeuBati[] {
  if (!feux) return [];
  return plan.objets.filter(isPosteDeFeu).flatMap((poste): FeuBati[] => {
    const programme = directions.flatMap((d) =>
      capDirection(d) === tour(poste.cap) && feux[d] ? [feux[d]] : [],
    )[0];
    if (!programme) return [];
    const etats = new Map(
      feuxDeClip.map((etat) => {
        const chantier = openChantier(nuit);
        const seul = { ...plan, objets: [posteAllume(poste, etat)] };
        const { planche } = addSignaux(chantier, seul, scene, hauteurAt, signeDe);
        // From behind a light is dark.
        for (const halo of chantier.halos) halo.vers = devant(poste.cap);
        return [etat, { chantier, planche }] as const;
      }),
    );
    return [{ etats, etatAt: (t) => feuAt(programme, t) }];
  });
}

/** On a piece's ground. Answers what shows them at a second, and the textures to free. */
export async function addFeux(
  groupe: Scene,
  feux: readonly FeuBati[],
  nuit: boolean,
): Promise<{ plaques: Texture[]; montre: (t: number) => void }> {
  const plaques: Texture[] = [];
  const poses: { etatAt: FeuBati['etatAt']; vues: Map<FeuDeClip, Scene> }[] = [];
  for (const { etats, etatAt } of feux) {
    const vues = new Map<FeuDeClip, Scene>();
    for (const [etat, { chantier, planche }] of etats) {
      const plaque = await paintPlanche(planche);
      const vue = new Scene();
      addChantier(vue, chantier, feuillesDeRue(plaque, nuit));
      plaques.push(plaque);
      vues.set(etat, vue);
      groupe.add(vue);
    }
    poses.push({ etatAt, vues });
  }
  return {
    plaques,
    montre: (t) => {
      for (const { etatAt, vues } of poses)
        for (const [etat, vue] of vues) vue.visible = etat === etatAt(t);
    },
  };
}
