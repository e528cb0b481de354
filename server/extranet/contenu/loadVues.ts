import type { Question } from '../../../content/content.ts';
import { empreinteDesMots, type FicheDeVue } from '../../../content/vues.ts';
import type { Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import { adresseOfDessin } from '../../eleve/questions/index.ts';

/** Leaves out a picture older than its words; that of an older drawing stays while content/ has it. */
export async function loadVues(
  trx: Db,
  entries: readonly Question[],
  fiches: ReadonlyMap<string, FicheDeVue>,
): Promise<void> {
  const rows = new Map(
    entries.flatMap(({ ref, image, mots }) => {
      const fiche = fiches.get(ref);
      if (!image || fiche?.mots !== empreinteDesMots(mots)) return [];
      const libelleImage = adresseOfDessin(image.svg, 'questions');
      const annotations = JSON.stringify(fiche.annotations);
      const prise = JSON.stringify(fiche.prise);
      return [[libelleImage, { libelleImage, cle: fiche.cle, annotations, prise }]];
    }),
  );
  const kept = ['', ...[...rows.values()].map(({ cle }) => cle)];
  const drawn = ['', ...rows.keys()];
  await trx.deleteFrom('vue').where('admin_id', 'is', null).where('cle', 'not in', kept).execute();
  await trx.deleteFrom('vue').where('libelleImage', 'in', drawn).execute();
  for (const part of partsOf([...rows.values()]))
    await trx.insertInto('vue').values(part).execute();
}
