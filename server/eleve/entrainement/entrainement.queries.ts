import { listToutAccesUser } from '../acces/index.ts';
import type { CodeRoute } from '../../../drawing/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { findMemoire, learn, type Memoire } from '../memoire/index.ts';
import { banqueSous, listVersionsById } from '../questions/index.ts';
import { listQuestionsOfAcces } from '../series/index.ts';
import { type Appel, corrigeesOf, listTentatives, ownNumbered } from '../tentatives/index.ts';

/** Mistakes count wherever they were made (docs/attaques/entrainement.md). Call it outside a transaction. */
export async function matiereOf(read: Db, acces_id: number, code: CodeRoute) {
  const { parId, parCle: banque } = await banqueSous(read, code);
  const ids = await listQuestionsOfAcces(read, acces_id);
  return { banque, pool: ids.flatMap((id) => parId.get(id) ?? []) };
}

/** No learner makes more; a script's older attempts are ignored. */
const TENTATIVES = 200;

export async function readTentatives(db: Db, eleve_id: number): Promise<Memoire> {
  const acces = await listToutAccesUser(db, eleve_id);
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  const tentatives = await listTentatives(db, 'serie', ids, TENTATIVES);
  const finies = tentatives.flatMap(({ dateFin, ...tentative }) =>
    dateFin === null ? [] : { ...tentative, dateFin },
  );
  const all = finies.flatMap((tentative) => idsOf(tentative.versions));
  const versions = await listVersionsById(db, all);
  const memoire: Memoire = new Map();
  for (const tentative of finies.toSorted((one, other) => (one.dateFin < other.dateFin ? -1 : 1))) {
    const asked = idsOf(tentative.versions).map((id) => versions.get(id)!);
    learn(memoire, corrigeesOf(tentative.reponses, asked), new Date(tentative.dateFin));
  }
  return memoire;
}

/** Before the first practice `gardee` is false, and all attempts are read, which is slower. */
export async function knownOf(db: Db, eleve_id: number) {
  const gardee = await findMemoire(db, eleve_id);
  return { memoire: gardee ?? (await readTentatives(db, eleve_id)), gardee: gardee !== undefined };
}

type Ask = Appel & { input: { dizaine_id: number } };

export const ownDizaine = (db: Db, appel: Ask, options?: { lock?: boolean }) => {
  const { dizaine_id: numero } = appel.input;
  return ownNumbered(db, appel, { mode: 'dizaine', numero, quoi: 'Cet entraînement' }, options);
};
