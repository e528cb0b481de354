import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { beginDay, newEleve } from './attestation.ts';
import { forgetTries } from './compte.ts';
import type { Json } from './json.ts';
import { facturesOf, produit, rowOf } from './paiement.ts';
import { openPaypal } from './paypal.ts';
import { fieldsOf, openProvider, tell } from './payzen.ts';
import { type Person, type School, openSchool } from './school.ts';

export const A_MINUTE = 60;
export const A_DAY = 24 * 60 * A_MINUTE;

const REMBOURSER = { montant: 5, reste: 14.99, motif: 'Un geste', finAcces: 0, main: 0 } as const;

interface Ici {
  provider: Awaited<ReturnType<typeof openProvider>>;
  paypal: Awaited<ReturnType<typeof openPaypal>>;
  school: School;
  chef: Person;
  eleve: Awaited<ReturnType<typeof newEleve>>;
  theorie: number;
}

export function openSchoolWithCaisse() {
  const here = {} as Ici;

  beforeAll(async () => {
    here.provider = await openProvider();
    here.paypal = await openPaypal();
    here.school = await openSchool({ env: { ...here.provider.env, ...here.paypal.env } });
    here.theorie = await produit(here.school, 'theorie-permis-b');
  });
  afterAll(async () => {
    await here.school.close();
    await here.provider.close();
    await here.paypal.close();
  });
  beforeEach(async () => {
    const { school, provider, paypal } = here;
    await beginDay(school);
    school.at(new Date().toISOString());
    await forgetTries(school);
    here.chef = await school.login('superviseur@demo.be');
    here.eleve = await newEleve(school, here.chef);
    provider.hear();
    paypal.forget();
  });
  afterEach(() => void vi.restoreAllMocks());

  async function pay({ capture = true } = {}) {
    const { school, provider, chef, eleve, theorie } = here;
    const bought = await eleve.call('purchaseAccesPayzen', { acces: theorie, accord: 1 });
    await provider.pay(bought.form);
    await tell(school, provider.hear()[0]!);
    const { vads_order_id: commande } = fieldsOf(bought.form);
    const { paiements } = await chef.call('getCaisse', { recherche: commande! });
    const { id } = paiements.data[0]!;
    const uuid = (await rowOf(school, id)).fournisseurId!;
    if (capture) await provider.operate(uuid, 'remettre');
    provider.hear();
    return { id, uuid, commande: commande! };
  }

  const refund = (id: number, more: object = {}) =>
    here.chef.call('refundPaiement', { id, ...REMBOURSER, ...more });

  async function seen(id: number) {
    const { status, ...answer } = await here.chef.call('getPaiement', { id });
    expect(status).toBe(200);
    return answer;
  }

  /** Cents, from the provider's account. */
  async function givenBack(commande: string) {
    const { PAYZEN_SITE_ID, PAYZEN_MOT_DE_PASSE, PAYZEN_API_URL } = here.provider.env;
    const answer = await fetch(`${PAYZEN_API_URL}Order/Get`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${PAYZEN_SITE_ID}:${PAYZEN_MOT_DE_PASSE}`)}`,
      },
      body: JSON.stringify({ orderId: commande }),
    });
    const told = (await answer.json()) as {
      answer: { transactions: { operationType: string; amount: number; detailedStatus: string }[] };
    };
    const { transactions } = told.answer;
    const credit = transactions.filter(({ operationType }) => operationType === 'CREDIT');
    const paid = transactions.find(({ operationType }) => operationType === 'DEBIT')!;
    const kept = paid.detailedStatus === 'CANCELLED' ? 0 : paid.amount;
    return 1499 - kept + credit.reduce((sum, { amount }) => sum + amount, 0);
  }

  return Object.assign(here, {
    pay,
    refund,
    seen,
    givenBack,
    refundsOf: async (id: number) =>
      (await seen(id)).remboursements.map(({ etat, montant, moyen }) => ({ etat, montant, moyen })),
    creditsOf: async (id: number) =>
      (await facturesOf(here.school, id)).flatMap(({ serie, montant }) =>
        serie === 'NC' ? montant : [],
      ),
    house: (database = here.school.database) => ({
      database,
      env: here.school.mounting.env,
      log: here.school.fastify.log,
    }),
  });
}

export const fait = (montant: number, moyen = 'payzen') => ({ etat: 'fait', montant, moyen });

function onTheWay(service: string, how: (answer: Response) => Promise<Response>) {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await fetch(...asked);
    const [address] = asked;
    return address instanceof URL && address.pathname.endsWith(service) ? how(answer) : answer;
  });
  return () => spy.mockRestore();
}

export const changeAnswers = (service: string, how: (told: Json) => Json) =>
  onTheWay(service, async (answer) => Response.json(how(await answer.json())));

export const loseAnswers = (service: string) =>
  onTheWay(service, () => Promise.reject(new TypeError('fetch failed')));

export const silence = () =>
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('silence'));
