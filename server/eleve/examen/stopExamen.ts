import type { Handler } from '../../socle/http/mount.ts';
import { finish, ownAccesQT } from '../tentatives/index.ts';
import { departOf } from './epreuve.ts';
import { findExamen } from './examen.queries.ts';
import { EXAMEN } from './regles.ts';

/** The open question counts as asked. A second call changes nothing. */
export const stopExamen: Handler<'stopExamen'> = async (context) => {
  const { trx, eleve, input, now } = context;
  await ownAccesQT(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const examen = await findExamen(trx, input.acces_user_id, input.examen_id);
  if (examen.dateFin === null) {
    const entamee = departOf(examen, examen.passees) === null ? 0 : 1;
    const passees = examen.passees + entamee;
    await finish(trx, EXAMEN, examen, { eleve_id: eleve.id, now }, { passees });
  }
  return { termine: 1 };
};
