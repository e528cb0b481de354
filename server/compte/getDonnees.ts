import type { calls } from '../../contract/index.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../kernel/mount.ts';
import { countTry } from '../kernel/rateLimit.ts';
import { listPaiements } from '../paiement/paiement.queries.ts';
import { limitesDonnees } from './limites.ts';
import type { Reglages } from './reglages.ts';
import { flagOf, userOf } from './userOf.ts';

/** The latest; no learner makes more, and a script that does must not stop the others. */
const MOST_TENTATIVES = 1000;
const MOST_MAILS = 1000;
const MOST_SESSIONS = 100;

/** Everything that is kept of the learner who calls, read by what is theirs, in a few queries. */
export const getDonnees =
  ({ secret }: Reglages): Handler<(typeof calls)['getDonnees']> =>
  async (context) => {
    const { db, eleve, now } = context;
    await countTry(context, limitesDonnees(eleve.id), now);
    const compte = await db
      .selectFrom('eleve')
      .select(['dateCreation', 'dateVerification', 'dateConditions', 'contratSigne'])
      .where('id', '=', eleve.id)
      .executeTakeFirstOrThrow();
    return {
      dateExport: now.toISOString(),
      identite: userOf(secret, eleve),
      dateInscription: compte.dateCreation,
      dateVerification: compte.dateVerification,
      conditionsAcceptees: compte.dateConditions,
      contratSigne: flagOf(compte.contratSigne),
      acces: await accesAvecTentatives(db, eleve.id),
      paiements: await listPaiements(db, eleve.id),
      sessions: await sessionsDe(db, eleve.id),
      mails: await db
        .selectFrom('mail')
        .select(['sujet', 'dateCreation', 'dateEnvoi'])
        .where('eleve_id', '=', eleve.id)
        .orderBy('id', 'desc')
        .limit(MOST_MAILS)
        .execute(),
    };
  };

async function accesAvecTentatives(db: Db, eleve_id: number) {
  const acces = await db
    .selectFrom('accesUser')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .select(['accesUser.id', 'accesUser.actif', 'dateActivation', 'datePerime', 'acces.libelle'])
    .where('accesUser.eleve_id', '=', eleve_id)
    .orderBy('accesUser.id')
    .execute();
  const tentatives = await db
    .selectFrom('questionnaire')
    .innerJoin('accesUser', 'accesUser.id', 'questionnaire.acces_user_id')
    .select([
      'questionnaire.acces_user_id',
      'questionnaire.libelle',
      'questionnaire.dateDebut',
      'questionnaire.dateFin',
      'questionnaire.score',
      'questionnaire.reussi',
      'questionnaire.versions',
      'questionnaire.reponses',
      'questionnaire.isTermine',
    ])
    .where('accesUser.eleve_id', '=', eleve_id)
    .orderBy('questionnaire.id', 'desc')
    .limit(MOST_TENTATIVES)
    .execute();
  const versions = await versionsOf(db, tentatives);
  const parAcces = Map.groupBy(tentatives, (tentative) => tentative.acces_user_id);
  return acces.map(({ id, actif, libelle, dateActivation, datePerime }) => ({
    libelle,
    actif: flagOf(actif),
    dateActivation,
    datePerime,
    tentatives: (parAcces.get(id) ?? []).map((tentative) => ({
      serie: tentative.libelle,
      dateDebut: tentative.dateDebut,
      dateFin: tentative.dateFin,
      score: tentative.score,
      reussi: tentative.reussi,
      reponses: idsOf(tentative.versions).map((version_id, key) => {
        const version = versions.get(version_id);
        return {
          question: version?.libelle ?? '',
          reponse: tentative.reponses[key] ?? '?',
          correcte: (tentative.isTermine === 1 && version?.correcte) || null,
        };
      }),
    })),
  }));
}

const idsOf = (joined: string) => (joined === '' ? [] : joined.split(';').map(Number));

const AT_A_TIME = 500;

/** The questions of these attempts, each read once however often it was asked. */
async function versionsOf(db: Db, tentatives: { versions: string }[]) {
  const ids = [...new Set(tentatives.flatMap(({ versions }) => idsOf(versions)))];
  const found = new Map<number, { libelle: string; correcte: string }>();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const rows = await db
      .selectFrom('questionVersion')
      .select(['id', 'libelle', 'correcte'])
      .where('id', 'in', ids.slice(from, from + AT_A_TIME))
      .execute();
    for (const { id, ...version } of rows) found.set(id, version);
  }
  return found;
}

async function sessionsDe(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('session')
    .select(['appareil', 'dateCreation', 'dateVue'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('dateCreation', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map((row) => ({ ...row, dateVue: row.dateVue ?? row.dateCreation }));
}
