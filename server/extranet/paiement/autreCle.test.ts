import { describe, expect, test } from 'vitest';
import { openContenu, sealContenu } from '../../argent/facture/contenu.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { sealAcheteur } from '../../argent/paiement/achat/acheteur.ts';
import { openSchoolWithCaisse } from '../../testing/schoolWithCaisse.ts';
import { CONTENU } from '../../testing/facture.ts';
import { advance, copyOf, facturesOf } from '../../testing/paiement.ts';
import { tell, fieldsOf } from '../../testing/payzen.ts';

const ici = openSchoolWithCaisse();
const { pay, refund, seen, creditsOf } = ici;

describe('under another secret', () => {
  const OTHER = { APP_SECRET: 'another secret, of another year and long enough' };
  const sealBuyer = (id: number) => {
    const acheteur = { ...CONTENU.acheteur, email: 'quelqu-un@exemple.be' };
    return ici.school.database.write((trx) =>
      trx
        .updateTable('paiement')
        .set({ acheteur: sealAcheteur(OTHER, acheteur) })
        .where('id', '=', id)
        .execute(),
    );
  };
  async function sealInvoice(id: number, drawn: boolean) {
    const [facture] = await facturesOf(ici.school, id);
    const pdf = Buffer.alloc(50);
    await ici.school.database.write(async (trx) => {
      await trx
        .updateTable('facture')
        .set({ contenu: sealContenu(OTHER, CONTENU), aDessiner: 0 })
        .where('id', '=', facture!.id)
        .execute();
      if (drawn)
        await trx.insertInto('facturePdf').values({ facture_id: facture!.id, pdf }).execute();
    });
    return facture!.id;
  }

  test('money that comes late is booked, given and invoiced to who has the account', async () => {
    const { form } = await ici.eleve.call('purchaseAccesPayzen', { acces: ici.theorie, accord: 1 });
    await ici.provider.pay(form);
    const { vads_order_id: commande } = fieldsOf(form);
    const { id } = await ici.eleve.call('getStatutPaiement', { commande: commande! });
    await sealBuyer(id);
    expect((await seen(id)).acheteur).toBeNull();
    expect(await tell(ici.school, ici.provider.hear()[0]!)).toMatchObject({ text: 'OK-paye' });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
    const [facture] = await facturesOf(ici.school, id);
    expect(openContenu(ici.school.mounting.env, facture!.contenu)).toMatchObject({
      acheteur: { prenom: 'Chloé', nom: 'Lejeune', societe: null },
      commande,
    });
  });

  test('what was invoiced is given back, taken back, and counted for the accountant', async () => {
    const { id } = await pay();
    await sealInvoice(id, false);
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'fait' });
    await advance(ici.school, id, { etat: 'impaye' });
    expect(await creditsOf(id)).toEqual([500, 999]);
    const { factures, paiement } = await seen(id);
    const mois = brusselsDay(ici.school.now().toISOString()).slice(0, 7);
    const url = '/api/extranet/exportComptable';
    const { payload } = await ici.chef.raw({ method: 'POST', url, payload: { mois } });
    const lue = payload.split('\r\n').find((ligne) => ligne.startsWith(factures[0]!.numero));
    expect(lue).toContain(`;Chloé Lejeune;;${paiement.commande};Théorie permis B;`);
    expect(payload).toMatch(/\r\nTotal;/);
  });

  test.each([true, false])('its PDF (drawn: %s) is refused with a sentence', async (drawn) => {
    const { id } = await pay();
    const facture = await sealInvoice(id, drawn);
    for (const answer of [
      await ici.chef.call('getFacturePdfExtranet', { id: facture }),
      await ici.eleve.call('getFacturePdf', { id: facture }),
    ])
      expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(/autre clé/) });
  });
});
