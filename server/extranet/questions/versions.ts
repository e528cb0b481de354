import type { calls } from '../../../contract/index.ts';
import type { Output } from '../../../contract/call.ts';
import { namesOfAdmins } from '../admins/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { VersionEntiere } from '../../eleve/questions/index.ts';

const CHAMPS = [
  'libelle',
  'libelleImage',
  'imageDescription',
  'scene',
  'a',
  'b',
  'c',
  'd',
  'correcte',
  'grave',
  'justification',
  'idArticleLois',
  'langue',
] as const;

type Champs = Pick<VersionEntiere, (typeof CHAMPS)[number]>;

/** What the wire has of a version: without what is ours alone. */
export const champsOf = (version: Champs) => {
  const { libelle, libelleImage, imageDescription, scene, a, b, c, d } = version;
  const { correcte, grave, justification, idArticleLois } = version;
  const langue = version.langue as Output<
    (typeof calls)['getQuestionExtranet']
  >['question']['langue'];
  return {
    langue,
    libelle,
    libelleImage,
    imageDescription,
    scene,
    a,
    b,
    c,
    d,
    correcte,
    grave,
    justification,
    idArticleLois,
  };
};

/** What one version says otherwise than another, field by field. */
export const changementsOf = (avant: Champs, apres: Champs) =>
  CHAMPS.filter((champ) => avant[champ] !== apres[champ]).map((champ) => ({
    champ,
    avant: avant[champ],
    apres: apres[champ],
  }));

/** Who made what content/ brought. */
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
