import { expect, test } from 'vitest';
import { SCEAUX } from '../../sceaux.ts';
import { sealTotp } from '../../extranet/admins/totp.ts';
import { beginDay, finishRdv, newEleve } from '../../testing/attestation.ts';
import { emettre } from '../../testing/facture.ts';
import { open, produit } from '../../testing/paiement.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { checkSceau, keepSceau, temoinOf } from './sceau.ts';
import { sealRegistre } from './registre.ts';

const OTHER = { APP_SECRET: 'another secret, of another year and long enough' };

const school = await openSchoolForFile();

const check = (env = school.mounting.env as { APP_SECRET: string }) =>
  checkSceau(school.database, env, SCEAUX);
const forget = () => school.database.write((trx) => trx.deleteFrom('sceau').execute());
const REFUSED = /^APP_SECRET n’est pas celui de cette base/;

test('a database with nothing sealed takes the secret of its server, and of two the first', async () => {
  await check(OTHER);
  await check(OTHER);
  await check();
  await check();
  await forget();
  const both = await Promise.allSettled([check(), check(OTHER)]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  await forget();
});

test('each kind that is sealed is tried, and another secret is refused with nothing changed', async () => {
  const { database, mounting } = school;
  const chef = await beginDay(school);
  const eleve = await newEleve(school, chef);
  const { attestation } = await finishRdv(school, eleve);
  expect(attestation).toBeDefined();
  await emettre(school, eleve.id);
  await open(school, eleve, await produit(school, 'theorie-permis-b'));
  await database.write((trx) =>
    trx
      .updateTable('admin')
      .set({ totpSecret: sealTotp(mounting.env, chef.id, 'ABCDEFGHIJKLMNOP') })
      .where('id', '=', chef.id)
      .execute(),
  );
  for (const [env, opened] of [
    [mounting.env, true],
    [OTHER, false],
  ] as const)
    expect(await Promise.all(SCEAUX.map((essai) => essai(database.read, env)))).toEqual(
      SCEAUX.map(() => opened),
    );

  await expect(check(OTHER)).rejects.toThrow(REFUSED);
  expect(await temoinOf(database.read)).toBeUndefined();
  await check();
  const kept = await temoinOf(database.read);
  await expect(check(OTHER)).rejects.toThrow(REFUSED);
  expect(await temoinOf(database.read)).toBe(kept);
  await check();
});

test('who has changed it before is let in by what the new one has sealed', async () => {
  await forget();
  const chef = await beginDay(school);
  const { id } = await newEleve(school, chef);
  await school.database.write((trx) =>
    trx
      .updateTable('eleve')
      .set({ registreNational: sealRegistre(OTHER, '85073003328') })
      .where('id', '=', id)
      .execute(),
  );
  await check(OTHER);
  await expect(check()).rejects.toThrow(REFUSED);
});

test('a lost one is replaced, and only the new one opens from then on', async () => {
  const { mounting, database } = school;
  await keepSceau(database, mounting.env, await temoinOf(database.read));
  await check();
  await expect(check(OTHER)).rejects.toThrow(REFUSED);
});
