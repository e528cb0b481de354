import type { Person, School } from './school.ts';
import { type QuestionDeTest, addSerie } from './serie.ts';
import { setListe } from '../socle/db/listes.ts';

export async function addCours(
  school: School,
  eleve: Person,
  modules: QuestionDeTest[][][],
  { codePermis = 'B' } = {},
) {
  const { id: serie } = await school.database.read
    .selectFrom('acces')
    .select('id')
    .where('type', '=', 'QT')
    .limit(1)
    .executeTakeFirstOrThrow();
  const made: number[][][] = [];
  for (const chapitres of modules) {
    const questions: number[][] = [];
    for (const asked of chapitres)
      questions.push(asked.length === 0 ? [] : (await addSerie(school, serie, asked)).ids);
    made.push(questions);
  }
  return school.database.write(async (trx) => {
    const product = await trx
      .insertInto('acces')
      .values({
        libelle: 'Cours de test',
        slug: `cours-de-test-${Math.random()}`,
        prix: 999,
        taux: 2100,
        codePermis,
        type: 'EL',
        dureeValidite: 1,
        langue: 'FR',
        contenu: '',
        description: '',
        title: '',
        text: '',
        actif: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const acces = await trx
      .insertInto('accesUser')
      .values({
        eleve_id: eleve.id,
        acces_id: product.id,
        actif: 1,
        dateCreation: school.now().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const parts = [];
    for (const [at, chapitres] of made.entries()) {
      const module = await trx
        .insertInto('module')
        .values({ libelle: `Module ${at + 1}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('accesModule')
        .values({ acces_id: product.id, module_id: module.id, position: at })
        .execute();
      const own = [];
      for (const [position, ids] of chapitres.entries()) {
        const { id } = await trx
          .insertInto('chapitre')
          .values({
            libelle: `Chapitre ${at + 1}.${position + 1}`,
            texte: '<p>À lire.</p>',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('moduleChapitre')
          .values({ module_id: module.id, chapitre_id: id, position })
          .execute();
        await setListe(trx, 'chapitre', id, ids);
        own.push({ id, questions: ids, libelle: `Chapitre ${at + 1}.${position + 1}` });
      }
      parts.push({ id: module.id, chapitres: own });
    }
    return { acces_id: product.id, acces_user_id: acces.id, modules: parts };
  });
}

export type CoursDeTest = Awaited<ReturnType<typeof addCours>>;

export function ou({ acces_id, modules }: CoursDeTest, module: number, chapitre: number) {
  const { id: module_id, chapitres } = modules[module]!;
  return { acces_id, module_id, chapitre_id: chapitres[chapitre]!.id };
}

export const times = <T>(n: number, make: (index: number) => T) =>
  Array.from({ length: n }, (_, at) => make(at));

/** The calls of one learner. `opened` takes, per module, the number of questions of each chapter. */
export function learning(school: School, eleve: Person) {
  const modulesOf = ({ acces_id }: CoursDeTest) => eleve.call('getModules', { acces_id });
  return {
    modulesOf,
    read: (cours: CoursDeTest, module = 0, chapitre = 0) =>
      eleve.call('getChapitres', ou(cours, module, chapitre)),
    opened: async (...modules: number[][]) => {
      const asked = modules.map((chapitres) => chapitres.map((n) => times(n, () => ({}))));
      const cours = await addCours(school, eleve, asked);
      await modulesOf(cours);
      return cours;
    },
    submit: (cours: CoursDeTest, module: number, chapitre: number, more: object = {}) => {
      const nombre = cours.modules[module]!.chapitres[chapitre]!.questions.length;
      const reponses = Object.fromEntries(times(nombre, (at) => [at + 1, 'A']));
      return eleve.call('addELearning', { ...ou(cours, module, chapitre), reponses, ...more });
    },
  };
}
