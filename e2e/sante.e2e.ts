import { DESK, PHONE, enter, expect, sound, test } from './browser.ts';
import { database, newAdmin } from './people.ts';

test('health: an owner reads what is not well, since when, and what to do', async ({ open }) => {
  const attend = new Date(Date.now() - 6 * 3_600_000).toISOString();
  await (
    await database()
  ).write((trx) =>
    trx
      .insertInto('mail')
      .values({
        destinataire: 'personne@example.be',
        sujet: 'Un mail qui attend',
        texte: 'T',
        html: 'H',
        dateCreation: attend,
        prochainEssai: '2099-01-01T00:00:00.000Z',
        essais: 9,
        erreur: 'boîte pleine',
      })
      .execute(),
  );
  for (const device of [PHONE, DESK]) {
    const page = await open(device);
    await enter(page, await newAdmin(10), '/extranet/sante');
    const mails = page.getByRole('region', { name: 'Mails' });
    await expect(mails).toContainText('Ne va pas');
    await expect(mails).toContainText('SMTP_URL');
    await expect(mails.getByText(/^Depuis le/)).toBeVisible();
    await sound(page, 'the health of a school');
  }
  await (
    await database()
  ).write((trx) => trx.deleteFrom('mail').where('sujet', '=', 'Un mail qui attend').execute());
});
