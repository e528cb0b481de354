import { DE_L_ECOLE } from '../../../regles/eleve.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import type { Db } from '../../socle/db/database.ts';
import { type Eleve, holdSession } from '../../socle/securite/session.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { userOf } from './userOf.ts';

const THIRTY_DAYS_MS = 30 * 24 * 3600 * 1000;

/** Reads the whole row, also of an erased account. `hold` locks it. */
export const findCompte = (
  db: Db,
  by: { id: number } | { email: string },
  { hold = false }: { hold?: boolean | undefined } = {},
) =>
  db
    .selectFrom('eleve')
    .selectAll()
    .where((row) => row.and(by))
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst();

interface Caller {
  eleve: { id: number };
  token: string | undefined;
  now: Date;
}

/** Locks the caller's row; 401 when the session has ended meanwhile. */
export async function holdEleve(trx: Db, caller: Caller) {
  const { id } = caller.eleve;
  await holdSession(trx, { eleve_id: id }, caller);
  return (await findCompte(trx, { id }))!;
}

/** Locks the directory row first, because triggers lock it later: this prevents deadlocks. */
export const holdRepertoire = (trx: Db) =>
  trx.selectFrom('repertoire').select('revision').forUpdate().executeTakeFirstOrThrow();

export const dueForErasure = (db: Db, now: Date) =>
  db
    .selectFrom('eleve')
    .select(['id', 'email', 'prenom', 'dateVerification'])
    .where('dateEffacement', '<=', now.toISOString());

/** Sits that day, asked for mails, and has not had this one. */
const aRappeler = (db: Db, jour: string, marque: string) =>
  db
    .selectFrom('eleve')
    .where('examenLe', '=', jour)
    .where('examenRappels', '=', 1)
    .where('dateVerification', 'is not', null)
    .where((row) => row.or([row('examenRappele', 'is', null), row('examenRappele', '<>', marque)]));

export const listARappeler = (db: Db, jour: string, marque: string, after: number, most: number) =>
  aRappeler(db, jour, marque)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

/** Locks the row: another server may be about to send the same mail. */
export const holdARappeler = (trx: Db, id: number, jour: string, marque: string) =>
  aRappeler(trx, jour, marque)
    .select(['prenom', 'email', 'examenCentre'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Registrations unconfirmed for thirty days, without access or payment. */
export const neverConfirmed = (db: Db, now: Date) =>
  db
    .selectFrom('eleve')
    .leftJoin('accesUser', 'accesUser.eleve_id', 'eleve.id')
    .leftJoin('paiement', 'paiement.eleve_id', 'eleve.id')
    .select('eleve.id')
    .where('eleve.dateVerification', 'is', null)
    .where('eleve.dateCreation', '<=', new Date(now.getTime() - THIRTY_DAYS_MS).toISOString())
    .where('accesUser.id', 'is', null)
    .where('paiement.id', 'is', null);

export const findMotDePasse = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('eleve').select('motDePasse').where('id', '=', id).executeTakeFirst())
    ?.motDePasse;

export const opensRegistre: Essai = async (db, env) => {
  const row = await db
    .selectFrom('eleve')
    .select(['id', 'registreNational'])
    .where('registreNational', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openRegistre(env, row.registreNational) !== null;
};

export async function compteOf(db: Db, env: AppSecret, eleve: Eleve) {
  const compte = await db
    .selectFrom('eleve')
    .select(['dateCreation', 'dateVerification', 'dateConditions', 'contratSigne', ...DE_L_ECOLE])
    .where('id', '=', eleve.id)
    .executeTakeFirstOrThrow();
  return {
    identite: userOf(env, eleve),
    dateInscription: compte.dateCreation,
    dateVerification: compte.dateVerification,
    conditionsAcceptees: compte.dateConditions,
    contratSigne: compte.contratSigne,
    ecole: compte,
  };
}

export async function countNouveaux(db: Db, depuis: Date): Promise<number> {
  const { nombre } = await db
    .selectFrom('eleve')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('dateCreation', '>=', depuis.toISOString())
    .executeTakeFirstOrThrow();
  return nombre;
}

export async function countEleves(db: Db): Promise<number> {
  const { nombre } = await db
    .selectFrom('compteur')
    .select((row) => row.cast<number>(row.fn.sum('nombre'), 'integer').as('nombre'))
    .where('nom', '=', 'eleves')
    .executeTakeFirstOrThrow();
  return nombre;
}
