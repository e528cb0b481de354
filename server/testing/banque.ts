import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { photo } from './images.ts';
import { type Person, type School, openSchool } from './school.ts';

/** A question as staff type it. */
export const saisie = {
  langue: 'FR',
  libelle: 'Qui passe d’abord ?',
  a: 'Moi.',
  b: 'Le tram.',
  c: 'Personne.',
  correcte: 'b',
  justification: 'Le tram a priorité.',
  idArticleLois: '12.1',
  grave: 0,
};

export const picture = async () => new Blob([new Uint8Array(await photo().png().toBuffer())]);

/** A school in which two members of staff, of levels 1 and 9, mend questions. */
export async function openBanque() {
  const school: School = await openSchool();
  const julie = await school.login('utilisateur@demo.be');
  const benoit = await school.login('administrateur@demo.be');
  return {
    school,
    julie,
    benoit,
    added: async (more: object = {}): Promise<number> => {
      const answer = await julie.call('addQuestion', { ...saisie, ...more });
      if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return (answer as Output<Calls['addQuestion']>).id;
    },
    read: (id: number) => julie.call('getQuestionExtranet', { id }),
    edit: (who: Person, id: number, more: object) =>
      who.call('editQuestion', { id, ...saisie, ...more }),
    journal: async (id: number) =>
      school.database.read
        .selectFrom('journal')
        .selectAll()
        .where('objet', '=', 'question')
        .where('objet_id', '=', id)
        .orderBy('id')
        .execute(),
  };
}
