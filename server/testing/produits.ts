import { expect } from 'vitest';
import { photo } from './images.ts';
import { type Person, openSchool } from './school.ts';

const saisie = {
  libelle: 'Théorie, l’été',
  prix: '14,99',
  taux: '21',
  codePermis: 'b',
  type: 'QT',
  dureeValidite: 1,
  contenu: ' Sept séries ;;Une explication;',
  description: 'Des séries.',
  title: 'La théorie en été',
  text: 'Sept séries.',
  actif: 0,
};

export async function openSchoolOfProducts() {
  const school = await openSchool();
  const benoit = await school.login('administrateur@demo.be');
  const nathalie = await school.login('superviseur@demo.be');
  const picture = async () =>
    new File([new Uint8Array(await photo().png().toBuffer())], 'b.png', { type: 'image/png' });
  const added = async (more: object = {}) => {
    const answer = await benoit.call('addAcces', { ...saisie, ...more });
    expect(answer).toMatchObject({ status: 200 });
    return answer;
  };
  const read = async (id: number) => (await benoit.call('getAccesExtranet', { id })).acces!;
  const edit = (who: Person, id: number, more: object) =>
    who.call('editAcces', { id, ...saisie, ...more });
  const linesOf = (id: number) =>
    school.database.read
      .selectFrom('journal')
      .selectAll()
      .where('objet', '=', 'acces')
      .where('objet_id', '=', id)
      .orderBy('id')
      .execute();
  const idOf = async (reference: string) =>
    (
      await school.database.read
        .selectFrom('acces')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).id;
  const newModules = async (labels: string[]) => {
    const ids: number[] = [];
    for (const libelle of labels) {
      const { id } = await school.database.write((trx) =>
        trx
          .insertInto('module')
          .values({ libelle, reference: null, empreinte: null, dateSuppression: null })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      ids.push(id);
    }
    return ids;
  };
  const give = (acces_id: number, eleve_id: number) =>
    school.database.write((trx) =>
      trx
        .insertInto('accesUser')
        .values({ eleve_id, acces_id, actif: 1, dateCreation: school.now().toISOString() })
        .execute(),
    );
  return {
    saisie,
    school,
    benoit,
    nathalie,
    picture,
    added,
    read,
    edit,
    linesOf,
    idOf,
    newModules,
    give,
  };
}
