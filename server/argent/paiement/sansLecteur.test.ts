import { expect, test } from 'vitest';
import { newEleve } from '../../testing/attestation.ts';
import { advance, open, produit } from '../../testing/paiement.ts';
import { openSchool } from '../../testing/school.ts';
import { LECTEUR } from '../../testing/tpr.ts';

test('the player goes between an order and its payment: it grants, and nobody orders another', async () => {
  const school = await openSchool({ env: LECTEUR });
  try {
    const chef = await school.login('superviseur@demo.be');
    const [eleve, autre] = [await newEleve(school, chef), await newEleve(school, chef)];
    const acces_id = await produit(school, 'perception-des-risques');
    const { id } = await open(school, eleve, acces_id);
    delete school.mounting.env.TPR_PLAYER_URL;
    expect(await advance(school, id, { etat: 'paye' })).toBe(true);
    const { accesList } = await eleve.call('getAccesUser', {});
    expect(accesList.find((acces) => acces.acces_id === acces_id)).toMatchObject({ offert: 0 });
    await expect(open(school, autre, acces_id)).rejects.toThrow('n’est pas en vente');
    const { produits } = await chef.call('getEleve', { id: autre.id });
    expect(produits.filter(({ offert }) => offert === 0).map((each) => each.id)).toEqual([
      acces_id,
    ]);
  } finally {
    await school.close();
  }
});
