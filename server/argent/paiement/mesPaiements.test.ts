import { beforeEach, describe, expect, test } from 'vitest';
import { beginDay, newEleve } from '../../testing/attestation.ts';
import { advance, open, produit } from '../../testing/paiement.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';

let eleve: Awaited<ReturnType<typeof newEleve>>;

const school = await openSchoolForFile();
const theorie = await produit(school, 'theorie-permis-b');
beforeEach(async () => {
  eleve = await newEleve(school, await beginDay(school));
});

describe('how it ended', () => {
  test('is told until it was shown, and then no more; to nobody else', async () => {
    const statut = async (who: Pick<Person, 'call'> = eleve) => {
      const {
        accesList: _,
        statutMoyen: __,
        status: ___,
        ...statut
      } = await who.call('getAccesUser', {});
      return statut;
    };
    const rien = {
      statutValide: 0,
      statutType: null,
      statutMessage: null,
      statutPaiement: null,
      statutReprise: null,
    };
    const { id, commande } = await open(school, eleve, theorie);
    const seen = () => eleve.call('getStatutPaiement', { commande: commande! });
    expect(await statut()).toEqual(rien);
    expect(await seen()).toMatchObject({ id, etat: 'ouvert', type: 'payzen' });
    await advance(school, id, { etat: 'attente' });
    expect(await statut()).toEqual(rien);
    const enAttente = async () =>
      (await eleve.call('getAcces', {})).accesList
        .filter((acces) => acces.enAttente === 1)
        .map((acces) => acces.id);
    expect(await enAttente()).toEqual([theorie]);
    await advance(school, id, { etat: 'refuse' });
    expect(await enAttente()).toEqual([]);
    expect(await statut()).toMatchObject({
      statutValide: 1,
      statutType: 'error',
      statutReprise: expect.stringMatching(/^\/produits\?acces=/),
    });
    await advance(school, id, { etat: 'paye' });
    expect(await statut()).toMatchObject({
      statutType: 'success',
      statutMessage: expect.stringMatching(/^Achat bien effectué\s!/),
      statutPaiement: id,
      statutReprise: null,
    });
    expect(await seen()).toMatchObject({ etat: 'paye' });
    const autre = await school.login('eleve2@demo.be');
    expect(await statut(autre)).toEqual(rien);
    expect(await autre.call('getStatutPaiement', { commande: commande! })).toMatchObject({
      status: 404,
    });
    expect(await autre.call('paiementVu', { id })).toMatchObject({ status: 404 });
    expect(await statut()).toMatchObject({ statutValide: 1 });
    expect(await eleve.call('paiementVu', { id })).toMatchObject({ status: 200 });
    expect(await statut()).toEqual(rien);
    expect(await eleve.call('paiementVu', { id })).toMatchObject({ status: 200 });
  });
});
