import { Scene, type Texture } from 'three';
import { capDirection } from '../../drawing/scene/plan/carrefour/coupe.ts';
import { tour } from '../../drawing/scene/plan/geometrie.ts';
import type { EtatFeu } from '../../drawing/feux.ts';
import type { Decor, Objet, Plan, Poste } from '../../drawing/scene/plan/plan.ts';
import { directions } from '../../drawing/scene/vocabulaire.ts';
import { feuxDeClip } from '../../films/clip.ts';
import { feuAt, isPosteDeFeu, posteAllume } from '../../films/feux.ts';
import { feuxDePassage, passageAt } from '../../films/passage.ts';
import type { MorceauPose } from '../../films/reseau.ts';
import { type Chantier, openChantier } from '../chantier.ts';
import { devant } from '../maille/vecteurs.ts';
import { addChantier, feuillesDeRue } from '../rendu/addChantier.ts';
import { paintPlanche } from '../rendu/planches.ts';
import type { Planche, SigneDe } from '../signaux/planche.ts';
import { addSignaux } from '../signaux/poteaux.ts';
import { addBarriere, LEVEE } from '../mobilier/passageANiveau.ts';
import type { SolBati } from '../sol/solBati.ts';

/** Something that changes with time: built once in each state. */
export interface FeuBati {
  etats: Map<string, { chantier: Chantier; planche?: Planche }>;
  etatAt: (t: number) => string;
}

const isBarriere = (objet: Objet): objet is Decor => objet.genre === 'barrière';

/** All that stands at every second. */
export const planSansFeux = ({ plan, feux, passage }: MorceauPose): Plan =>
  feux || passage
    ? {
        ...plan,
        objets: plan.objets.filter((o) => !isPosteDeFeu(o) && !(passage && isBarriere(o))),
      }
    : plan;

interface Alentour {
  signeDe: SigneDe;
  nuit: boolean;
  sol: SolBati;
}

/** Lights and barriers that change, in the piece's own metres. Pure. */
export function buildFeux(morceau: MorceauPose, alentour: Alentour): FeuBati[] {
  const { plan, feux, passage } = morceau;
  const postes = plan.objets.filter(isPosteDeFeu);
  if (passage)
    return [
      ...postes.map((poste) =>
        buildPoste(morceau, poste, feuxDePassage, (t) => passageAt(passage, t).feu, alentour),
      ),
      ...plan.objets.filter(isBarriere).map((decor) => buildBarriere(morceau, decor, alentour)),
    ];
  return postes.flatMap((poste) => {
    const direction = directions.find((d) => capDirection(d) === tour(poste.cap));
    const programme = direction && feux?.[direction];
    if (!programme) return [];
    return [buildPoste(morceau, poste, feuxDeClip, (t) => feuAt(programme, t), alentour)];
  });
}

function buildPoste(
  { plan, scene }: MorceauPose,
  poste: Poste,
  etats: readonly EtatFeu[],
  etatAt: FeuBati['etatAt'],
  { signeDe, nuit, sol }: Alentour,
): FeuBati {
  return {
    etats: new Map(
      etats.map((etat) => {
        const chantier = openChantier(nuit);
        const seul = { ...plan, objets: [posteAllume(poste, etat)] };
        const { planche } = addSignaux(chantier, seul, scene, sol.hauteurAt, signeDe);
        // From behind a light is dark.
        for (const halo of chantier.halos) halo.vers = devant(poste.cap);
        return [etat, { chantier, planche }];
      }),
    ),
    etatAt,
  };
}

/** Between upright and down. */
const CRANS = 12;

function buildBarriere(
  { plan, scene, passage }: MorceauPose,
  decor: Decor,
  { nuit, sol }: Alentour,
): FeuBati {
  return {
    etats: new Map(
      Array.from({ length: CRANS + 1 }, (_, cran) => {
        const chantier = openChantier(nuit);
        addBarriere({ chantier, plan, scene, sol }, decor, LEVEE * (1 - cran / CRANS));
        return [String(cran), { chantier }];
      }),
    ),
    etatAt: (t) => String(Math.round(passageAt(passage!, t).baisse * CRANS)),
  };
}

/** On a piece's ground. Answers what shows them at a second, and the textures to free. */
export async function addFeux(
  groupe: Scene,
  feux: readonly FeuBati[],
  { planche: autour, nuit }: { planche: Texture; nuit: boolean },
): Promise<{ plaques: Texture[]; montre: (t: number) => void }> {
  const plaques: Texture[] = [];
  const poses: { etatAt: FeuBati['etatAt']; vues: Map<string, Scene> }[] = [];
  for (const { etats, etatAt } of feux) {
    const vues = new Map<string, Scene>();
    for (const [etat, { chantier, planche }] of etats) {
      const plaque = planche && (await paintPlanche(planche));
      const vue = new Scene();
      addChantier(vue, chantier, feuillesDeRue(plaque ?? autour, nuit));
      if (plaque) plaques.push(plaque);
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
