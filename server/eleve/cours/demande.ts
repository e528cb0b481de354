import type { Db } from '../../socle/db/database.ts';
import { findDerniereFin, findLecture } from './cours.queries.ts';
import { bonnesMin, lectureMin, resteOf, valeurOf } from './valeur.ts';

interface Voulu {
  acces_user_id: number;
  codePermis: string;
  chapitre: { id: number; minutes: number };
  questions: number;
}

export async function demandeOf(
  db: Db,
  { acces_user_id, codePermis, chapitre, questions }: Voulu,
  now: Date,
) {
  const valeur = await valeurOf(db, codePermis);
  if (!valeur) return null;
  const lecture = lectureMin(chapitre.minutes, valeur);
  const bonnes = bonnesMin(questions, valeur);
  if (lecture === 0 && bonnes === 0) return null;
  const lu = await findLecture(db, acces_user_id, chapitre.id);
  const reste = lu?.dateOuverture
    ? resteOf(
        lecture,
        { dateOuverture: lu.dateOuverture, derniereFin: await findDerniereFin(db, acces_user_id) },
        now,
      )
    : lecture;
  return { lecture, reste, bonnes, essais: lu?.essais ?? 0 };
}

export const keepOuverture = (
  trx: Db,
  { acces_user_id, chapitre_id }: { acces_user_id: number; chapitre_id: number },
  now: Date,
) =>
  trx
    .insertInto('lecture')
    .values({
      acces_user_id,
      chapitre_id,
      place: 0,
      dateLecture: now.toISOString(),
      dateOuverture: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['acces_user_id', 'chapitre_id'])
        .doUpdateSet({ dateOuverture: now.toISOString() })
        .where('lecture.dateOuverture', 'is', null)
        .where('lecture.dateTermine', 'is', null),
    )
    .execute();
