import { type FilmEnvoye, signesOf } from '../drawing/scene/mouvement/filmEnvoye.ts';
import { graineOf } from '../drawing/alea.ts';
import { type Acteur, type Clip, type ClipJoue, feuxDeClip } from './clip.ts';
import { deboutDe } from './debout.ts';
import { isPosteDeFeu, posteAllume } from './feux.ts';
import type { Fenetre } from './juge.ts';
import { feuxDePassage } from './passage.ts';
import { reseauOf } from './reseau.ts';
import type { ClipGarde } from './sosies.ts';

/** All that a browser needs to play a clip, without its dangers and without the drawings. */
export interface ClipEnvoye {
  clip: ClipJoue;
  /** YYYY-MM-DD, whose law the signs follow. */
  jour: string;
  signes: FilmEnvoye['signes'];
  /** Degrees across an upright picture. */
  debout: number;
}

/** A clip’s name on the wire: its own tells of a danger (« chien-echappe »). */
export const codeDuClip = (ref: string): string => graineOf(ref).toString(36);

/** That he passes a red light is seen, not said. */
function seen(acteur: Acteur): Acteur {
  const { brûle: _, ...reste } = acteur;
  return reste;
}

/** Whoever writes a clip begins with who is dangerous. */
function melange(acteurs: Clip['acteurs'], graine: number): Acteur[] {
  const ecrits = Object.entries(acteurs);
  // Behind whom one waits at a junction follows from the order of those on its arm.
  const brasDe = ({ carrefour }: Acteur) => carrefour && `${carrefour.morceau} ${carrefour.de}`;
  const files = Map.groupBy(
    ecrits.map(([, acteur]) => acteur),
    brasDe,
  );
  return ecrits
    .toSorted(([un], [autre]) => graineOf(un, graine) - graineOf(autre, graine))
    .map(([, acteur]) => {
      const bras = brasDe(acteur);
      return bras === undefined ? acteur : files.get(bras)!.shift()!;
    });
}

export function clipEnvoyeOf(
  ecrit: Clip | ClipGarde,
  jour: string,
  fenetres: readonly Fenetre[],
): ClipEnvoye {
  const { risques: _, sosies: _sosies, difficulté: _difficulte, ref, acteurs, ...reste } = ecrit;
  const graine = graineOf(ref);
  const clip: ClipJoue = {
    ...reste,
    graine,
    acteurs: Object.fromEntries(
      melange(acteurs, graine).map((acteur, i) => [`a${i}`, seen(acteur)]),
    ),
  };
  const { morceaux } = reseauOf(clip, jour);
  return {
    clip,
    jour,
    debout: deboutDe(fenetres),
    signes: signesOf(
      morceaux.flatMap(({ plan, feux, passage }) => {
        const etats = [...(feux ? feuxDeClip : []), ...(passage ? feuxDePassage : [])];
        const postes = plan.objets.filter(isPosteDeFeu);
        return [
          ...plan.objets,
          ...postes.flatMap((poste) => etats.map((etat) => posteAllume(poste, etat))),
        ];
      }),
      jour,
    ),
  };
}
