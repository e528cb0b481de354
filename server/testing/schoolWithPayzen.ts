import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newEleve } from './attestation.ts';
import { forgetTries } from './compte.ts';
import { produit, rowOf } from './paiement.ts';
import { fieldsOf, openProvider, sign } from './payzen.ts';
import { type Person, type School, openSchool } from './school.ts';

export const ACCORD = { accord: 1 } as const;

interface Ici {
  provider: Awaited<ReturnType<typeof openProvider>>;
  school: School;
  chef: Person;
  eleve: Awaited<ReturnType<typeof newEleve>>;
  theorie: number;
}

export function openSchoolWithPayzen() {
  const ici = {} as Ici;

  beforeAll(async () => {
    ici.provider = await openProvider();
    ici.school = await openSchool({ env: ici.provider.env });
    ici.theorie = await produit(ici.school, 'theorie-permis-b');
  });
  afterAll(async () => {
    await ici.school.close();
    await ici.provider.close();
  });
  beforeEach(async () => {
    const { school, provider } = ici;
    // The provider looks at its own clock.
    school.at(new Date().toISOString());
    await forgetTries(school);
    // A session of two days ago has expired.
    ici.chef = await school.login('superviseur@demo.be');
    ici.eleve = await newEleve(school, ici.chef);
    provider.hear();
  });

  const order = async (who: Pick<Person, 'call'> = ici.eleve, more: object = {}) => {
    const { form } = await who.call('purchaseAccesPayzen', {
      acces: ici.theorie,
      ...ACCORD,
      ...more,
    });
    const fields = fieldsOf(form);
    const { id } = await ici.school.database.read
      .selectFrom('paiement')
      .select('id')
      .where('commande', '=', fields.vads_order_id!)
      .executeTakeFirstOrThrow();
    return { form, fields, id };
  };
  const etatOf = async (id: number) => (await rowOf(ici.school, id)).etat;

  return Object.assign(ici, { order, etatOf });
}

let nth = 0;
/** A notification about an order whose form had these fields. */
export const notice = (fields: Record<string, string>, more: Record<string, string> = {}) => {
  const { signature: _, ...sent } = fields;
  return {
    ...sent,
    vads_hash: 'abc',
    vads_trans_status: 'AUTHORISED',
    vads_operation_type: 'DEBIT',
    vads_trans_uuid: `uuid-${++nth}`,
    vads_card_number: '497010XXXXXX0000',
    vads_result: '00',
    ...more,
  };
};
export const bodyOf = (fields: Record<string, string>, cle?: string) =>
  new URLSearchParams({ ...fields, signature: sign(fields, cle) }).toString();
