import { sql } from 'kysely';
import type { Db } from '../server/socle/db/database.ts';
import type { Bank } from './fillBank.ts';
import { type Filling, fillAccesUser } from './filling.ts';
import { generate, instantOf } from './generate.ts';

const PRODUITS = 5;
const MODULES = 12;
const CHAPITRES = 5;
const LUS = 20;

export interface Cours {
  acces_id: number;
  /** Everybody has done the chapters before this index, nobody the later ones. */
  lus: number;
  chapitres: { module_id: number; chapitre_id: number; versions: number[] }[];
}

interface Lecteurs {
  eleves: number;
  eleve: number;
  bank: Bank;
}

/**
 * Five courses of sixty chapters, a third done by everybody. Readings are interleaved, so that one
 * learner's rows lie apart.
 */
export async function fillCours(filling: Filling, { eleves, eleve, bank }: Lecteurs) {
  const { database, from, span } = filling;
  const cours = await database.write((trx) => addCours(trx, bank));
  const acces = await fillAccesUser(filling, { eleves, eleve, acces_id: cours.acces_id });
  const came = sql`${sql.lit(from)} + n * ${sql.lit(span / eleves)}`;
  for (const { chapitre_id, versions } of cours.chapitres.slice(0, LUS))
    await generate(
      database,
      eleves,
      (numbers) => sql`
        insert into lecture (acces_user_id, chapitre_id, place, "dateLecture", versions, reponses,
          "dateTermine")
        select ${sql.lit(acces)} + n, ${sql.lit(chapitre_id)}, n % 40, ${instantOf(database, came)},
          ${sql.lit(versions.join(';'))}, ${sql.lit('a'.repeat(versions.length))},
          ${instantOf(database, came)}
        from ${numbers}`,
    );
  return { cours, acces };
}

async function addCours(trx: Db, bank: Bank): Promise<Cours> {
  const chapitres: Cours['chapitres'] = [];
  let first = 0;
  for (let produit = 0; produit < PRODUITS; produit++) {
    const { id: acces_id } = await trx
      .insertInto('acces')
      .values({
        libelle: `Cours de la mesure ${produit}`,
        slug: `cours-de-la-mesure-${produit}`,
        prix: 4900,
        taux: 2100,
        codePermis: 'B',
        type: 'EL',
        dureeValidite: 6,
        langue: 'FR',
        contenu: 'Soixante chapitres',
        description: 'Un cours.',
        title: 'Le cours',
        text: 'Le cours.',
        actif: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    first ||= acces_id;
    for (let position = 0; position < MODULES; position++) {
      const { id: module_id } = await trx
        .insertInto('module')
        .values({ libelle: `Module de la mesure ${produit}-${position}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('accesModule').values({ acces_id, module_id, position }).execute();
      const rows = bank.chapitres
        .slice((produit * MODULES + position) * CHAPITRES)
        .slice(0, CHAPITRES)
        .map(({ id, versions }) => ({ module_id, chapitre_id: id, versions }));
      if (produit === 0) chapitres.push(...rows);
      await trx
        .insertInto('moduleChapitre')
        .values(rows.map(({ chapitre_id }, at) => ({ module_id, chapitre_id, position: at })))
        .execute();
    }
  }
  return { acces_id: first, lus: LUS, chapitres };
}
