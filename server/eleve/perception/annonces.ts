import { regleOf } from '../../../droit/perception.ts';
import { type RegleDePerception, TEST } from '../../../regles/perception.ts';
import type { Db } from '../../socle/db/database.ts';
import { Refus } from '../../socle/refus/refus.ts';
import type { Guichet } from '../tpr/index.ts';
import { announce } from './ecole.ts';
import type { SeanceOuverte } from './perception.queries.ts';
import { ANNONCE } from './perception.tables.ts';

const isFinal = (cause: unknown): boolean =>
  cause instanceof Refus && cause.status < 500 && cause.status !== 429;

const keepDePartie = (trx: Db, id: number, annonce: number) =>
  trx.updateTable('perceptionPartie').set({ annonce }).where('id', '=', id).execute();
const keepDeTest = (trx: Db, id: number, annonce: number) =>
  trx.updateTable('perceptionTest').set({ annonce }).where('id', '=', id).execute();

/** Trainings and tests that ended in a session, and that the school does not know. */
async function listADire(db: Db, { reference, acces_user_id }: SeanceOuverte) {
  const parties = await db
    .selectFrom('perceptionPartie')
    .select(['id', 'titre', 'points', 'sur', 'dateFin'])
    .where('acces_user_id', '=', acces_user_id)
    .where('seance', '=', reference)
    .where('test_id', 'is', null)
    .where('annonce', '=', ANNONCE.aDire)
    .where('dateFin', 'is not', null)
    .where('sur', '>', 0)
    .execute();
  const tests = await db
    .selectFrom('perceptionTest')
    .select(['id', 'regle', 'points', 'dateFin'])
    .where('acces_user_id', '=', acces_user_id)
    .where('seance', '=', reference)
    .where('annonce', '=', ANNONCE.aDire)
    .where('dateFin', 'is not', null)
    .execute();
  return [
    ...parties.map(({ id, titre, ...reste }) => ({
      keep: keepDePartie,
      id,
      annonce: { ...reste, nom: `video-${id}`, exercice: titre },
    })),
    ...tests.map(({ id, regle, ...reste }) => ({
      keep: keepDeTest,
      id,
      annonce: {
        ...reste,
        nom: `test-${id}`,
        exercice: `Test blanc\u00a0: ${regleOf(regle as RegleDePerception).libelle.toLowerCase()}`,
        sur: TEST.risques,
      },
    })),
  ];
}

/** Repeats until it has an answer: at each call of the session, what is left. */
export async function sendAnnonces(
  guichet: Guichet & { db: Db },
  seance: SeanceOuverte,
): Promise<void> {
  for (const { keep, id, annonce } of await listADire(guichet.db, seance)) {
    const { nom, exercice } = annonce;
    const [points, sur, dateFin] = [annonce.points!, annonce.sur!, annonce.dateFin!];
    const etat = await announce(guichet, {
      nom,
      exercice,
      points,
      sur,
      dateFin,
      seance: seance.reference,
    })
      .then(() => ANNONCE.dite)
      .catch((cause: unknown) => {
        guichet.log.warn({ err: cause, nom }, 'result not announced');
        return isFinal(cause) ? ANNONCE.jamais : ANNONCE.aDire;
      });
    if (etat === ANNONCE.aDire) return;
    await guichet.write((trx) => keep(trx, id, etat));
  }
}
