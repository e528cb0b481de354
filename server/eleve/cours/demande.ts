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
  const essais = lu?.essais ?? 0;
  if (!lu?.dateOuverture) return { lecture, reste: lecture, bonnes, essais };
  const { dateOuverture } = lu;
  const derniereFin = await findDerniereFin(db, acces_user_id);
  const reste = resteOf(lecture, { dateOuverture, derniereFin }, now);
  return { lecture, reste, bonnes, essais };
}

export function keepOuverture(
  trx: Db,
  { acces_user_id, chapitre_id }: { acces_user_id: number; chapitre_id: number },
  now: Date,
) {
  const dateOuverture = now.toISOString();
  return trx
    .insertInto('lecture')
    .values({ acces_user_id, chapitre_id, place: 0, dateLecture: dateOuverture, dateOuverture })
    .onConflict((conflict) =>
      conflict
        .columns(['acces_user_id', 'chapitre_id'])
        .doUpdateSet({ dateOuverture })
        .where('lecture.dateOuverture', 'is', null)
        .where('lecture.dateTermine', 'is', null),
    )
    .execute();
}
