import {
  clipsEcrits,
  clipsMesures,
  empreinteDuClip,
  empreinteMesuree,
} from '../../../content/films.ts';
import { difficulteDe } from '../../../films/difficulte.ts';
import type { Db } from '../../socle/db/database.ts';
import { codeDuClip } from '../../../films/envoi.ts';
import { saveClips } from '../../eleve/perception/index.ts';

/** Leaves out a clip whose windows were not measured as it is. */
export async function loadClips(trx: Db): Promise<void> {
  const mesures = clipsMesures();
  const clips = clipsEcrits().flatMap((clip) => {
    const mesure = mesures.get(clip.ref);
    if (mesure?.empreinte !== empreinteMesuree(clip)) return [];
    const { titre } = clip;
    const reference = codeDuClip(clip.ref);
    const [contenu, fenetres] = [JSON.stringify(clip), JSON.stringify(mesure.fenetres)];
    const difficulte = difficulteDe(clip, mesure);
    return [{ reference, titre, contenu, fenetres, empreinte: empreinteDuClip(clip), difficulte }];
  });
  await saveClips(trx, clips);
}
