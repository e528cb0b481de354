import { calls } from '../../../contract/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { findLastGeste } from '../../socle/journal/journal.queries.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { eleveEntier } from './eleveEntier.ts';
import type { eleveOf } from './eleveOf.ts';
import { readSince } from './fiche.ts';

const told = calls.getEleve.output.shape.eleve;

/** 409, with the learner as they are now: somebody else of the staff was quicker, or the learner was. */
export async function refuseOvertaken(
  trx: Db,
  eleve: Awaited<ReturnType<typeof eleveOf>>,
  began: string | undefined,
  now: Date,
): Promise<void> {
  const since = began === undefined ? undefined : readSince(began, eleve);
  if (since === undefined) return;
  const last = await findLastGeste(trx, 'eleve', eleve.id, ['editEleve']);
  // What a learner changes leaves no line.
  const geste = last && last.dateCreation >= since ? last : undefined;
  const auteur = geste?.admin ?? 'L’élève';
  throw depasse('cette fiche', auteur, {
    auteur,
    dateModification: geste?.dateCreation ?? null,
    eleve: told.parse(await eleveEntier(trx, eleve, now)),
  });
}
