import { addPremieres } from '../server/testing/statistiques.ts';
import { DESK, PHONE, enter, expect, sound, test } from './browser.ts';
import { database, newAdmin } from './people.ts';

test('the sentinel: a key that the better ones contradict is judged good, and undone', async ({
  open,
}) => {
  const base = await database();
  const question = await base.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(['question.id', 'questionVersion.libelle', 'questionVersion.correcte'])
    .where('questionVersion.c', 'is not', null)
    .where('question.dateSuppression', 'is', null)
    .orderBy('question.id')
    .executeTakeFirstOrThrow();
  const { correcte } = question;
  const autre = correcte === 'b' ? 'a' : 'b';
  await addPremieres({ database: base }, question.id, {
    10: { [correcte]: 12, [autre]: 18 },
    17: { [correcte]: 2, [autre]: 28 },
  });
  const admin = await newAdmin(9);
  for (const device of [PHONE, DESK]) {
    const page = await open(device);
    await enter(page, admin, '/extranet/sentinelle');
    const constats = page.getByRole('table', { name: 'Constats' });
    await expect(constats).toContainText('Clé sans doute fausse');
    await expect(constats).toContainText(question.libelle);
    await sound(page, 'the sentinel');
    const good = page.getByRole('button', { name: `La clé est bonne\u00a0: ${question.libelle}` });
    await good.click();
    await expect(good).toHaveCount(0);
    await page.getByRole('button', { name: /^Annuler/ }).click();
    await expect(good).toBeVisible();
  }
});
