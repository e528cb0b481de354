import type { calls } from '../../contract/index.ts';
import type { Db } from '../db/database.ts';
import { idsOf } from '../db/idsOf.ts';
import type { Handler } from '../kernel/mount.ts';
import { findVersions } from '../questions/questions.queries.ts';
import { versionAt } from '../series/series.queries.ts';
import { type Examen, departOf, isOver } from './epreuve.ts';
import { findOuvert, listFinis, ownExamens, resultatOf } from './examen.queries.ts';

const DERNIERS = 10;

export const getExamens: Handler<(typeof calls)['getExamens']> = async (context) => {
  const { db, eleve, input, now } = context;
  const acces = await ownExamens(db, { ...input, eleve_id: eleve.id }, now);
  const ouvert = await findOuvert(db, acces.acces_user_id);
  const finis = await listFinis(db, acces.acces_user_id, DERNIERS);
  const versions = await findVersions(
    db,
    finis.flatMap((examen) => idsOf(examen.versions)),
  );
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    ouvert: ouvert ? await whereOf(db, ouvert, now) : null,
    resultats: finis.map((examen) =>
      resultatOf(
        examen,
        idsOf(examen.versions).map((id) => versions.get(id)!),
      ),
    ),
  };
};

/** Where it stands now, whether or not somebody has called since. */
async function whereOf(db: Db, examen: Examen, now: Date) {
  const { id, chrono, voix, arret, passees, reponses } = examen;
  const over = isOver(examen, await versionAt(db, examen, passees), now);
  return {
    examen_id: id,
    chrono,
    voix,
    arret,
    nombre: reponses.length,
    passees: passees + (over ? 1 : 0),
    entamee: !over && departOf(examen, passees) !== null ? 1 : 0,
  } as const;
}
