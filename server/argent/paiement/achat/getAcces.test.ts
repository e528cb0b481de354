import { beforeEach, describe, expect, test } from 'vitest';
import { beginDay, newEleve } from '../../../testing/attestation.ts';
import { advance, open, produit } from '../../../testing/paiement.ts';
import { type Person, openSchoolForFile } from '../../../testing/school.ts';

let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;

const school = await openSchoolForFile();
const theorie = await produit(school, 'theorie-permis-b');
const rdv = await produit(school, 'rendez-vous-pedagogique');
beforeEach(async () => {
  chef = await beginDay(school);
  eleve = await newEleve(school, chef);
});

describe('the shop', () => {
  const list = async (bought: 0 | 1, who: Pick<Person, 'call'> = eleve) =>
    (await who.call('getAcces', { bought })).accesList;

  test('has what is sold, and says of each what one has and why not', async () => {
    const { id: bought } = await open(school, eleve, rdv);
    await advance(school, bought, { etat: 'paye' });
    const all = await list(0);
    expect(all.find(({ id }) => id === theorie)).toMatchObject({
      prix: 14.99,
      tva: 2.6,
      taux: 21,
      achete: 0,
      actif: 1,
      refus: null,
      acces_user_id: null,
    });
    expect(all.find(({ id }) => id === rdv)).toMatchObject({
      achete: 1,
      refus: expect.stringMatching(/pas commencé/),
    });
    expect(all.map(({ codePermis }) => codePermis)).not.toContain('DEMO');
    expect(all.filter(({ type }) => type === 'EX')).toMatchObject([{ actif: 1, refus: null }]);
    expect(await list(1)).toMatchObject([{ id: rdv, prix: 15 }]);
  });

  test('without keys offers no way to pay', async () => {
    expect((await eleve.call('getAcces', {})).moyens).toEqual({ payzen: null, paypal: null });
  });

  test('what is off sale is coming soon, or gone once it was sold', async () => {
    const { id } = await chef.call('addAcces', {
      libelle: 'Bientôt',
      prix: '5',
      codePermis: 'B',
      type: 'QT',
      dureeValidite: 2,
      actif: 0,
    });
    expect((await list(0)).find((each) => each.id === id)).toMatchObject({ actif: 0 });
    const edit = (actif: 0 | 1) =>
      chef.call('editAcces', {
        id,
        libelle: 'Bientôt',
        prix: '5',
        codePermis: 'B',
        type: 'QT',
        dureeValidite: 2,
        actif,
      });
    await edit(1);
    await edit(0);
    expect((await list(0)).find((each) => each.id === id)).toBeUndefined();
  });
});
