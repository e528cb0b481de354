import { type FilmEnvoye, signesOf } from '../drawing/scene/mouvement/filmEnvoye.ts';
import { graineOf } from '../drawing/alea.ts';
import { type Acteur, type Clip, type ClipJoue, feuxDeClip } from './clip.ts';
import { isPosteDeFeu, posteAllume } from './feux.ts';
import { feuxDePassage } from './passage.ts';
import { reseauOf } from './reseau.ts';

/** All that a browser needs to play a clip, without its dangers and without the drawings. */
export interface ClipEnvoye {
  clip: ClipJoue;
  /** YYYY-MM-DD, whose law the signs follow. */
  jour: string;
  signes: FilmEnvoye['signes'];
}

/** A clip’s name on the wire: its own tells of a danger (« chien-echappe »). */
export const codeDuClip = (ref: string): string => graineOf(ref).toString(36);

/** That he passes a red light is seen, not said. */
function seen(acteur: Acteur): Acteur {
  const { brûle: _, ...reste } = acteur;
  return reste;
}

export function clipEnvoyeOf(ecrit: Clip, jour: string): ClipEnvoye {
  const { risques: _, difficulté: _difficulte, ref, acteurs, ...reste } = ecrit;
  const graine = graineOf(ref);
  // Whoever writes a clip begins with who is dangerous.
  const ordre = Object.entries(acteurs).toSorted(
    ([un], [autre]) => graineOf(un, graine) - graineOf(autre, graine),
  );
  const clip: ClipJoue = {
    ...reste,
    graine,
    acteurs: Object.fromEntries(ordre.map(([, acteur], i) => [`a${i}`, seen(acteur)])),
  };
  const { morceaux } = reseauOf(clip, jour);
  return {
    clip,
    jour,
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
