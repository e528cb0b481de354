import { QUESTION } from '../../../regles/question.ts';
import { valuesOf } from '../../socle/journal/champs.ts';
import { namesOfAdmins } from '../admins/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { VersionEntiere } from '../../eleve/questions/index.ts';

type Champ = keyof typeof QUESTION.champs;
type Champs = Pick<VersionEntiere, Champ>;
const CHAMPS = Object.keys(QUESTION.champs) as Champ[];

/** Leaves out what is ours alone. */
export const champsOf = (version: Champs) => valuesOf(QUESTION.champs, version);

/** Differences are told field by field. */
export const changementsOf = (avant: Champs, apres: Champs) =>
  CHAMPS.filter((champ) => avant[champ] !== apres[champ]).map((champ) => ({
    champ,
    avant: avant[champ],
    apres: apres[champ],
  }));

/** The journal names this author for what content/ brought. */
const CONTENU = 'Contenu';

/** Versions as staff see them. */
export async function visibleVersions(db: Db, versions: VersionEntiere[]) {
  const names = await namesOfAdmins(
    db,
    versions.flatMap(({ admin_id }) => admin_id ?? []),
  );
  return versions.map((version) => ({
    ...champsOf(version),
    version_id: version.id,
    dateModification: version.dateCreation,
    valableDu: version.valableDu,
    auteur: version.admin_id === null ? CONTENU : names.get(version.admin_id)!,
  }));
}
