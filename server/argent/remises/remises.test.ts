import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SORTES, sortesDe } from '../../../regles/remise.ts';
import { forgetTries } from '../../testing/compte.ts';
import { produit } from '../../testing/paiement.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
const chef = await school.login('superviseur@demo.be');
const nadia = await school.login('administrateur@demo.be');
const theorie = await produit(school, 'theorie-permis-b');
await forgetTries(school);

const saisie = { libelle: 'La rentrée', pourcentage: 20 };
let nth = 0;
const add = async (more: object = {}, code = `ESSAI${++nth}`) => {
  const { id } = await nadia.call('addRemise', { ...saisie, code, ...more });
  return id;
};
const read = async (id: number) => (await nadia.call('getRemises', { id })).remise!;
const linesOf = async (id: number) => {
  const { lignes } = await chef.call('getJournal', { objet: 'remise', objet_id: id });
  return lignes.data.map(({ appel, avant, apres }) => ({
    appel,
    avant: avant && (JSON.parse(avant) as object),
    apres: apres && (JSON.parse(apres) as object),
  }));
};

test('one is read again as it was typed, and what was left out is open', async () => {
  const all = { libelle: 'Noël', pourcentage: '', montant: '5,50', debut: '2026-12-01' };
  const more = { fin: '2026-12-31', acces_id: theorie, renouvellement: 1, most: 3, parEleve: 2 };
  const id = await add({ ...all, ...more, actif: 0 }, ' noël - 26 ');
  expect(await read(id)).toEqual({
    id,
    code: 'NOEL26',
    ...all,
    ...more,
    pourcentage: null,
    montant: 5.5,
    acces_id: undefined,
    acces: { id: theorie, libelle: expect.any(String) },
    nombre: 0,
    actif: 0,
    etat: 'inactive',
    version: 1,
    auteur: expect.stringMatching(/ /),
  });
  expect(await read(await add())).toMatchObject({
    ...saisie,
    montant: null,
    debut: null,
    fin: null,
    acces: null,
    renouvellement: null,
    most: null,
    parEleve: 1,
    actif: 1,
    etat: 'active',
  });
  expect(await linesOf(id)).toMatchObject([
    { appel: 'addRemise', avant: null, apres: { code: 'NOEL26', montant: 5.5 } },
  ]);
});

test.each(SORTES)('$value alone is enough, and no other is set', async ({ value }) => {
  const others = Object.fromEntries(SORTES.map((sorte) => [sorte.value, '']));
  const input = { ...saisie, ...others, [value]: '7', code: `SEUL${++nth}` };
  const { id } = await nadia.call('addRemise', input);
  expect(id, 'the check remise_sorte needs a migration').toEqual(expect.any(Number));
  expect(sortesDe(await read(id))).toEqual([value]);
});

test.each<[champ: string, wrong: object]>([
  ['code', { code: '' }],
  ['code', { code: 'ABC' }],
  ['code', { code: 'A'.repeat(21) }],
  ['code', { code: 'A'.repeat(500) }],
  ['code', { code: 'FÊTE🎉2026' }],
  ['libelle', { libelle: ' ' }],
  ['pourcentage', { pourcentage: '' }],
  ['pourcentage', { pourcentage: 0 }],
  ['pourcentage', { pourcentage: 101 }],
  ['pourcentage', { pourcentage: '12,5' }],
  ['montant', { montant: '5' }],
  ['montant', { pourcentage: '', montant: '0' }],
  ['debut', { debut: '2026-02-30' }],
  ['fin', { debut: '2026-12-02', fin: '2026-12-01' }],
  ['most', { most: 0 }],
  ['parEleve', { parEleve: 0 }],
  ['renouvellement', { renouvellement: 2 }],
  ['acces_id', { acces_id: 999_999 }],
])('%s is refused under its name: %j', async (champ, wrong) => {
  const answer = await nadia.call('addRemise', { ...saisie, code: 'REFUSE', ...wrong });
  expect(answer).toMatchObject({ status: 422, errors: { [champ]: [expect.any(String)] } });
});

test('two codes that read the same are one, until it is deleted', async () => {
  const id = await add({}, 'été-2027');
  const again = { ...saisie, code: 'E T E 2027' };
  expect(await nadia.call('addRemise', again)).toMatchObject({
    status: 422,
    errors: { code: [expect.stringMatching(/^Le code ETE2027 existe déjà/)] },
  });
  const { annulation } = await nadia.call('deleteRemise', { id });
  expect(await nadia.call('getRemises', { id })).toMatchObject({ status: 404 });
  expect(await nadia.call('addRemise', again)).toMatchObject({ status: 200 });
  const { ligne_id } = annulation!;
  expect(await nadia.call('undo', { ligne_id })).toMatchObject({ status: 409 });
});

/** PostgreSQL shows who waits for a lock; on SQLite every writer waits. */
async function isAwaited(): Promise<boolean> {
  if (school.database.kind === 'sqlite') return true;
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(school.database.read);
  return rows.length > 0;
}

test('a deletion is not undone under a code that somebody is adding at that moment', async () => {
  const id = await add({}, 'ENMEMETEMPS');
  const { annulation } = await nadia.call('deleteRemise', { id });
  const { ligne_id } = annulation!;
  const told: number[] = [];
  const undone = await school.database.write(async (trx) => {
    const { id: _, ...deleted } = await trx
      .selectFrom('remise')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const again = { ...deleted, dateSuppression: null };
    await trx.insertInto('remise').values(again).execute();
    const undo = nadia.call('undo', { ligne_id }).then(({ status }) => told.push(status));
    while (told.length === 0 && !(await isAwaited()));
    return [undo];
  });
  await Promise.all(undone);
  expect(told).toEqual([409]);
});

test('an edit keeps the code; one that began from another version is told what has changed', async () => {
  const id = await add();
  const { code } = await read(id);
  const edit = (more: object) => nadia.call('editRemise', { id, version: 1, ...saisie, ...more });
  expect(await edit({})).toMatchObject({ message: expect.stringMatching(/^Rien n’a changé/) });
  expect(await edit({ pourcentage: '', montant: '3', code: 'AUTRE' })).toMatchObject({
    status: 200,
  });
  expect(await edit({ libelle: 'Trop tard' })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/ a modifié cette remise entre-temps/),
    remise: { id, code, montant: 3, pourcentage: null, version: 2 },
  });
  expect(await read(id)).toMatchObject({ code, libelle: saisie.libelle, montant: 3 });
  expect(await linesOf(id)).toMatchObject([
    { appel: 'editRemise', avant: { pourcentage: 20 }, apres: { montant: 3 } },
    { appel: 'addRemise' },
  ]);
  expect(await edit({ version: undefined, acces_id: 999_999 })).toMatchObject({ status: 422 });
});

test('the list has 25 a page, and is narrowed by what runs, has ended, or is looked for', async () => {
  for (let n = 0; n < 26; n++) await add({ libelle: `Liste ${n}` });
  const [venir, fini, dernier] = [
    await add({ libelle: 'Filtrée', debut: '2026-11-22' }),
    await add({ libelle: 'Filtrée', fin: '2026-11-20' }),
    await add({ libelle: 'Filtrée', debut: '2026-11-21', fin: '2026-11-21' }),
  ];
  const epuisee = await add({ libelle: 'Filtrée', most: 1 });
  const eteinte = await add({ libelle: 'Filtrée', actif: 0 });
  // Switched off says more than ended.
  const eteinteEtFinie = await add({ libelle: 'Filtrée', actif: 0, fin: '2026-11-20' });
  await school.database.write((trx) =>
    trx.updateTable('remise').set({ nombre: 1 }).where('id', '=', epuisee).execute(),
  );
  const list = async (filtre: object) => {
    const { remises } = await nadia.call('getRemises', { recherche: 'filtree', ...filtre });
    return remises!.data.map(({ id, etat }) => [id, etat]);
  };
  expect(await list({})).toEqual([
    [eteinteEtFinie, 'inactive'],
    [eteinte, 'inactive'],
    [epuisee, 'epuisee'],
    [dernier, 'active'],
    [fini, 'terminee'],
    [venir, 'avenir'],
  ]);
  expect(await list({ etat: 'active' })).toEqual([[dernier, 'active']]);
  expect(await list({ etat: 'terminee' })).toEqual([
    [epuisee, 'epuisee'],
    [fini, 'terminee'],
  ]);
  const { code } = await read(dernier);
  expect(await list({ recherche: code.toLowerCase() })).toEqual([[dernier, 'active']]);
  expect(await list({ recherche: '?!' })).toEqual([]);
  const { remises } = await nadia.call('getRemises', {});
  expect(remises).toMatchObject({ per_page: 25, data: { length: 25 } });
  expect(remises!.total).toBeGreaterThan(25);
});
