import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Db, Tables } from '../server/db/database.ts';

/** The size that the product is designed for; `scale` 1 is all of it. */
const ELEVES = 100_000;
const QUESTIONS = 20_000;
const REPONSES = 50_000_000;
const SERIE = 50;
/** Learners in the middle of a series, for the load. */
export const JOUEURS = 3000;
const ROWS_AT_ONCE = 400;

export interface Joueur {
  token: string;
  acces_id: number;
  acces_user_id: number;
  theme_id: number;
  questions: number[];
}

/** Fills a database to `scale` and gives back the learners that the load plays. */
export async function fill(database: Database, scale: number, now: Date): Promise<Joueur[]> {
  const instant = now.toISOString();
  const { acces_id, themes } = await firstProduct(database.read);
  const questions = await addQuestions(database, Math.ceil(QUESTIONS * scale), instant);
  const eleves = Math.ceil(ELEVES * scale) + JOUEURS;
  const firstEleve = await nextId(database.read, 'eleve');
  await insert(database, 'eleve', eleves, (n) => ({
    id: firstEleve + n,
    prenom: `Prénom ${n}`,
    nom: `Nom ${n}`,
    email: `eleve-${n}@bench.test`,
    motDePasse: '-',
    newsletter: 0,
    contratSigne: 0,
    dateVerification: instant,
    dateCreation: instant,
  }));
  const firstAcces = await nextId(database.read, 'accesUser');
  await insert(database, 'accesUser', eleves, (n) => ({
    id: firstAcces + n,
    eleve_id: firstEleve + n,
    acces_id,
    actif: 1,
    dateActivation: instant,
    datePerime: new Date(now.getTime() + 30 * 24 * 3600 * 1000).toISOString(),
    dateCreation: instant,
  }));
  const listOf = (from: number) =>
    Array.from({ length: SERIE }, (_, n) => questions[(from + n * 7) % questions.length]!);
  const attempt = (n: number, eleve: number) => {
    const list = listOf(n * 13);
    return {
      acces_user_id: firstAcces + eleve,
      theme_id: themes[n % themes.length]!,
      libelle: 'Série',
      questions: list.map((each) => each.id).join(';'),
      versions: list.map((each) => each.version_id).join(';'),
      dateDebut: instant,
    };
  };
  // The last JOUEURS learners have played too: each has old attempts like everybody else.
  await insert(database, 'questionnaire', Math.ceil((REPONSES / SERIE) * scale), (n) => ({
    ...attempt(n, n % eleves),
    reponses: 'abc'.repeat(17).slice(0, SERIE),
    isTermine: 1 as const,
    reussi: 0 as const,
    score: 20,
    fautesGraves: 3,
    dateFin: instant,
  }));
  const token = (n: number) => `joueur-de-la-mesure-${n}`;
  const firstJoueur = eleves - JOUEURS;
  await insert(database, 'session', JOUEURS, (n) => ({
    jeton: createHash('sha256').update(token(n)).digest('hex'),
    eleve_id: firstEleve + firstJoueur + n,
    dateCreation: instant,
    dateFin: new Date(now.getTime() + 24 * 3600 * 1000).toISOString(),
  }));
  await insert(database, 'questionnaire', JOUEURS, (n) => ({
    ...attempt(0, firstJoueur + n),
    reponses: '?'.repeat(SERIE),
    isTermine: 0 as const,
    reussi: 0 as const,
  }));
  const played = listOf(0).map((each) => each.id);
  return Array.from({ length: JOUEURS }, (_, n) => ({
    token: token(n),
    acces_id,
    acces_user_id: firstAcces + firstJoueur + n,
    theme_id: themes[0]!,
    questions: played,
  }));
}

async function firstProduct(db: Db) {
  const rows = await db.selectFrom('accesTheme').selectAll().orderBy('acces_id').execute();
  const { acces_id } = rows[0]!;
  return { acces_id, themes: rows.filter((r) => r.acces_id === acces_id).map((r) => r.theme_id) };
}

async function addQuestions(database: Database, nombre: number, instant: string) {
  const first = await nextId(database.read, 'question');
  const firstVersion = await nextId(database.read, 'questionVersion');
  await insert(database, 'question', nombre, (n) => ({
    id: first + n,
    version_id: firstVersion + n,
  }));
  await insert(database, 'questionVersion', nombre, (n) => ({
    id: firstVersion + n,
    question_id: first + n,
    langue: 'FR',
    libelle: `Je circule en agglomération et j’arrive à la situation ${n}. Que dois-je faire ?`,
    a: 'Je ralentis et je laisse passer le conducteur qui vient de droite.',
    b: 'Je continue à la même allure, car je suis sur la voie la plus large.',
    c: 'Je m’arrête toujours, puis je repars dès que la voie est libre.',
    correcte: 'a' as const,
    grave: n % 10 === 0 ? (1 as const) : (0 as const),
    justification: 'La priorité de droite vaut partout où aucun signal ne dit autre chose.',
    idArticleLois: '12.3.1',
    dateCreation: instant,
  }));
  return Array.from({ length: nombre }, (_, n) => ({
    id: first + n,
    version_id: firstVersion + n,
  }));
}

async function nextId(db: Db, table: 'eleve' | 'accesUser' | 'question' | 'questionVersion') {
  const { last } = await db
    .selectFrom(table)
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function insert<T extends keyof Tables>(
  database: Database,
  table: T,
  nombre: number,
  row: (n: number) => NoInfer<Insertable<Tables[T]>>,
): Promise<void> {
  for (let done = 0; done < nombre;) {
    const until = Math.min(nombre, done + ROWS_AT_ONCE * 50);
    await database.write(async (trx) => {
      for (; done < until; done += ROWS_AT_ONCE) {
        const size = Math.min(ROWS_AT_ONCE, until - done);
        const rows = Array.from({ length: size }, (_, n) => row(done + n));
        await trx.insertInto(table).values(rows).execute();
      }
    });
    done = until;
  }
}
