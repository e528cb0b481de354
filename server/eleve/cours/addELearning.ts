import { combien } from '../../../regles/ecriture.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { chapitreIn, findLecture, ownStartedCours, readParcours } from './cours.queries.ts';
import { finishCours } from './finishCours.ts';
import { isToutLu, withTermine } from './parcours.ts';
import {
  checkReponses,
  checkSame,
  keptOf,
  questionsOfToday,
  reponsesOf,
  seenOf,
  versionsIn,
} from './reponses.ts';
import { demandeOf } from './valeur.ts';
import { codeDe } from '../questions/index.ts';

/** The first accepted submission is final. Too few right answers restart the clock, and reveal nothing. */
export const addELearning: Handler<'addELearning'> = async (context) => {
  const { trx, eleve, input, now, env } = context;
  const acces = await ownStartedCours(trx, context, { lock: true });
  const { acces_user_id } = acces;
  const before = await readParcours(trx, acces);
  const chapitre = chapitreIn(before, input);
  const chapitre_id = chapitre.id;
  const lu = await findLecture(trx, acces_user_id, chapitre_id);
  if (lu?.dateTermine) {
    const kept = await versionsIn(trx, idsOf(lu.versions!));
    const seen = input.versions ? await versionsIn(trx, input.versions) : kept;
    checkSame(kept, lu.reponses!, seen, input);
    const termineAll = isToutLu(before);
    if (termineAll) await finishCours(trx, acces, context);
    return answerOf(lu.dateTermine, termineAll, reponsesOf(kept, lu.reponses!, env.APP_SECRET));
  }

  const asked = await questionsOfToday(trx, chapitre_id, codeDe(eleve, now));
  const seen = await seenOf(trx, input.versions, asked);
  checkReponses(asked, seen, input);
  const kept = keptOf(seen, input);
  const questions = seen.length;
  const cours = { acces_user_id, codePermis: acces.codePermis, chapitre, questions };
  const demande = await demandeOf(trx, cours, now);
  if (demande && demande.reste > 0) throw tropTot(demande);
  const reponses = reponsesOf(seen, kept.reponses, env.APP_SECRET);
  const bonnes = countJustes(reponses);
  if (demande && bonnes < demande.bonnes) {
    const dateOuverture = now.toISOString();
    const again = { dateOuverture, essais: demande.essais + 1 };
    await trx
      .insertInto('lecture')
      .values({ acces_user_id, chapitre_id, place: 0, dateLecture: dateOuverture, ...again })
      .onConflict((row) => row.columns(['acces_user_id', 'chapitre_id']).doUpdateSet(again))
      .execute();
    const encore = await demandeOf(trx, cours, now);
    const undone = { termine: 0, termineAll: false, dateTermine: null } as const;
    return { ...undone, bonnes, demande: encore, listeReponses: [] };
  }
  const dateTermine = now.toISOString();
  const done = { ...kept, dateTermine, dateLecture: dateTermine };
  await trx
    .insertInto('lecture')
    .values({ acces_user_id, chapitre_id, place: 0, ...done })
    .onConflict((conflict) => conflict.columns(['acces_user_id', 'chapitre_id']).doUpdateSet(done))
    .execute();
  const termineAll = isToutLu(withTermine(before, chapitre_id));
  if (termineAll) await finishCours(trx, acces, context);
  return answerOf(dateTermine, termineAll, reponses);
};

type ReponsesCorrigees = ReturnType<typeof reponsesOf>;

const countJustes = (reponses: ReponsesCorrigees) => reponses.filter(({ juste }) => juste).length;

function answerOf(dateTermine: string, termineAll: boolean, listeReponses: ReponsesCorrigees) {
  const bonnes = countJustes(listeReponses);
  return { termine: 1, termineAll, dateTermine, bonnes, demande: null, listeReponses } as const;
}

const MINUTES = new Intl.NumberFormat('fr-BE', { maximumFractionDigits: 0 });
const enMots = (secondes: number) =>
  secondes < 60 ? combien(secondes, 'seconde') : `${MINUTES.format(Math.ceil(secondes / 60))} min`;

const tropTot = ({ lecture, reste }: { lecture: number; reste: number }) =>
  conflict(
    `Pour ton attestation, ce chapitre demande au moins ${enMots(lecture)} de lecture\u00a0: encore ${enMots(reste)}.`,
    { reste },
  );
