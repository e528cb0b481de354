import { flagOf } from '../../socle/http/flagOf.ts';
import { RDV } from '../../../regles/rdv.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { texteOf } from './chapitres.queries.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { codeDe, listVues, questionOf } from '../questions/index.ts';
import {
  chapitreIn,
  findLecture,
  moduleIn,
  ownStartedCours,
  showParcours,
} from './cours.queries.ts';
import { type Module, lectureOf } from './parcours.ts';
import { questionsOfToday, reponsesOf, versionsIn } from './reponses.ts';
import { demandeOf, keepOuverture } from './valeur.ts';

/** Only a done chapter reveals right answers, with the versions that were answered. */
export const getChapitres: Handler<'getChapitres'> = async (context) => {
  const { db, write, regard, input, now } = context;
  const acces = await ownStartedCours(db, context);
  const parcours = await showParcours(db, acces);
  const { id, libelle, chapitres } = moduleIn(parcours, input.module_id);
  const { chapitre_id } = input;
  if (chapitre_id !== undefined && acces.codePermis === RDV && !regard) {
    const { id: ouvert } = chapitreIn(parcours, { ...input, chapitre_id });
    const lu = await findLecture(db, acces.acces_user_id, ouvert);
    if (!lu?.dateOuverture && !lu?.dateTermine)
      await write(async (trx) => {
        const { acces_user_id } = await ownStartedCours(trx, context, { lock: true });
        await keepOuverture(trx, { acces_user_id, chapitre_id: ouvert }, now);
      });
  }
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    module: { id, libelle },
    chapitres,
    listeElearning: chapitres.map((each) => ({ chapitre_id: each.id, termine: each.termine })),
    ...(chapitre_id !== undefined &&
      (await chapitreOf(context, parcours, acces, { ...input, chapitre_id }))),
  };
};

async function chapitreOf(
  { db, eleve, env, now }: Parameters<Handler<'getChapitres'>>[0],
  parcours: Module[],
  { acces_user_id, codePermis }: { acces_user_id: number; codePermis: string },
  place: Parameters<typeof chapitreIn>[1],
) {
  const chapitre = chapitreIn(parcours, place);
  const { id, libelle, minutes } = chapitre;
  const texte = await texteOf(db, id);
  const lu = await findLecture(db, acces_user_id, id);
  const done = lu?.dateTermine ? lu : null;
  const versions = done
    ? await versionsIn(db, idsOf(done.versions!))
    : await questionsOfToday(db, id, codeDe(eleve, now));
  const vues = await listVues(
    db,
    versions.map((version) => version.id),
  );
  const cours = { acces_user_id, codePermis, chapitre, questions: versions.length };
  const lecture = lectureOf(parcours);
  const at = lecture.findIndex((each) => each.chapitre_id === id);
  return {
    chapitre: {
      id,
      libelle,
      texte,
      minutes,
      place: lu?.place ?? 0,
      precedent: lecture[at - 1] ?? null,
      suivant: lecture[at + 1] ?? null,
      demande: done ? null : await demandeOf(db, cours, now),
    },
    listeQuestions: versions.map((version) => ({
      ...questionOf(version, vues.get(version.id) ?? null, eleve),
      version_id: version.id,
    })),
    listeReponses: done ? reponsesOf(versions, done.reponses!, env.APP_SECRET) : [],
    eLearning: { termine: flagOf(done !== null), dateTermine: done?.dateTermine ?? null },
  };
}
