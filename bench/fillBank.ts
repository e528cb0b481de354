import { sql } from 'kysely';
import type { Db } from '../server/socle/db/database.ts';
import { idsOf } from '../server/socle/db/idsOf.ts';
import { type Filling, SERIE, nextId } from './filling.ts';
import { chance, generate, instantOf, oneOf } from './generate.ts';
import { setListe } from '../server/socle/db/listes.ts';

export interface Bank {
  /** Ids joined by `;`. */
  lists: { questions: string; versions: string }[];
  chapitres: { id: number; versions: number[] }[];
}

const LISTS = 400;
const CHAPITRES = 300;
const PAR_CHAPITRE = 5;

const QUI = [
  'un cycliste',
  'un piéton',
  'un tram',
  'un autobus',
  'une voiture de police',
  'un camion',
];
const OU = [
  'en agglomération',
  'sur l’autoroute',
  'dans un tunnel',
  'à un carrefour',
  'sous la pluie',
];
const QUE = [
  'Que dois-je faire ?',
  'Puis-je continuer ?',
  'Qui passe en premier\u202f?',
  'À quelle vitesse ?',
];
const ARTICLES = ['12.3.1', '12.2', '5', '10.1.3', '17.2.4', '61.1', '24', '27.3', '40.2', null];

export async function fillBank(filling: Filling, nombre: number): Promise<Bank> {
  const { database, from, span } = filling;
  const first = await nextId(database.read, 'question');
  const firstVersion = await nextId(database.read, 'questionVersion');
  const image = sql.lit(await somePicture(database.read));
  await generate(
    database,
    nombre,
    (numbers) => sql`
      insert into question (id, version_id, revision)
      select ${sql.lit(first)} + n, ${sql.lit(firstVersion)} + n, 0 from ${numbers}`,
  );
  await generate(
    database,
    nombre,
    (numbers) => sql`
      insert into "questionVersion" (id, question_id, langue, libelle, "libelleImage",
        "imageDescription", a, b, c, correcte, grave, justification, "idArticleLois", "dateCreation")
      select ${sql.lit(firstVersion)} + n, ${sql.lit(first)} + n,
        case when ${chance(8)} = 0 then 'NL' else 'FR' end,
        'Je circule ' || ${oneOf(OU)} || ' et je rencontre ' || ${oneOf(QUI)}
          || ' à la situation ' || cast(n as text) || '. ' || ${oneOf(QUE)},
        case when ${chance(10)} < 7 then ${image} end,
        case when ${chance(10)} < 7 then 'Un carrefour vu d’en haut, avec trois véhicules.' end,
        'Je ralentis et je laisse passer le conducteur qui vient de droite.',
        'Je continue à la même allure, car je suis sur la voie la plus large.',
        'Je m’arrête toujours, puis je repars dès que la voie est libre.',
        'a', case when ${chance(10)} = 0 then 1 else 0 end,
        case when ${chance(20)} > 0
          then 'La priorité de droite vaut partout où aucun signal ne dit autre chose.' end,
        ${oneOf(ARTICLES)},
        ${instantOf(database, sql`${sql.lit(from)} + n * ${sql.lit(span / nombre)}`)}
      from ${numbers}`,
  );
  // No question twice in a list, however small the bank.
  const stride = nombre < 7 * SERIE ? 1 : 7;
  const lists = Array.from({ length: LISTS }, (_, list) => {
    const places = Array.from({ length: SERIE }, (_, n) => (list * 13 + n * stride) % nombre);
    return {
      questions: places.map((place) => first + place).join(';'),
      versions: places.map((place) => firstVersion + place).join(';'),
    };
  });
  const chapitres: Bank['chapitres'] = [];
  await database.write(async (trx) => {
    await sql`create table mesure_liste (id integer primary key, questions text, versions text)`.execute(
      trx,
    );
    for (const [id, { questions, versions }] of lists.entries()) {
      await sql`insert into mesure_liste values (${id}, ${questions}, ${versions})`.execute(trx);
      const libelle = `Série de la mesure ${id}`;
      const theme = await trx
        .insertInto('theme')
        .values({ libelle })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setListe(trx, 'theme', theme.id, idsOf(questions).slice(0, id % 20 === 0 ? -1 : SERIE));
    }
    for (let n = 0; n < CHAPITRES; n++) {
      const { questions, versions } = lists[n]!;
      const { id } = await trx
        .insertInto('chapitre')
        .values({
          libelle: `Chapitre de la mesure ${n}`,
          texte:
            n % 30 === 0 ? '' : '<p>À un carrefour, je regarde d’abord à droite.</p>'.repeat(150),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setListe(trx, 'chapitre', id, idsOf(questions).slice(0, PAR_CHAPITRE));
      chapitres.push({ id, versions: idsOf(versions).slice(0, PAR_CHAPITRE) });
    }
  });
  return { lists, chapitres };
}

async function somePicture(db: Db): Promise<string> {
  const { libelleImage } = await db
    .selectFrom('questionVersion')
    .select('libelleImage')
    .where('libelleImage', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  return libelleImage!;
}
