import type { Question } from '../../../content/content.ts';
import { joursOf } from '../../../content/jours.ts';
import { empreinteDesMots, type FicheDeVue } from '../../../content/vues.ts';
import type { Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import {
  adresseOfDessin,
  annoteVue,
  type Dessin,
  keepDessins,
} from '../../eleve/questions/index.ts';

/** Leaves out a picture older than its words; that of an older drawing stays while content/ has it. */
export async function loadVues(
  trx: Db,
  entries: readonly Question[],
  fiches: ReadonlyMap<string, FicheDeVue>,
): Promise<void> {
  const plaques: Dessin[] = [];
  const rows = new Map(
    entries.flatMap((entry) => {
      const { ref, image, mots } = entry;
      const fiche = fiches.get(ref);
      if (!image || fiche?.mots !== empreinteDesMots(mots)) return [];
      const libelleImage = adresseOfDessin(image.svg, 'questions');
      const { dessins, ...donnees } = annoteVue(fiche, joursOf(entry).du);
      plaques.push(...dessins);
      return [[libelleImage, { libelleImage, cle: fiche.cle, ...donnees }]];
    }),
  );
  for (const part of partsOf(plaques)) await keepDessins(trx, part, 'questions');
  const kept = ['', ...[...rows.values()].map(({ cle }) => cle)];
  const drawn = ['', ...rows.keys()];
  await trx.deleteFrom('vue').where('admin_id', 'is', null).where('cle', 'not in', kept).execute();
  await trx.deleteFrom('vue').where('libelleImage', 'in', drawn).execute();
  for (const part of partsOf([...rows.values()]))
    await trx.insertInto('vue').values(part).execute();
}
