import {
  clipsEcrits,
  clipsMesures,
  empreinteDuClip,
  empreinteMesuree,
  sosiesVus,
} from '../../../content/films.ts';
import { difficulteDe } from '../../../films/difficulte.ts';
import type { ClipGarde } from '../../../films/sosies.ts';
import type { Db } from '../../socle/db/database.ts';
import { codeDuClip } from '../../../films/envoi.ts';
import { saveClips } from '../../eleve/perception/index.ts';

/** Leaves out a clip whose windows or look-alikes were not measured as it is. */
export async function loadClips(trx: Db): Promise<void> {
  const mesures = clipsMesures();
  const clips = clipsEcrits().flatMap((clip) => {
    const mesure = mesures.get(clip.ref);
    const sosies = sosiesVus(clip);
    if (mesure?.empreinte !== empreinteMesuree(clip) || !sosies) return [];
    const { titre } = clip;
    const reference = codeDuClip(clip.ref);
    const garde: ClipGarde = { ...clip, sosies };
    const [contenu, fenetres] = [JSON.stringify(garde), JSON.stringify(mesure.fenetres)];
    const difficulte = difficulteDe(clip, mesure);
    return [{ reference, titre, contenu, fenetres, empreinte: empreinteDuClip(clip), difficulte }];
  });
  await saveClips(trx, clips);
}
