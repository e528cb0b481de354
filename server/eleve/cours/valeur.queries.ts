import { listDernieres } from '../attestation/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listVersionsById } from '../questions/index.ts';

const DERNIERES = 25;

export async function listConstats(db: Db) {
  const dernieres = await listDernieres(db, DERNIERES);
  if (dernieres.length === 0) return [];
  const ids = dernieres.map(({ acces_user_id }) => acces_user_id);
  const lectures = await db
    .selectFrom('lecture')
    .select(['acces_user_id', 'versions', 'reponses', 'essais', 'dateOuverture', 'dateTermine'])
    .where('acces_user_id', 'in', ids)
    .where('dateTermine', 'is not', null)
    .execute();
  const asked = lectures.flatMap((each) => idsOf(each.versions!));
  const versions = await listVersionsById(db, asked);
  return dernieres.map(({ acces_user_id, dateFin, ...attestation }) => {
    const siennes = lectures.filter(
      (each) => each.acces_user_id === acces_user_id && each.dateTermine! <= dateFin,
    );
    const debuts = siennes.map((each) => each.dateOuverture ?? each.dateTermine!).toSorted();
    const reponses = siennes.flatMap((each) =>
      idsOf(each.versions!).map((id, at) => versions.get(id)?.correcte === each.reponses![at]),
    );
    return {
      ...attestation,
      secondes: Math.round((Date.parse(dateFin) - Date.parse(debuts[0] ?? dateFin)) / 1000),
      chapitres: siennes.length,
      bonnes: reponses.filter(Boolean).length,
      questions: reponses.length,
      essais: siennes.reduce((sum, { essais }) => sum + essais, 0),
    };
  });
}
