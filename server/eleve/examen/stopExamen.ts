import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { finishExamen } from './advance.ts';
import { departOf } from './epreuve.ts';
import { findExamen, ownExamens } from './examen.queries.ts';

/** Asked twice it is stopped once. The question that was open has been asked. */
export const stopExamen: Handler<(typeof calls)['stopExamen']> = async (context) => {
  const { trx, eleve, input, now } = context;
  await ownExamens(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const examen = await findExamen(trx, input.acces_user_id, input.examen_id);
  if (examen.dateFin === null) {
    const entamee = departOf(examen, examen.passees) === null ? 0 : 1;
    const passees = examen.passees + entamee;
    await finishExamen(trx, eleve.id, { ...examen, passees }, now);
  }
  return { termine: 1 };
};
