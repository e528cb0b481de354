import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db } from '../server/socle/db/database.ts';
import { countFinished, recountEleves } from '../server/socle/db/migrations/0010-tableau.ts';
import { startSession } from '../server/socle/securite/session.ts';
import { fillEleves } from './fillEleves.ts';
import { type Bank, fillBank } from './fillBank.ts';
import { type Cours, fillCours } from './fillCours.ts';
import { fillJournal } from './fillJournal.ts';
import { fillPaiements } from './fillPaiements.ts';
import { A_MONTH, type Filling, SERIE, TWO_YEARS, countOn } from './filling.ts';
import { generate, instantOf, chance } from './generate.ts';

/** The design size (`scale` 1). */
export const ELEVES = 100_000;
export const QUESTIONS = 20_000;
const REPONSES = 50_000_000;
/** Two years of a busy staff. */
const LIGNES = 200_000;
const PAIEMENTS = 2_000_000;
const JOUEURS = 3000;
export interface Joueur {
  token: string;
  acces_id: number;
  acces_user_id: number;
  theme_id: number;
  questions: number[];
}

export interface Filled {
  joueurs: Joueur[];
  cours: Cours;
  staff: Record<1 | 10, string[]>;
}

export const PARTS = [
  'questions',
  'eleves',
  'cours',
  'journal',
  'paiements',
  'tentatives',
] as const;
/** Relative to the design size, common or by part. */
export type Scale = number | Record<(typeof PARTS)[number], number>;

export async function fill(
  database: Database,
  scale: Scale,
  now: Date,
  players = JOUEURS,
): Promise<Filled> {
  const sized = (part: (typeof PARTS)[number], whole: number) =>
    Math.ceil(whole * (typeof scale === 'number' ? scale : scale[part]));
  const until = Math.floor(now.getTime() / 1000);
  const filling = { database, now, from: until - TWO_YEARS, span: TWO_YEARS };
  const { acces_id, themes } = await firstProduct(database.read);
  // Enough for one series, however small the scale.
  const bank = await fillBank(filling, Math.max(SERIE, sized('questions', QUESTIONS)));
  const eleves = sized('eleves', ELEVES) + players;
  const first = await fillEleves(filling, eleves, acces_id);
  const lecteurs = Math.min(eleves, sized('cours', ELEVES) + players);
  const { cours, acces } = await fillCours(filling, {
    eleves: lecteurs,
    eleve: first.eleve + eleves - lecteurs,
    bank,
  });
  const tentatives = sized('tentatives', REPONSES / SERIE);
  await fillJournal(filling, sized('journal', LIGNES));
  // A new database counts from 1.
  await fillPaiements(filling, sized('paiements', PAIEMENTS), {
    eleve: first.eleve,
    eleves,
    acces_id,
  });
  await fillTentatives(filling, { tentatives, eleves, themes, bank, firstAcces: first.acces });
  if (database.kind === 'postgres') await countOn(database.read);
  await database.write((trx) => countFinished(trx, 'tentative'));
  await database.write(recountEleves);
  const joueurs = {
    eleve: first.eleve + eleves - players,
    acces: first.acces + eleves - players,
    players,
  };
  for (const each of [joueurs.acces, acces + lecteurs - players])
    await prolong(filling, each, players);
  await openTentatives(filling, { ...joueurs, theme_id: themes[0]!, list: bank.lists[0]! });
  if (database.kind === 'postgres') await sql`vacuum (analyze)`.execute(database.read);
  return {
    cours,
    staff: { 1: await addStaff(filling, 1), 10: await addStaff(filling, 10) },
    joueurs: Array.from({ length: players }, (_, n) => ({
      token: tokenOf(n),
      acces_id,
      acces_user_id: joueurs.acces + n,
      theme_id: themes[0]!,
      questions: bank.lists[0]!.questions.split(';').map(Number),
    })),
  };
}

/** Enough to stay below the rate limit. */
const STAFF = 40;

async function addStaff({ database, now }: Filling, level: 1 | 10): Promise<string[]> {
  return database.write(async (trx) => {
    const tokens: string[] = [];
    for (let n = 0; n < STAFF; n++) {
      const admin = await trx
        .insertInto('admin')
        .values({
          prenom: 'Camille',
          nom: `Mesure ${n}`,
          email: `staff-${level}-${n}@mesure.test`,
          motDePasse: '-',
          level,
          dateCreation: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      tokens.push(await startSession(trx, { admin_id: admin.id }, now));
    }
    return tokens;
  });
}

async function firstProduct(db: Db) {
  const rows = await db.selectFrom('accesTheme').selectAll().orderBy('acces_id').execute();
  const { acces_id } = rows[0]!;
  return { acces_id, themes: rows.filter((r) => r.acces_id === acces_id).map((r) => r.theme_id) };
}

interface Tentatives {
  tentatives: number;
  eleves: number;
  themes: number[];
  bank: Bank;
  firstAcces: number;
}

/** Ids grow with time; 55 % passed. */
async function fillTentatives(
  { database, from, span }: Filling,
  { tentatives, eleves, themes, bank, firstAcces }: Tentatives,
): Promise<void> {
  const letters = sql.lit('abacabcdaabbacadabacbaacabdabacaab'.repeat(4));
  const durees = Array.from({ length: SERIE }, (_, key) =>
    (3000 + 211 * key).toString(36).padStart(4, '0'),
  ).join('');
  const end = sql`${sql.lit(from)} + n * ${sql.lit(span / tentatives)}`;
  const passed = sql`${chance(100)} < 55`;
  const theme = sql`case n % ${sql.lit(themes.length)} ${sql.join(
    themes.map((id, index) => sql`when ${sql.lit(index)} then ${sql.lit(id)}`),
    sql` `,
  )} end`;
  await generate(
    database,
    tentatives,
    (numbers) => sql`
      insert into tentative (mode, acces_user_id, theme_id, libelle, questions, versions, reponses,
        durees, reussi, score, "fautesGraves", "dateDebut", "dateFin")
      select 'serie', ${sql.lit(firstAcces)} + n % ${sql.lit(eleves)}, ${theme}, 'Série', questions, versions,
        substr(${letters}, 1 + n % 80, ${sql.lit(SERIE)}), ${sql.lit(durees)},
        case when ${passed} then 1 else 0 end,
        case when ${passed} then 41 + ${chance(10)} else 12 + ${chance(29)} end,
        case when ${passed} then ${chance(2)} else ${chance(6)} end,
        ${instantOf(database, sql`${end} - 1500`)}, ${instantOf(database, end)}
      from ${numbers} join mesure_liste on mesure_liste.id = n % ${sql.lit(bank.lists.length)}`,
  );
  await database.write((trx) => sql`drop table mesure_liste`.execute(trx));
}

const tokenOf = (n: number) => `joueur-de-la-mesure-${n}`;

interface Players {
  eleve: number;
  acces: number;
  players: number;
}

const prolong = ({ database, now }: Filling, first: number, nombre: number) =>
  database.write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ datePerime: new Date(now.getTime() + A_MONTH * 1000).toISOString() })
      .where('id', '>=', first)
      .where('id', '<', first + nombre)
      .execute(),
  );

async function openTentatives(
  { database, now }: Filling,
  first: Players & { theme_id: number; list: Bank['lists'][number] },
): Promise<void> {
  const dateCreation = now.toISOString();
  const dateFin = new Date(now.getTime() + 24 * 3600 * 1000).toISOString();
  for (let done = 0; done < first.players; done += 100) {
    const some = Array.from({ length: Math.min(100, first.players - done) }, (_, n) => done + n);
    await database.write(async (trx) => {
      await trx
        .insertInto('session')
        .values(
          some.map((n) => ({
            jeton: createHash('sha256').update(tokenOf(n)).digest('hex'),
            eleve_id: first.eleve + n,
            dateCreation,
            // Seen lately: the first call of an hour also writes its session.
            dateVue: dateCreation,
            dateFin,
          })),
        )
        .execute();
      await trx
        .insertInto('tentative')
        .values(
          some.map((n) => ({
            mode: 'serie' as const,
            acces_user_id: first.acces + n,
            theme_id: first.theme_id,
            libelle: 'Série',
            ...first.list,
            reponses: '?'.repeat(SERIE),
            reussi: 0 as const,
            dateDebut: dateCreation,
          })),
        )
        .execute();
    });
  }
}
