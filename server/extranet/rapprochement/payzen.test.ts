import { describe, expect, test } from 'vitest';
import { newEleve } from '../../testing/attestation.ts';
import { copyOf, rowOf } from '../../testing/paiement.ts';
import { tell } from '../../testing/payzen.ts';
import { ecart } from '../../testing/rapprochement.ts';
import { openSchoolWithRapprochement } from '../../testing/schoolWithRapprochement.ts';

const here = openSchoolWithRapprochement();
const { compare, ouverts, takeOver, payCarte } = here;

describe('PayZen, order by order', () => {
  test('what was paid and never heard of differs, and taken over it is given', async () => {
    const { id } = await payCarte(false);
    await compare('payzen');
    const [found] = await ouverts(id);
    expect(found).toMatchObject({ genre: 'etat', etatEux: 'fait', etatNous: 'ouvert' });
    expect(await takeOver(found!.id)).toMatchObject({ regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'paye', nonDonne: null });
    expect(await copyOf(here.school, here.eleve, here.theorie)).toMatchObject({ actif: 1 });
  });

  test('its word that came late closes what was open, and no other', async () => {
    const { id, commande } = await payCarte(false);
    const other = await ecart(here.school);
    await compare('payzen');
    const [found] = await ouverts(id);
    await here.chef.call('takeOverEcart', { id: found!.id });
    await compare('payzen');
    expect(await ouverts(id)).toEqual([]);
    // The service omits foreign payments, so only a file can close this one.
    const { ecarts } = await here.chef.call('getEcarts', {});
    expect(ecarts.data.map((each) => each.id)).toContain(other);
    expect(commande).toMatch(/^P-/);
  });

  test.each([
    ['a part of', 4.99, 10],
    ['all of', 14.99, 0],
  ])('%s what was not captured yet, given back, is less of it on both sides', async (...so) => {
    const [, montant, left] = so;
    const { id } = await payCarte(true);
    const ask = { reste: 14.99, motif: 'Un geste', finAcces: 0, main: 0 };
    const told = await here.chef.call('refundPaiement', { id, montant, ...ask });
    expect(told).toMatchObject({ status: 200, etat: 'fait' });
    await compare('payzen');
    expect(await ouverts(id)).toEqual([]);
    expect((await here.chef.call('getPaiement', { id })).paiement.reste).toBe(left);
  });

  test('a credit of the bank’s that is cancelled is taken over: a dispute was won', async () => {
    const { id, uuid } = await payCarte(true);
    await here.payzen.operate(uuid, 'remettre');
    await here.payzen.operate(uuid, 'impayer');
    for (const body of here.payzen.hear()) await tell(here.school, body);
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'rembourse' });
    const { remboursements } = await here.chef.call('getPaiement', { id });
    await here.payzen.operate(remboursements[0]!.fournisseurId!, 'gagner');
    await compare('payzen');
    const [found] = await ouverts(id);
    expect(found).toMatchObject({ chose: 'remboursement', genre: 'etat', etatEux: 'sans' });
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
    expect(await copyOf(here.school, here.eleve, here.theorie)).toMatchObject({ actif: 1 });
    await compare('payzen');
    expect(await ouverts(id)).toEqual([]);
  });

  test('its journal says the same as its service', async () => {
    const { id } = await payCarte(true);
    here.eleve = await newEleve(here.school, here.chef);
    const { uuid } = await payCarte(false);
    await here.payzen.operate(uuid, 'annuler');
    const origin = new URL(here.school.mounting.env.PAYZEN_API_URL).origin;
    const csv = await (await fetch(`${origin}/vads-merchant/journal.csv`)).text();
    const told = await compare('payzen', csv);
    expect(told).toMatchObject({ status: 200, fautes: [] });
    expect(await ouverts(id)).toEqual([]);
  });
});
