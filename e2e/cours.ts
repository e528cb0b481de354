import type { Page } from '@playwright/test';
import { type Eleve, database } from './people.ts';
import { readListe, setListe } from '../server/socle/db/listes.ts';

export async function giveCours(
  eleve: Eleve,
  codePermis: string,
): Promise<{ libelle: string; acces_id: number }> {
  const { write } = await database();
  return write(async (trx) => {
    const libelle = `Cours de ${eleve.id}`;
    const { id: acces_id } = await trx
      .insertInto('acces')
      .values({
        libelle,
        slug: `cours-${eleve.id}`,
        prix: 0,
        taux: 2100,
        codePermis,
        type: 'EL',
        dureeValidite: 1,
        langue: 'FR',
        contenu: '',
        description: '',
        title: '',
        text: '',
        // It is off sale: other tests look at what is sold.
        actif: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('accesUser')
      .values({ eleve_id: eleve.id, acces_id, actif: 1, dateCreation: new Date().toISOString() })
      .execute();
    const chapitres = await trx
      .selectFrom('chapitre')
      .select(['id', 'texte'])
      .where('reference', 'in', ['rdv-101-parcours', 'rdv-105-journal-de-bord'])
      .orderBy('id')
      .execute();
    const textes = [
      { texte: '<p>Une fiche à garder dans la voiture.</p>', questions: [] as number[] },
    ];
    for (const { id, texte } of chapitres.toReversed())
      textes.unshift({ texte, questions: (await readListe(trx, 'chapitre', id)).slice(0, 2) });
    for (const [module, own] of [[0, 1], [2]].entries()) {
      const { id: module_id } = await trx
        .insertInto('module')
        .values({ libelle: module === 0 ? 'Avant de rouler' : 'Rouler' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('accesModule')
        .values({ acces_id, module_id, position: module })
        .execute();
      for (const at of own) {
        const { texte, questions } = textes[at]!;
        const { id: chapitre_id } = await trx
          .insertInto('chapitre')
          .values({ libelle: ['Ton parcours', 'Ton journal', 'Ta fiche'][at]!, texte })
          .returning('id')
          .executeTakeFirstOrThrow();
        await setListe(trx, 'chapitre', chapitre_id, questions);
        await trx
          .insertInto('moduleChapitre')
          .values({ module_id, chapitre_id, position: at })
          .execute();
      }
    }
    return { libelle, acces_id };
  });
}

export async function lectures(eleve: Eleve, acces_id: number) {
  return (await database()).read
    .selectFrom('lecture')
    .innerJoin('accesUser', 'accesUser.id', 'lecture.acces_user_id')
    .select(['chapitre_id', 'place', 'reponses', 'dateTermine'])
    .where('eleve_id', '=', eleve.id)
    .where('acces_id', '=', acces_id)
    .orderBy('chapitre_id')
    .execute();
}

export const questions = (page: Page) => page.getByRole('form', { name: /^Question \d sur \d$/ });
