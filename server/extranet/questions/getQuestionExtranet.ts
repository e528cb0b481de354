import type { Handler } from '../../socle/http/mount.ts';
import { currentOf } from './conflit.ts';
import { utilisationsOf } from './utilisation.ts';
import { visibleVersions } from './versions.ts';

export const getQuestionExtranet: Handler<'getQuestionExtranet'> = async ({
  db,
  input: { id },
}) => {
  const [version] = await visibleVersions(db, [await currentOf(db, id)]);
  const utilisation = (await utilisationsOf(db, [id])).get(id)!;
  return { question: { id, ...version! }, utilisation, message: `Question ${id}.` };
};
