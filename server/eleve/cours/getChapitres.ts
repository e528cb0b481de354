import { flagOf } from '../../socle/http/flagOf.ts';
import { RDV } from '../../../regles/rdv.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { findTexte } from './chapitresOfAcces.queries.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { questionOf } from '../questions/index.ts';
import {
  chapitreIn,
  findLecture,
  moduleIn,
  ownStartedCours,
  showParcours,
} from './cours.queries.ts';
import { demandeOf, keepOuverture } from './demande.ts';
import { type Module, lectureOf } from './parcours.ts';
import { questionsOfToday, reponsesOf, versionsIn } from './reponses.ts';

/** Only a done chapter reveals right answers, with its questions of then. */
export const getChapitres: Handler<'getChapitres'> = async (context) => {
  const { db, write, eleve, regard, input, now, env } = context;
  const voulu = { eleve, regard, acces_id: input.acces_id };
  const acces = await ownStartedCours(db, voulu, now);
  const parcours = await showParcours(db, acces);
  const { id, libelle, chapitres } = moduleIn(parcours, input.module_id);
  const { chapitre_id } = input;
  if (chapitre_id !== undefined && acces.codePermis === RDV && !regard) {
    const { id: ouvert } = chapitreIn(parcours, { ...input, chapitre_id });
    const lu = await findLecture(db, acces.acces_user_id, ouvert);
    if (!lu?.dateOuverture && !lu?.dateTermine)
      await write(async (trx) => {
        const { acces_user_id } = await ownStartedCours(trx, voulu, now, { lock: true });
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
      (await chapitreOf({
        db,
        parcours,
        acces,
        secret: env.APP_SECRET,
        now,
        ...input,
        chapitre_id,
      }))),
  };
};

interface Voulu {
  db: Db;
  parcours: Module[];
  acces: { acces_user_id: number; codePermis: string };
  secret: string;
  now: Date;
  module_id: number;
  chapitre_id: number;
}

async function chapitreOf({ db, parcours, acces, secret, now, ...voulu }: Voulu) {
  const { acces_user_id, codePermis } = acces;
  const { id, libelle, minutes } = chapitreIn(parcours, voulu);
  const texte = await findTexte(db, id);
  const lu = await findLecture(db, acces_user_id, id);
  const done = lu?.dateTermine ? lu : null;
  const versions = done
    ? await versionsIn(db, idsOf(done.versions!))
    : await questionsOfToday(db, id);
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
      demande: done
        ? null
        : await demandeOf(
            db,
            { acces_user_id, codePermis, chapitre: { id, minutes }, questions: versions.length },
            now,
          ),
    },
    listeQuestions: versions.map((version) => ({ ...questionOf(version), version_id: version.id })),
    listeReponses: done ? reponsesOf(versions, done.reponses!, secret) : [],
    eLearning: {
      termine: flagOf(done !== null),
      dateTermine: done?.dateTermine ?? null,
    },
  };
}
