import { expect } from 'vitest';
import { listeOf } from '../socle/db/listes.ts';
import { type Person, openSchool } from './school.ts';

export async function openSchoolOfSeries() {
  const school = await openSchool();
  const benoit = await school.login('administrateur@demo.be');
  const nathalie = await school.login('superviseur@demo.be');
  const eleve = await school.login('eleve@demo.be');
  const themeOf = async (reference: string) =>
    school.database.read
      .selectFrom('theme')
      .selectAll()
      .select(listeOf('theme'))
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const addQuestion = async (more: object = {}) => {
    const saisie = { langue: 'FR', libelle: 'Kwartel\u202f?', a: 'Oui.', b: 'Non.', correcte: 'a' };
    const answer = await benoit.call('addQuestion', { ...saisie, ...more });
    expect(answer).toMatchObject({ status: 200 });
    return answer.id;
  };
  const addSerie = async (questions: number[], libelle = 'Les oiseaux') => {
    const answer = await benoit.call('addTheme', { libelle, listeQuestions: questions.join(';') });
    expect(answer).toMatchObject({ status: 200 });
    return answer.id;
  };
  const read = async (id: number) => (await benoit.call('getTheme', { id })).theme;
  const edit = (who: Person, id: number, more: object) =>
    who.call('editTheme', { id, libelle: 'Les oiseaux', ...more });
  const journal = async (id: number) =>
    school.database.read
      .selectFrom('journal')
      .select(['appel', 'avant', 'apres', 'admin_id'])
      .where('objet', '=', 'theme')
      .where('objet_id', '=', id)
      .orderBy('id')
      .execute();
  const listOf = async (input: object) => {
    const { themes } = await benoit.call('getThemesExtranet', input);
    if (Array.isArray(themes)) throw new Error('no page');
    return themes;
  };
  const offer = async (theme_id: number, acces_id: number) =>
    school.database.write((trx) =>
      trx.insertInto('accesTheme').values({ acces_id, theme_id, position: theme_id }).execute(),
    );
  const accueil = await themeOf('vedettes');
  return {
    school,
    benoit,
    nathalie,
    eleve,
    accueil,
    themeOf,
    addQuestion,
    addSerie,
    read,
    edit,
    journal,
    listOf,
    offer,
  };
}
