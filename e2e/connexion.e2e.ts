import { type StartedServer, startServer } from '../scripts/startServer.ts';
import { DESK, PHONE, expect, pressable, sound, tabTo, test, toasted, arrive } from './browser.ts';
import { NOUVEAU, openLogin, told } from './compte.ts';
import { mailTo } from './mails.ts';
import { setEleve } from './people.ts';

test('without a network a tap on the log-in is answered, and opens it once it is back', async ({
  open,
}) => {
  const page = await open(PHONE);
  await arrive(page, '/');
  const opener = page.getByRole('button', { name: 'Se connecter' }).first();
  await page.context().setOffline(true);
  await opener.tap();
  await expect(page.getByText('La connexion à Internet semble coupée')).toBeVisible();
  await page.context().setOffline(false);
  await opener.tap();
  await expect(page.getByRole('dialog').getByLabel('Mot de passe', { exact: true })).toBeVisible();
});

test('log-in: every refusal in its own words, what was typed stays, and the mail to confirm is asked for again', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  const modal = await openLogin(page);
  const send = modal.getByRole('button', { name: 'Je me connecte' });
  await send.click();
  await expect(modal.getByText('Indique ton adresse e-mail.')).toBeVisible();
  await expect(modal.getByText('Indique ton mot de passe.')).toBeVisible();
  await modal.getByLabel('Email').fill(eleve.email);
  await modal.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await send.click();
  await expect(modal.getByRole('alert')).toContainText('Oups !');
  await expect(modal.getByRole('alert')).toContainText('Tes identifiants semblent incorrectes.');
  await expect(modal.getByLabel('Email')).toHaveValue(eleve.email);
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toHaveValue('pas le bon');
  await sound(page, 'wrong password');
  await page.context().setOffline(true);
  await send.click();
  await expect(modal.getByText('Une erreur est survenue lors de la connexion.')).toBeVisible();
  await page.context().setOffline(false);

  await setEleve(eleve, { dateVerification: null });
  await modal.getByLabel('Mot de passe', { exact: true }).fill(eleve.password);
  await send.click();
  const alert = modal.getByRole('alert');
  await expect(alert.getByText('Email non validée !', { exact: true })).toBeVisible();
  await expect(alert).toContainText(
    "Tu n'as pas encore validé ton email. Vérifies dans ta boite de récéption, ou cliques sur le bouton ci-dessous pour redemander un email de confirmation",
  );
  const again = alert.getByRole('button', { name: 'Renvoyer le mail de confirmation' });
  await expect(again).toBeFocused();
  await alert.getByRole('button', { name: 'Fermer' }).click();
  await expect(alert).toBeHidden();
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.context().setOffline(true);
  await again.click();
  await expect(alert.first()).toContainText('Impossible de joindre le serveur.');
  await page.context().setOffline(false);
  await again.click();
  await expect(alert.getByText('Email envoyé !', { exact: true })).toBeVisible();
  const texte = await mailTo(process.env.E2E_URL!, eleve.email, 'Confirme ton adresse');
  expect(texte).toContain('/confirmation/');

  const statuses: number[] = [];
  for (let n = 0; n < 6 && statuses.at(-1) !== 429; n++) {
    await modal.getByLabel('Mot de passe', { exact: true }).fill(`faux ${n}`);
    const answer = page.waitForResponse('**/api/user/login');
    await page.keyboard.press('Enter');
    statuses.push((await answer).status());
    await expect(modal.getByRole('button', { name: 'Je me connecte' })).toBeEnabled();
  }
  expect(statuses.at(-1)).toBe(429);
  await expect(alert).toContainText(/Trop d’essais. À réessayer dans \d+ secondes/);
});

test('the auth modal: three modes, and what is typed stays through all of them', async ({
  open,
}) => {
  const page = await open(PHONE);
  const modal = await openLogin(page);
  await expect(modal.getByRole('heading', { name: 'Connecte-toi' })).toBeVisible();
  const email = modal.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await email.fill('lea@exemple.be');
  await modal.getByLabel('Mot de passe', { exact: true }).fill('secret');

  await modal.getByRole('button', { name: 'Mot de passe oublié ?' }).click();
  await expect(modal.getByRole('heading', { name: 'Mot de passe oublié ?' })).toBeVisible();
  await expect(email).toHaveValue('lea@exemple.be');
  await expect(email).toBeFocused();
  await sound(page, 'the forgotten password', modal);
  await modal.getByRole('button', { name: 'Retour' }).click();

  await modal.getByRole('button', { name: 'Inscris-toi gratuitement' }).click();
  await expect(modal.getByRole('heading', { name: 'Inscris-toi gratuitement' })).toBeVisible();
  const fermee = modal.getByRole('alert');
  await expect(fermee).toBeFocused();
  await expect(fermee).toContainText('Les inscriptions ne sont pas encore ouvertes');
  await expect(modal.getByRole('button', { name: 'Bientôt disponible' })).toBeDisabled();
  for (const champ of [
    'Date de naissance',
    'Registre national',
    'Rue et numéro',
    'Localité',
    'Code postal',
  ])
    await expect(modal.getByLabel(`${champ} (facultatif)`)).toBeDisabled();
  await expect(modal.getByRole('checkbox')).toHaveCount(2);
  await expect(email).toHaveValue('lea@exemple.be');
  await expect(email).toBeDisabled();
  await sound(page, 'the registration, closed');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const opener = page.getByRole('button', { name: 'Se connecter' }).first();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(email).toHaveValue('lea@exemple.be');
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toHaveValue('secret');
  await modal.getByRole('button', { name: 'Inscris-toi gratuitement' }).click();
  await expect(modal.getByRole('checkbox').first()).toBeDisabled();
  await modal.getByRole('button', { name: 'Connecte-toi' }).click();

  // The phone's keyboard leaves the form scrollable to its end.
  await page.setViewportSize({ width: 360, height: 340 });
  const send = modal.getByRole('button', { name: 'Je me connecte' });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 0.95 });
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab');
    expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
});

test('a forgotten password: each answer in its own words, and the mailed one asks to be changed', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  const modal = await openLogin(page);
  await modal.getByRole('button', { name: 'Mot de passe oublié ?' }).click();
  const send = modal.getByRole('button', { name: 'Envoyer' });
  const email = modal.getByLabel('Email');
  await send.click();
  await expect(modal.getByText('Indique ton adresse e-mail.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('personne@exemple.be');
  await send.click();
  await told(modal.getByRole('alert'), 'Oups !', "Cette adresse email n'existe pas.");

  await email.fill(eleve.email);
  await page.context().setOffline(true);
  await send.click();
  await expect(send).toHaveText('Envoyer');
  await expect(modal.getByRole('alert')).toBeHidden();
  await expect(email).toHaveValue(eleve.email);
  await page.context().setOffline(false);
  await send.click();
  await toasted(page, 'Envoyé !');
  await toasted(page, 'Un nouveau mot de passe a été envoyé sur votre boite mail.');
  await expect(modal).toBeHidden();

  const texte = await mailTo(process.env.E2E_URL!, eleve.email, 'nouveau mot de passe');
  const provisoire = /\b[A-Z][a-z]{3}-[a-z]{4}-\d{4}\b/.exec(texte)![0];
  await page.goto(new URL(/https?:\S+\/\?connexion/.exec(texte)![0]).pathname + '?connexion');
  await modal.getByLabel('Email').fill(eleve.email);
  await modal.getByLabel('Mot de passe', { exact: true }).fill(provisoire);
  await modal.getByRole('button', { name: 'Je me connecte' }).click();
  await page.waitForURL('**/mon-profil?panneau=securite');
  await expect(page.getByText('Choisis un nouveau mot de passe')).toBeVisible();
  await sound(page, 'a password to be changed');
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(NOUVEAU);
  await page.getByLabel('Confirme le mot de passe').fill(NOUVEAU);
  await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
  await toasted(page, 'Modification effectuée !');
  await expect(page.getByText('Choisis un nouveau mot de passe')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Sécurité' })).toBeVisible();
});

test('by keyboard alone: log in, change the password, log out', async ({ eleve, open }) => {
  const page = await open(DESK);
  await page.goto('/');
  await tabTo(pressable(page, 'Se connecter'));
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(eleve.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(eleve.password);
  await tabTo(pressable(page, 'Je me connecte'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mon-profil');
  await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeFocused();

  await tabTo(pressable(page, 'Sécurité'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Nouveau mot de passe')).toBeFocused();
  await page.keyboard.type(NOUVEAU);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NOUVEAU);
  await page.keyboard.press('Enter');
  await toasted(page, 'Modification effectuée !');

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => sessionStorage.setItem('priorite.commande', 'BE0123456749'));
  await tabTo(pressable(page, new RegExp(eleve.prenom)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mon profil' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await toasted(page, 'A bientôt !');
  await toasted(page, 'Tu es maintenant déconnecté.');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('priorite.commande'))).toBeNull();
});

test('a confirmation link that is worth nothing leads to the page that says so', async ({
  open,
}) => {
  const page = await open(PHONE);
  await page.route('**/api/user/confirmEmail', (route) => route.abort());
  await page.goto('/confirmation/nimporte-quoi');
  await expect(page.getByText('Pas de connexion')).toBeVisible();
  await sound(page, 'a confirmation without a network');
  await page.unroute('**/api/user/confirmEmail');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.waitForURL('**/expired-token');
  await expect(page.getByRole('heading', { name: 'Token périmé' })).toBeVisible();
  await expect(page.getByText('Ton mot de passe n’est pas reconnu')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('dialog')).toContainText('Connecte-toi');
});

test('without JavaScript the confirmation page asks for it', async ({ open }) => {
  const page = await open({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/confirmation/nimporte-quoi');
  const asked = page.locator('noscript p');
  await expect(asked).toBeVisible();
  await expect(asked).toContainText('active JavaScript dans ton navigateur');
  await expect(page.getByText('nous regardons ton lien')).toBeHidden();
});

test.describe('with registration open', () => {
  test.describe.configure({ mode: 'serial' });
  let server: StartedServer;
  test.beforeAll(async () => {
    server = await startServer({ DATA_DIR: process.env.E2E_DATA_DIR, INSCRIPTION: 'ouverte' });
  });
  test.afterAll(() => server.stop());

  test('the form, its errors, the mail, the link once, and the demo access', async ({ open }) => {
    const page = await open({ ...PHONE, baseURL: server.origin });
    const modal = await openLogin(page);
    await modal.getByRole('button', { name: 'Inscris-toi gratuitement' }).click();
    const send = modal.getByRole('button', { name: 'Je m’inscris' });
    await modal.getByLabel('Mot de passe', { exact: true }).fill('demo');
    await expect(modal.getByText('Au moins 1 lettre en minuscule')).toBeHidden();
    await expect(modal.getByText('Au moins 1 lettre en majuscule')).toBeVisible();
    const plus = modal.getByText('Date de naissance et adresse (facultatif)');
    await plus.click();
    await modal.getByLabel('Registre national (facultatif)').fill('85073003329');
    await modal.getByLabel('Code postal (facultatif)').fill('12');
    await plus.click();
    await expect(modal.getByLabel('Code postal (facultatif)')).toBeHidden();
    await send.click();
    for (const error of [
      'Indique ton prénom.',
      'Indique ton nom.',
      'Indique ton adresse e-mail.',
      'Minimum 8 caractères',
      'Un code postal belge compte quatre chiffres.',
      'Accepte les conditions générales pour t’inscrire.',
    ])
      await expect(modal.getByText(error)).toBeVisible();
    await expect(modal.getByLabel('Prénom')).toBeFocused();
    await sound(page, 'a registration refused', modal);

    await modal.getByLabel('Prénom').fill('Léa');
    await modal.getByLabel('Nom', { exact: true }).fill('Dubois');
    await modal.getByRole('button', { name: 'Connecte-toi' }).click();
    await modal.getByRole('button', { name: 'Inscris-toi gratuitement' }).click();
    await expect(modal.getByLabel('Prénom')).toHaveValue('Léa');
    await modal.getByLabel('Registre national (facultatif)').fill('');
    await modal.getByLabel('Code postal (facultatif)').fill('');
    await modal.getByLabel('Email').fill('Lea.Dubois@exemple.be');
    const nouveau = modal.getByLabel('Mot de passe', { exact: true });
    await nouveau.fill('Azerty123!');
    const dit = (text: string) => modal.getByRole('paragraph').filter({ hasText: text });
    await expect(dit('l’un des premiers que l’on essaie')).toBeVisible();
    await nouveau.fill('Dubois-2026!');
    await expect(dit('contient ton nom')).toBeVisible();
    await expect(modal.getByText('Ton mot de passe convient.')).toHaveCount(0);
    await nouveau.fill(NOUVEAU);
    await expect(modal.getByText('Ton mot de passe convient.')).toBeVisible();
    await modal.getByRole('checkbox').first().check();
    await page.context().setOffline(true);
    await send.click();
    await expect(modal.getByRole('alert')).toContainText('Impossible de joindre le serveur.');
    await expect(modal.getByLabel('Prénom')).toHaveValue('Léa');
    await page.context().setOffline(false);
    await send.click();
    await expect(modal.getByText('Regarde dans ta boîte mail')).toBeFocused();
    await sound(page, 'a registration taken', modal);

    const texte = await mailTo(server.origin, 'lea.dubois@exemple.be', 'Confirme ton adresse');
    const lien = /\/confirmation\/\S+/.exec(texte)![0];
    await page.goto(lien);
    const password = page.getByLabel('Mot de passe', { exact: true });
    await expect(password).toBeFocused();
    await sound(page, 'an address to confirm');
    await password.fill('Pas-le-bon-mot-8');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Ce n’est pas le mot de passe de cette inscription.'),
    ).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(NOUVEAU);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mon-profil');
    await expect(page.getByText('Valable 7 jours à partir de ta première ouverture')).toBeVisible();

    const stranger = await open({ ...DESK, baseURL: server.origin });
    await stranger.goto(lien);
    await stranger.waitForURL('**/expired-token');
  });

  test('an address that two registered: its owner begins again, with the link', async ({
    open,
  }) => {
    const page = await open({ ...PHONE, baseURL: server.origin });
    await page.goto('/');
    const email = 'zoe.petit@exemple.be';
    for (const password of ['Mot-de-voleur-8', NOUVEAU]) {
      const modal = await openLogin(page);
      await modal.getByRole('button', { name: 'Inscris-toi gratuitement' }).click();
      await modal.getByLabel('Prénom').fill('Quelqu’un');
      await modal.getByLabel('Nom', { exact: true }).fill('Autre');
      await modal.getByLabel('Email').fill(email);
      await modal.getByLabel('Mot de passe', { exact: true }).fill(password);
      await modal.getByRole('checkbox').first().check();
      await modal.getByRole('button', { name: 'Je m’inscris' }).click();
      await expect(modal.getByText('Regarde dans ta boîte mail')).toBeFocused();
    }
    const texte = await mailTo(server.origin, email, 'Termine ton inscription');
    await page.goto(/\/confirmation\/\S+/.exec(texte)![0]);
    const prenom = page.getByLabel('Prénom');
    await expect(prenom).toBeFocused();
    await expect(prenom).toHaveValue('');
    await page.getByRole('button', { name: 'Ouvrir mon compte' }).click();
    for (const error of [
      'Indique ton prénom.',
      'Indique ton nom.',
      'Accepte les conditions générales pour t’inscrire.',
    ])
      await expect(page.getByText(error)).toBeVisible();
    await expect(prenom).toBeFocused();
    await sound(page, 'a registration begun again');
    await prenom.fill('Zoé');
    await page.getByLabel('Nom', { exact: true }).fill('Petit');
    await page.getByLabel('Mot de passe', { exact: true }).fill(NOUVEAU);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ouvrir mon compte' }).click();
    await page.waitForURL('**/mon-profil');
    await expect(page.getByRole('button', { name: /Zoé/ })).toBeVisible();
  });
});
