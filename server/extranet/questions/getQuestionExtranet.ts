import type { Handler } from '../../socle/http/mount.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { findEnsuite, findSuivante, listVersions } from '../../eleve/questions/index.ts';
import { changementsOf, currentOf, formeAt, formeOf, visibleVersions } from './versions.ts';
import { utilisationsOf } from './utilisation.ts';

export const getQuestionExtranet: Handler<'getQuestionExtranet'> = async ({ db, input }) => {
  const { id } = input;
  const [version] = await visibleVersions(db, [await currentOf(db, id)]);
  const ecrite = await findSuivante(db, id);
  const [suivante] = ecrite ? await visibleVersions(db, [ecrite]) : [];
  const utilisation = (await utilisationsOf(db, [id])).get(id)!;
  return {
    question: { id, ...version! },
    utilisation,
    ensuite: await findEnsuite(db, id),
    suivante: suivante ? { id, ...suivante } : null,
    message: `Question ${id}.`,
  };
};

const MOST = 50;

export const getVersions: Handler<'getVersions'> = async ({ db, input, now }) => {
  const { id } = input;
  const current = await formeOf(db, id, formeAt(input.forme, now));
  // One extra version shows the changes of the oldest shown.
  const rows = await listVersions(db, current, MOST + 1);
  const visible = await visibleVersions(db, rows.slice(0, MOST));
  const versions = visible.map((version, index) => {
    const before = rows[index + 1];
    return {
      ...version,
      courante: flagOf(version.version_id === current.id),
      changements: before ? changementsOf(before, version) : [],
    };
  });
  return {
    versions,
    message: versions.length === 1 ? '1 version.' : `${versions.length} versions.`,
  };
};
