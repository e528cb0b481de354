import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '../../../contract/index.ts';
import { noteSituations, listSignalements } from '../../eleve/signalement/index.ts';
import { finishRdv, beginDay } from '../../testing/attestation.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
let chef = await beginDay(school);
/** A session does not last that long. */
const at = async (instant: string) => {
  school.at(instant);
  chef = await school.login('superviseur@demo.be');
};
const ids: Record<string, number> = {};
const { produits } = await chef.call('getEleve', { id: (await school.login('eleve@demo.be')).id });
const qt = produits.find(({ type }) => type === 'QT')!.id;

const QUI = ['sans', 'neuf', 'enCours', 'perime', 'desactive'] as const;

beforeAll(async () => {
  for (const qui of QUI) {
    const fiche = { prenom: 'Zoé', nom: `Zwaluw ${qui}`, email: `${qui}@zwaluw.test` };
    ids[qui] = (await chef.call('addEleve', fiche)).id;
    if (qui !== 'sans') await chef.call('addAccesToEleve', { user_id: ids[qui], acces_id: qt });
  }
  await dates('enCours', '2026-11-01', '2027-01-31');
  await dates('perime', '2026-01-01', '2026-02-01');
  await chef.call('activateAcces', { user_id: ids.desactive, acces_id: qt, actif: 0 });
});

async function dates(qui: string, dateActivation: string, datePerime: string) {
  const { eleve } = await chef.call('getEleve', { id: ids[qui]! });
  const { acces_user_id } = eleve.acces[0]!;
  await chef.call('updateAcces', { id: acces_user_id, dateActivation, datePerime });
}

async function among(filtres: InputOf<'getEleves'>) {
  const { eleves } = await chef.call('getEleves', { recherche: 'zwaluw', ...filtres });
  const names = new Map(Object.entries(ids).map(([qui, id]) => [id, qui]));
  return eleves.data.map(({ id }) => names.get(id));
}

const countOf = async (filtre: 'situation' | 'suivi' | 'visite', value: string) => {
  const { comptes } = await chef.call('getEleves', { recherche: 'zwaluw' });
  return comptes[filtre].find((each) => each.value === value)!.nombre;
};

test('the best access of each decides, and its choice counts as many as it finds', async () => {
  const expected = {
    sans: ['sans'],
    pasCommence: ['neuf'],
    enCours: ['enCours'],
    perime: ['perime'],
    desactive: ['desactive'],
    nonConfirme: [],
  } as const;
  for (const [situation, found] of Object.entries(expected)) {
    expect(await among({ situation: situation as keyof typeof expected })).toEqual(found);
    expect(await countOf('situation', situation)).toBe(found.length);
  }
});

test('a choice is counted under the other filters, not under its own', async () => {
  const { comptes, eleves } = await chef.call('getEleves', {
    recherche: 'zwaluw',
    produit: qt,
    situation: 'enCours',
  });
  expect(eleves.total).toBe(1);
  const nombres = Object.fromEntries(comptes.situation.map((each) => [each.value, each.nombre]));
  expect(nombres).toMatchObject({ enCours: 1, pasCommence: 1, perime: 1, desactive: 1, sans: 0 });
  expect(comptes.produit.find(({ value }) => value === String(qt))!.nombre).toBe(1);
});

test('an access that ends leaves « en cours » without a write', async () => {
  await at('2027-02-01T10:00:00.000Z');
  expect(await among({ situation: 'enCours' })).toEqual([]);
  await at('2026-11-21T10:00:00.000Z');
  expect(await among({ situation: 'enCours' })).toEqual(['enCours']);
});

test('a visit moves somebody out of « jamais », each day once', async () => {
  const before = await countOf('visite', 'jamais');
  await school.login('neuf@zwaluw.test');
  expect(await countOf('visite', 'jamais')).toBe(before - 1);
  expect(await among({ visite: 'semaine' })).toEqual(['neuf']);
  expect((await among({ tri: 'visite' }))[0]).toBe('neuf');
  await at('2026-12-12T10:00:00.000Z');
  expect(await among({ visite: 'mois' })).toEqual(['neuf']);
  await at('2027-03-12T10:00:00.000Z');
  expect(await among({ visite: 'ancienne' })).toEqual(['neuf']);
  await at('2026-11-21T10:00:00.000Z');
});

test('sorted by name, oldest first, and by 50 or 100 a page', async () => {
  expect(await among({ tri: 'nom' })).toEqual(
    [...QUI].toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
  );
  expect(await among({ tri: 'anciens' })).toEqual([...QUI]);
  await chef.call('editEleve', {
    id: ids.sans,
    prenom: 'Zoé',
    nom: 'Àzwaluw',
    email: 'sans@zwaluw.test',
  });
  expect((await among({ tri: 'nom' }))[0]).toBe('sans');
  const { eleves } = await chef.call('getEleves', { taille: 100 });
  expect(eleves.per_page).toBe(100);
});

test('who was erased is in no order any more', async () => {
  const fiche = { prenom: 'Zoé', nom: 'Zwaluw parti', email: 'parti@zwaluw.test' };
  const { id } = await chef.call('addEleve', fiche);
  expect(await among({ tri: 'nom' })).toHaveLength(6);
  await chef.call('deleteEleve', { id });
  for (const tri of ['nom', 'visite', 'recents'] as const)
    expect(await among({ tri })).toHaveLength(5);
});

test('who has ended her appointment without a valid attestation is found', async () => {
  const fiche = { prenom: 'Zoé', nom: 'Zwaluw finie', email: 'finie@zwaluw.test' };
  const { id } = await chef.call('addEleve', fiche);
  ids.finie = id;
  const { attestation } = await finishRdv(school, await school.login(fiche.email));
  expect(await among({ suivi: 'sansAttestation' })).toEqual([]);
  await chef.call('withdrawAttestation', { id: attestation!.id, motif: 'Une erreur.' });
  expect(await among({ suivi: 'sansAttestation' })).toEqual(['finie']);
});

test('whoever fails three times without getting better is stuck, until something else ends', async () => {
  const { read, write } = school.database;
  const { eleve } = await chef.call('getEleve', { id: ids.enCours! });
  const { acces_user_id } = eleve.acces[0]!;
  const theme = await read.selectFrom('theme').select('id').executeTakeFirstOrThrow();
  const attempt = async (jour: number, score: number) => {
    const { id } = await write((trx) =>
      trx
        .insertInto('tentative')
        .values({
          mode: 'serie',
          acces_user_id,
          theme_id: theme.id,
          libelle: 'Une',
          questions: '1',
          versions: '1',
          reponses: 'a',
          reussi: 0,
          dateDebut: `2026-11-0${jour}T10:00:00.000Z`,
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const fin = { dateFin: `2026-11-0${jour}T11:00:00.000Z`, score, fautesGraves: 0 };
    await write((trx) =>
      trx
        .updateTable('tentative')
        .set({ ...fin, reussi: score > 40 ? 1 : 0 })
        .where('id', '=', id)
        .execute(),
    );
  };
  for (const [jour, score] of [30, 32, 30].entries()) await attempt(jour + 1, score);
  expect(await among({ suivi: 'bloque' })).toEqual([]);
  await noteSituations(school.database, school.now());
  expect(await among({ suivi: 'bloque' })).toEqual(['enCours']);
  await attempt(4, 36);
  await noteSituations(school.database, school.now());
  expect(await among({ suivi: 'bloque' })).toEqual([]);
});

test('ticked learners are given an access, and those who have it are told apart', async () => {
  const send = (geste: 'donner' | 'prolonger' | 'desactiver' | 'activer') =>
    chef.call('editAccesDesEleves', {
      ids: [ids.neuf!, ids.sans!],
      acces_id: qt,
      geste,
      jours: 10,
    });
  expect(await send('donner')).toMatchObject({ nombre: 1, ecartes: 1 });
  expect(await send('prolonger')).toMatchObject({ nombre: 0, ecartes: 2 });
  await dates('neuf', '2026-11-01', '2026-11-30');
  await dates('sans', '2026-10-01', '2026-10-31');
  const { message } = await send('prolonger');
  expect(message).toContain('est prolongé pour 2 élèves');
  const finOf = async (qui: string) =>
    (await chef.call('getEleve', { id: ids[qui]! })).eleve.acces[0]!.datePerime!.slice(0, 10);
  expect(await finOf('neuf')).toBe('2026-12-10');
  // From today, where its end is past.
  expect(await finOf('sans')).toBe('2026-12-01');
  expect(await send('desactiver')).toMatchObject({ nombre: 2 });
  expect(await send('desactiver')).toMatchObject({ nombre: 0, ecartes: 2 });
  expect(await among({ situation: 'desactive' })).toEqual(['desactive', 'neuf', 'sans']);
  const ligne = await chef.call('getJournal', { objet: 'eleve', objet_id: ids.neuf });
  expect(ligne.lignes.data[0]).toMatchObject({ appel: 'editAccesDesEleves' });
  expect(
    await chef.call('editAccesDesEleves', { ids: [], acces_id: qt, geste: 'donner' }),
  ).toMatchObject({ status: 422 });
});

test('a file of the ticked has those alone, and never the school’s note', async () => {
  const fiche = { prenom: 'Zoé', nom: 'Zwaluw enCours', email: 'enCours@zwaluw.test' };
  const dit = { telephone: '0470 12 34 56', parentNom: 'Anne', note: 'Vient avec son père' };
  expect(await chef.call('editEleve', { id: ids.enCours, ...fiche, ...dit })).toMatchObject({
    status: 200,
  });
  const { body } = await chef.raw({
    method: 'POST',
    url: '/api/extranet/exportEleves',
    payload: { ids: [ids.enCours] },
  });
  expect(body.trimEnd().split('\r\n')).toHaveLength(2);
  expect(body).toContain('0470 12 34 56');
  expect(body).not.toContain('son père');
  const eleve = await school.login('encours@zwaluw.test');
  expect((await eleve.call('getDonnees', {})).ecole).toMatchObject(dit);
  expect(JSON.stringify(await eleve.call('getUser', {}))).not.toContain('son père');
});

test('a wrong number or address of a parent is refused in its field', async () => {
  const fiche = { prenom: 'Zoé', nom: 'Zwaluw', email: 'faux@zwaluw.test' };
  const { errors } = await chef.call('addEleve', {
    ...fiche,
    parentTelephone: '12',
    parentEmail: 'anne',
  });
  expect(Object.keys(errors!).toSorted()).toEqual(['parentEmail', 'parentTelephone']);
});

test('a copy that is brought up to date agrees with one read anew', async () => {
  const { read } = school.database;
  const kept = await listSignalements(read, 'nom');
  const anew = await read.connection().execute((other) => listSignalements(other as never, 'nom'));
  expect(anew).toEqual(kept);
});
