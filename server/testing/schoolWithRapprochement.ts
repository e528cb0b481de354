import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { brusselsDay } from '../socle/texte/jours.ts';
import { newEleve } from './attestation.ts';
import { forgetTries } from './compte.ts';
import { produit, rowOf } from './paiement.ts';
import { openPaypal } from './paypal.ts';
import { fieldsOf, openProvider, tell } from './payzen.ts';
import { type Person, type School, openSchool } from './school.ts';

interface Here {
  paypal: Awaited<ReturnType<typeof openPaypal>>;
  payzen: Awaited<ReturnType<typeof openProvider>>;
  school: School;
  chef: Person;
  eleve: Awaited<ReturnType<typeof newEleve>>;
  theorie: number;
  /** `YYYY-MM-DD`, in Brussels. */
  today: string;
}

/** Both providers as stand-ins; each test has its own learner, and no differences yet. */
export function openSchoolWithRapprochement() {
  const here = {} as Here;

  beforeAll(async () => {
    [here.paypal, here.payzen] = [await openPaypal(), await openProvider()];
    here.school = await openSchool({ env: { ...here.paypal.env, ...here.payzen.env } });
    here.theorie = await produit(here.school, 'theorie-permis-b');
  });
  afterAll(async () => {
    await here.school.close();
    await Promise.all([here.paypal.close(), here.payzen.close()]);
  });
  beforeEach(async () => {
    const { school, paypal, payzen } = here;
    // Providers use their own clock.
    school.at(new Date().toISOString());
    here.today = brusselsDay(school.now().toISOString());
    await forgetTries(school);
    await school.database.write((trx) => trx.deleteFrom('ecart').execute());
    await school.database.write((trx) => trx.deleteFrom('rapprochement').execute());
    paypal.forget();
    payzen.hear();
    here.chef = await school.login('superviseur@demo.be');
    here.eleve = await newEleve(school, here.chef);
  });

  const compare = (
    moyen: 'payzen' | 'paypal',
    releve: string | null = null,
    periode = here.today,
  ) => {
    // The query ends now, and the stand-in's movements are seconds old.
    here.school.later(5);
    return here.chef.call('compareMouvements', { moyen, periode, releve });
  };
  const ouverts = async (paiement_id: number) =>
    (await here.chef.call('getEcarts', {})).ecarts.data.filter(
      (each) => each.paiement_id === paiement_id,
    );
  const regles = async (paiement_id: number) =>
    (await here.chef.call('getEcarts', { regles: 1 })).ecarts.data.filter(
      (each) => each.paiement_id === paiement_id,
    );
  const takeOver = (id: number) => {
    here.school.later(5);
    return here.chef.call('takeOverEcart', { id });
  };
  const lignes = (appel: string) =>
    here.school.database.read
      .selectFrom('journal')
      .select(['objet', 'objet_id', 'avant', 'apres'])
      .where('appel', '=', appel)
      .orderBy('id', 'desc')
      .execute();

  async function payPaypal() {
    const { orderID, commande } = await here.eleve.call('createOrderPaypal', {
      acces: here.theorie,
      accord: 1,
    });
    const { id } = await here.eleve.call('getStatutPaiement', { commande });
    await here.paypal.approve(orderID);
    await here.eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
    const { fournisseurId, etat } = await rowOf(here.school, id);
    expect(etat).toBe('paye');
    return { id, commande, captureId: fournisseurId! };
  }

  /** Pays by card; `heard` delivers the provider's notification. */
  async function payCarte(heard: boolean) {
    const { form } = await here.eleve.call('purchaseAccesPayzen', {
      acces: here.theorie,
      accord: 1,
    });
    const commande = fieldsOf(form).vads_order_id!;
    await here.payzen.pay(form);
    const [body] = here.payzen.hear();
    if (heard) await tell(here.school, body!);
    const { id } = await here.eleve.call('getStatutPaiement', { commande });
    return { id, commande, uuid: new URLSearchParams(body).get('vads_trans_uuid')! };
  }

  return Object.assign(here, {
    compare,
    ouverts,
    regles,
    takeOver,
    lignes,
    payPaypal,
    payCarte,
  });
}
