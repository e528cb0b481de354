import { facteurManque } from '../../socle/http/admission.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { countCodes } from './codesSecours.ts';

export const getFacteur: Handler<'getFacteur'> = async ({ db, admin, env }) => ({
  dateFacteur: admin.dateFacteur,
  obligatoire: facteurManque(env, { ...admin, dateFacteur: null }) ? 1 : 0,
  codesRestants: await countCodes(db, admin.id),
  message: 'Second facteur.',
});
