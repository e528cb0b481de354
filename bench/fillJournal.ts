import { sql } from 'kysely';
import type { Filling } from './filling.ts';
import { chance, generate, instantOf, oneOf } from './generate.ts';

export async function fillJournal({ database, from, span }: Filling, nombre: number) {
  const fields = JSON.stringify({
    libelle: 'Je circule en agglomération et je rencontre un tram. Que dois-je faire ?',
    a: 'Je ralentis et je laisse passer le conducteur qui vient de droite.',
    b: 'Je continue à la même allure, car je suis sur la voie la plus large.',
    correcte: 'a',
    justification: 'La priorité de droite vaut partout où aucun signal ne dit autre chose.',
  });
  await generate(
    database,
    nombre,
    (numbers) => sql`
      insert into journal (admin_id, admin, "dateCreation", appel, objet, objet_id, avant, apres)
      select 1 + ${chance(40)}, 'Camille Mesure',
        ${instantOf(database, sql`${sql.lit(from)} + n * ${sql.lit(span / nombre)}`)},
        ${oneOf(['editQuestion', 'addQuestion', 'deleteQuestion', 'restoreVersion'])},
        ${oneOf(['question', 'question', 'question', 'eleve', 'serie'])},
        1 + n % 20000, ${sql.lit(fields)}, ${sql.lit(fields)}
      from ${numbers}`,
  );
}
