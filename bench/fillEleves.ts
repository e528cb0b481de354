import { sql } from 'kysely';
import { type Filling, fillAccesUser, nextId } from './filling.ts';
import { chance, generate, instantOf, oneOf } from './generate.ts';

const PRENOMS = ['Léa', 'Noah', 'Inès', 'Lucas', 'Aya', 'Hugo', 'Zoé', 'Adam', 'Chloé', 'Milan'];
const NOMS = ['Lambert', 'Dubois', 'Peeters', 'Janssens', 'Diallo', 'Leroy', 'Özdemir', 'Claes'];
const MAILS = 200_000;

/**
 * Spread over two years, with an access of a month and mails. Returns the first ids; accesses have
 * the learners' order.
 */
export async function fillEleves(filling: Filling, eleves: number, acces_id: number) {
  const { database, from, span } = filling;
  const eleve = await nextId(database.read, 'eleve');
  const came = sql`${sql.lit(from)} + n * ${sql.lit(span / eleves)}`;
  await generate(
    database,
    eleves,
    (numbers) => sql`
      insert into eleve (id, prenom, nom, email, "motDePasse", newsletter, "contratSigne",
        "dateVerification", "dateCreation")
      select ${sql.lit(eleve)} + n, ${oneOf(PRENOMS)}, ${oneOf(NOMS)},
        'eleve-' || cast(n as text) || '@mesure.test', '-', ${chance(2)}, 0,
        ${instantOf(database, came)}, ${instantOf(database, came)}
      from ${numbers}`,
  );
  const acces = await fillAccesUser(filling, { eleves, eleve, acces_id });
  await fillMails(filling, eleves, eleve);
  return { eleve, acces };
}

/** Two a learner; one in a thousand failed. */
async function fillMails({ database, from, span }: Filling, eleves: number, firstEleve: number) {
  const nombre = Math.min(MAILS, 2 * eleves);
  const when = instantOf(database, sql`${sql.lit(from)} + n * ${sql.lit(span / nombre)}`);
  await generate(
    database,
    nombre,
    (numbers) => sql`
      insert into mail (eleve_id, destinataire, sujet, texte, html, "dateCreation", essais,
        "dateEnvoi", erreur)
      select ${sql.lit(firstEleve)} + n % ${sql.lit(eleves)},
        'eleve-' || cast(n % ${sql.lit(eleves)} as text) || '@mesure.test',
        'Bienvenue', '', '', ${when}, case when n % 1000 = 0 then 8 else 1 end,
        case when n % 1000 = 0 then null else ${when} end,
        case when n % 1000 = 0 then 'mail EENVELOPE 550 5.1.1' end
      from ${numbers}`,
  );
}
