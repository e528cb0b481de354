import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { askAwaited } from '../argent/paiement/fournisseurs/askAwaited.ts';
import { paypal as fournisseur } from '../argent/paiement/fournisseurs/paypal/index.ts';
import { beginDay, newEleve } from './attestation.ts';
import { mailsTo } from './compte.ts';
import { copyOf, facturesOf, produit, rowOf } from './paiement.ts';
import { deliver, openPaypal } from './paypal.ts';
import { type Person, type School, openSchool } from './school.ts';

export const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED';
export const APPROVED = 'CHECKOUT.ORDER.APPROVED';

interface Ici {
  paypal: Awaited<ReturnType<typeof openPaypal>>;
  school: School;
  chef: Person;
  eleve: Awaited<ReturnType<typeof newEleve>>;
  theorie: number;
}

export function openSchoolWithPaypal() {
  let paypal: Ici['paypal'];
  let school: School;
  let chef: Person;
  let eleve: Ici['eleve'];
  let theorie: number;
  const log: string[] = [];

  beforeAll(async () => {
    paypal = await openPaypal();
    const env = { ...paypal.env, LOG_LEVEL: 'info' };
    school = await openSchool({ env, logTo: { write: (line) => void log.push(line) } });
    theorie = await produit(school, 'theorie-permis-b');
  });
  afterAll(async () => {
    await school.close();
    await paypal.close();
  });
  beforeEach(async () => {
    paypal.forget();
    chef = await beginDay(school);
    eleve = await newEleve(school, chef);
  });

  async function order(who: Pick<Person, 'call'> = eleve, acces = theorie) {
    const { orderID, commande } = await who.call('createOrderPaypal', { acces, accord: 1 });
    const { id } = await who.call('getStatutPaiement', { commande });
    return { id, orderID, commande };
  }
  const finish = (idTransaction: string, who: Pick<Person, 'call'> = eleve) =>
    who.call('purchaseAccesPaypal', { idTransaction });
  async function pay(moyen?: string) {
    const made = await order();
    expect(await paypal.approve(made.orderID, moyen)).toBe(200);
    return { ...made, told: await finish(made.orderID) };
  }
  async function paid() {
    const made = await pay();
    return { ...made, captureId: (await rowOf(school, made.id)).fournisseurId! };
  }
  const hear = async (type: string, about: string) =>
    deliver(school, await paypal.event(type, about));
  const ask = () =>
    askAwaited(
      fournisseur,
      { database: school.database, env: school.mounting.env, log: school.fastify.log },
      school.now(),
    );
  const statut = async () => (await eleve.call('getAccesUser', {})).statutValide;

  async function isGivenOnce(id: number) {
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', nonDonne: null });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    expect(await facturesOf(school, id)).toHaveLength(1);
    const achats = (await mailsTo(school, eleve.email)).filter(({ sujet }) => /achat/.test(sujet));
    expect(achats).toHaveLength(1);
  }
  async function isNotGiven(id: number, etat: string) {
    expect(await rowOf(school, id)).toMatchObject({ etat });
    expect(await copyOf(school, eleve, theorie)).toBeUndefined();
    expect(await facturesOf(school, id)).toEqual([]);
  }

  return {
    /** Read it inside the test, because each test has its own. */
    ici: (): Ici => ({ paypal, school, chef, eleve, theorie }),
    log,
    order,
    finish,
    pay,
    paid,
    hear,
    ask,
    statut,
    isGivenOnce,
    isNotGiven,
  };
}
