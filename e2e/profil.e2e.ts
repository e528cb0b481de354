import { RETRACTATION } from '../regles/retractation.ts';
import { readFileSync } from 'node:fs';
import { DESK, PHONE, expect, login, shifts, sound, test, toasted } from './browser.ts';
import { NOUVEAU, openPanel } from './compte.ts';
import { ageSession, attempt, database, facturer, newSession, openAcces, pay } from './people.ts';
import { loginAtFirst } from './questions.ts';

test('a new password: the rules as they are typed, and the other sessions end', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await login(page, eleve);
  const tab = await page.context().newPage();
  await tab.goto('/mon-profil');
  await expect(tab.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  const elsewhere = await open(PHONE);
  await login(elsewhere, eleve);

  await openPanel(page, 'Sécurité');
  const rules = page.getByRole('listitem').filter({ visible: true });
  const broken = (text: string) => rules.filter({ hasText: new RegExp(`^${text}$`) });
  const password = page.getByLabel('Nouveau mot de passe');
  const confirm = page.getByLabel('Confirme le mot de passe');
  const send = page.getByRole('button', { name: 'Modifier mon mot de passe' });
  await password.fill(' ');
  for (const rule of [
    'Minimum 8 caractères',
    'Au moins 1 lettre en majuscule',
    'Au moins 1 lettre en minuscule',
    'Au moins 1 chiffre',
    'Les espaces ne sont pas autorisés',
    'Au moins 1 caractère spécial',
  ])
    await expect(broken(rule)).toBeVisible();
  await password.fill('a1!A');
  await expect(broken('Minimum 8 caractères')).toBeVisible();
  await expect(broken('Au moins 1 chiffre')).toBeHidden();
  await password.fill(NOUVEAU);
  await confirm.fill('autre');
  await expect(broken('Les mots de passes doivent être identique')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => void (sent += Number(request.url().includes('modifyPassword'))));
  await send.click();
  expect(sent).toBe(0);

  await confirm.fill(NOUVEAU);
  await page.context().setOffline(true);
  await send.click();
  await toasted(page, 'Impossible de joindre le serveur.');
  await expect(password).toHaveValue(NOUVEAU);
  await page.context().setOffline(false);
  await ageSession(eleve.id, 'eleve_id');
  await send.click();
  const proof = page.getByRole('dialog', { name: 'C’est bien toi ?' });
  await expect(proof).toBeVisible();
  await sound(page, 'who one is, again', proof);
  await proof.getByLabel('Ton mot de passe', { exact: true }).fill('pas celui-là');
  await proof.getByRole('button', { name: 'Continuer' }).click();
  await expect(proof.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible();
  await proof.getByRole('button', { name: 'Annuler' }).click();
  await expect(password).toHaveValue(NOUVEAU);
  await send.click();
  await proof.getByLabel('Ton mot de passe', { exact: true }).fill(eleve.password);
  await proof.getByRole('button', { name: 'Continuer' }).click();
  await toasted(page, 'Modification effectuée !');
  await toasted(page, 'Votre mot de passe a bien été modifié !');
  await expect(password).toHaveValue('');
  await expect(confirm).toHaveValue('');

  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Mes paiements' }).click();
  await toasted(elsewhere, 'Ta session est terminée');
  await expect(elsewhere).toHaveURL(/\/$/);
});

test('open sessions: this one is marked, the others end one by one or all at once', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  const other = await open(DESK);
  await login(other, eleve);
  for (let n = 0; n < 2; n++) await newSession(eleve);
  await openPanel(page, 'Sécurité');
  const list = page.getByRole('region', { name: 'Mes sessions ouvertes' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('Cette session')).toHaveCount(1);
  await sound(page, 'the open sessions');
  await list
    .getByRole('button', { name: /^Terminer la session/ })
    .first()
    .click();
  await toasted(page, 'Session terminée');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('heading')).toBeFocused();
  await list.getByRole('button', { name: 'Terminer toutes les autres' }).click();
  await toasted(page, '2 sessions terminées');
  await expect(list.getByText('Aucune autre session n’est ouverte.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/$/);
});

test('my account on a phone: the newsletter, what the appointment needs, all data in one file, an erasure taken back', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  await openPanel(page, 'Mon compte');
  await sound(page, 'Mon compte');
  const box = page.getByRole('checkbox', { name: 'Je reçois la newsletter' });
  await box.click();
  await toasted(page, 'Vous êtes maintenant abonné à notre newsletter');
  await expect(box).toBeChecked();
  await box.click();
  await toasted(page, "Vous n'êtes plus abonné à notre newsletter");
  await page.context().setOffline(true);
  await box.click();
  await toasted(page, 'Impossible de joindre le serveur.');
  await expect(box).not.toBeChecked();
  await page.context().setOffline(false);
  // The success replaces the failure, which would stay for six seconds.
  const said = page.locator('.mantine-Notification-root');
  await expect(said).toContainText(['Impossible de joindre le serveur.']);
  await box.click();
  await expect(said).toHaveText([/^Vous êtes maintenant abonné/]);

  const complete = page.getByRole('button', { name: 'Compléter mes informations' });
  await complete.click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Vérifiez vos informations' })).toBeVisible();
  await modal.getByRole('button', { name: 'Retour' }).click();
  await expect(modal).toBeHidden();
  await expect(complete).toBeFocused();
  await complete.click();

  const numero = modal.getByLabel('Numéro de registre national');
  await numero.pressSequentially('85073003329');
  await expect(numero).toHaveValue('85.07.30-033.29');
  await expect(modal.getByText('vérifie ses chiffres')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('8');
  await expect(modal.getByText('vérifie ses chiffres')).toBeHidden();
  for (let n = 0; n < 7; n++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('0');
  await expect(numero).toHaveValue('85.07.30-033.28');
  await modal.getByLabel('Date de naissance').fill('1985-07-31');
  await expect(
    modal.getByText('Ce numéro ne correspond pas à ta date de naissance.'),
  ).toBeVisible();
  const send = modal.getByRole('button', { name: 'Vérifier maintenant !' });
  await send.click();
  const alert = modal.getByRole('alert');
  await expect(alert).toContainText('Vérification impossible');
  await expect(alert.getByRole('listitem').filter({ hasText: 'Indique ta localité.' })).toHaveCount(
    1,
  );
  await sound(page, 'informations refused');
  await modal.getByLabel('Date de naissance').fill('1985-07-30');
  await modal.getByLabel('Rue et numéro').fill('Rue Haute 1');
  await modal.getByLabel('Code postal').fill('5000');
  await modal.getByLabel('Localité').fill('Namur');
  await page.context().setOffline(true);
  await send.click();
  await expect(alert).toContainText('Impossible de joindre le serveur.');
  await page.context().setOffline(false);
  await send.click();
  await toasted(page, 'Informations vérifiées !');
  await expect(modal).toBeHidden();
  await expect(complete).toBeHidden();
  await expect(page.getByText('30 juillet 1985')).toBeVisible();
  await expect(page.getByText('85.07.30-033.28')).toBeHidden();
  await page.getByRole('button', { name: 'Afficher le numéro de registre national' }).click();
  await expect(page.getByText('85.07.30-033.28')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rue Haute 1')).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^priorite-donnees-\d{4}-\d\d-\d\d\.json$/);
  const donnees = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(donnees.identite.email).toBe(eleve.email);
  expect(donnees).not.toHaveProperty('status');

  await page.getByRole('button', { name: 'Effacer mon compte' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ton mot de passe', { exact: true }).fill('pas le bon');
  await sound(page, 'what erasing means', dialog);
  await dialog.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Oups !');
  await expect(dialog.getByLabel('Ton mot de passe', { exact: true })).toHaveValue('pas le bon');
  await dialog.getByLabel('Ton mot de passe', { exact: true }).fill(eleve.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const part = page.getByRole('region', { name: 'Effacer mon compte' });
  await expect(part.getByRole('alert')).toContainText(
    /Ton compte sera effacé le \d+(er)? \S+ \d{4}/,
  );
  await expect(part.getByRole('heading')).toBeFocused();
  await openPanel(page, 'Mes accès');
  await page.getByRole('link', { name: 'Changer d’avis' }).click();
  await part.getByRole('button', { name: 'Annuler l’effacement' }).click();
  await toasted(page, 'Demande annulée');
  await expect(part.getByRole('button', { name: 'Effacer mon compte' })).toBeVisible();
});

test('payments: none yet, then a table that is cards on a phone, and a way on without a network', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  await openPanel(page, 'Mes paiements');
  await expect(page.getByText('Aucun paiement pour l’instant')).toBeVisible();
  const pied = page.getByRole('contentinfo');
  await expect(pied.getByRole('link', { name: RETRACTATION.fonction })).toHaveAttribute(
    'href',
    RETRACTATION.page,
  );
  const lines = await pied
    .getByRole('link')
    .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(lines).toBe(2);
  await pay(eleve, { type: 'paypal', dateCreation: '2026-03-02T10:00:00.000Z', etat: 'attente' });
  const renouvele = {
    type: 'payzen' as const,
    renouvellement: 1,
    dateCreation: '2026-04-05T10:00:00.000Z',
  };
  const numeros = await facturer(eleve, await pay(eleve, { ...renouvele, rembourse: 500 }), 500);
  await page.route('**/api/payment/getPaiements', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Pas de connexion')).toBeVisible();
  await page.unroute('**/api/payment/getPaiements');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const rows = page.getByRole('table', { name: 'Mes paiements' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(
    /Renouvellement.*5 avril 2026.*Carte bancaire.*En partie remboursé.*5,00\s€ rendus.*14,99\s€/s,
  );
  await expect(rows.nth(2)).toContainText(/Achat.*2 mars 2026.*PayPal.*En attente/s);
  for (const [quoi, numero] of [
    ['la facture', numeros[0]],
    ['la note de crédit', numeros[1]],
  ] as const) {
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: `Télécharger ${quoi} ${numero}` }).click();
    const download = await kept;
    expect(download.suggestedFilename()).toContain(`${numero!.slice(-10)}.pdf`);
    expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/);
  }
  await sound(page, 'payments on a phone');
  await page.setViewportSize(DESK.viewport);
});

for (const [name, device] of [
  ['on a phone', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ['at a desk', DESK],
] as const) {
  test(`'Mes accès' ${name}: whatever comes late finds its place held`, async ({ eleve, open }) => {
    const page = await open(device);
    for (const [call, milliseconds] of [
      ['getCap', 300],
      ['getPret', 600],
      ['getAttestations', 900],
    ] as const)
      await page.route(`**/${call}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await route.continue();
      });
    const stays = async (etat: string) => {
      await page.goto('/mon-profil');
      await expect(page.getByRole('link', { name: 'Acheter un nouvel accès' })).toBeVisible();
      expect(await shifts(page), etat).toBeLessThan(0.005);
    };
    await login(page, eleve);
    await stays('nothing is open');
    await expect(page.getByRole('heading', { name: 'Prêt ?' })).toBeHidden();
    await openAcces(eleve);
    await stays('series are open');
    await expect(page.getByRole('heading', { name: 'Prêt ?' })).toBeVisible();
  });
}

test('plain words and wider text: set on the account, read in a question, and taken back there', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  await openPanel(page, 'Mon compte');
  await page.getByRole('checkbox', { name: 'Questions en mots simples' }).tap();
  await expect(page.getByRole('checkbox', { name: 'Questions en mots simples' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Texte aéré' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-aere', '');
  await sound(page, 'how one reads');

  await loginAtFirst(page, eleve);
  await expect(page.locator('html')).toHaveAttribute('data-aere', '');
  const [version_id] = (await attempt(eleve)).versions.split(';').map(Number);
  const version = await (
    await database()
  ).read
    .selectFrom('questionVersion')
    .selectAll()
    .where('id', '=', version_id!)
    .executeTakeFirstOrThrow();
  await expect(page.getByRole('heading', { level: 1, name: version.simple! })).toBeVisible();
  await page.getByRole('button', { name: 'Lire les mots de l’examen' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: version.libelle })).toBeVisible();
  await page.getByRole('button', { name: 'Lire en mots simples' }).tap();
  const fausse = version.correcte === 'a' ? 'b' : 'a';
  const meprise = version[fausse === 'a' ? 'mepriseA' : 'mepriseB']!;
  await page.locator(`label:has(input[value=${fausse}])`).tap();
  await page.getByRole('button', { name: 'Valider la réponse' }).tap();
  await expect(page.getByText(meprise)).toBeVisible();
  await sound(page, 'why a letter is wrong');
  const mots = page.getByText(/mots? expliqués?$/);
  await mots.tap();
  await expect(page.getByRole('link', { name: 'Tous les mots' })).toBeVisible();
  await sound(page, 'words explained');
  await page.getByRole('link', { name: 'Tous les mots' }).tap();
  await page.getByRole('searchbox', { name: 'Chercher un mot' }).fill('chaussee');
  await expect(page.getByRole('heading', { name: 'chaussée', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'klaxonner' })).toBeHidden();
  await sound(page, 'the glossary');
});
