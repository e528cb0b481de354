import type { Handler } from '../../socle/http/mount.ts';
import { finish } from '../tentatives/index.ts';
import { departOf } from './chrono.ts';
import { ownExamen } from './examen.queries.ts';
import { MODE_EXAMEN } from './mode.ts';

/** The open question counts as asked. A second call changes nothing. */
export const stopExamen: Handler<'stopExamen'> = async (context) => {
  const examen = await ownExamen(context.trx, context, { lock: true });
  if (examen.dateFin === null) {
    const entamee = departOf(examen, examen.passees) === null ? 0 : 1;
    await finish(context.trx, MODE_EXAMEN, examen, context, { passees: examen.passees + entamee });
  }
  return { termine: 1 };
};
