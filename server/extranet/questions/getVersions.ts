import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listVersions } from '../../eleve/questions/index.ts';
import { currentOf } from './conflit.ts';
import { changementsOf, visibleVersions } from './versions.ts';

const MOST = 50;

export const getVersions: Handler<'getVersions'> = async ({ db, input: { id } }) => {
  const current = await currentOf(db, id);
  // One more, for the oldest that is shown to be compared with.
  const rows = await listVersions(db, id, MOST + 1);
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
