import { randomInt } from 'node:crypto';
import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { type Limite, countIn } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { listCurrentVersions } from '../questions/index.ts';
import { dureesInconnues, SANS_REPONSE } from '../series/index.ts';
import { choose } from './choix.ts';
import { listOuvertes, matiereOf, ownEntrainement } from './entrainement.queries.ts';
import { openMemoire } from './openMemoire.ts';
import { ERREURS } from './savoir.ts';

/** Each is a row for good. Whoever answers three questions a second begins about a thousand an hour. */
const limitesDizaines = (eleve_id: number): Limite[] => [
  { cle: `dizaines ${eleve_id}`, most: 300, seconds: 3600 },
  { cle: `dizaines jour ${eleve_id}`, most: 1000, seconds: 24 * 3600 },
];

/** Gives back the one that is open, or fixes another: its questions and their versions as they stand. */
export const addDizaine: Handler<(typeof calls)['addDizaine']> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { cible, acces_user_id } = input;
  const qui = { ...input, eleve_id: eleve.id };
  const { acces_id } = await ownEntrainement(db, qui, now);
  const matiere = await matiereOf(db, acces_id);
  return write(async (trx) => {
    const memoire = await openMemoire(trx, eleve.id);
    const { datePerime } = await ownEntrainement(trx, qui, now, { lock: true });
    const ouvertes = await listOuvertes(trx, acces_user_id);
    const ouverte = ouvertes.find((each) => each.cible === cible);
    if (ouverte) return { dizaine_id: ouverte.id };
    const chosen = choose(matiere, memoire, cible, {
      now,
      fin: new Date(datePerime),
      random: randomInt,
    });
    const questions = await listCurrentVersions(trx, chosen);
    if (questions.length === 0) throw new Refus(409, RIEN[cible === ERREURS ? 'erreurs' : 'sujet']);
    await countIn(trx, limitesDizaines(eleve.id), now);
    const { id } = await trx
      .insertInto('dizaine')
      .values({
        acces_user_id,
        cible,
        questions: questions.map((question) => question.id).join(';'),
        versions: questions.map(({ version_id }) => version_id).join(';'),
        reponses: SANS_REPONSE.repeat(questions.length),
        durees: dureesInconnues(questions.length),
        dateDebut: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { dizaine_id: id };
  });
};

const RIEN = {
  erreurs: 'Tu n’as pas d’erreur à revoir.',
  sujet: 'Il n’y a pas de question sur ce thème dans cet accès.',
};
