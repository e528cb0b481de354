import type { Locator, Page } from '@playwright/test';
import { DESK, enter, expect, sound, test, toasted } from './browser.ts';
import { setEleve } from './people.ts';

test('what was done to a learner is undone in time; who edits is told who was quicker', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await enter(page, 10, `/extranet/eleves/${eleve.id}`);
  const acces = page.getByRole('region', { name: 'Accès' });
  const first = acces.getByRole('listitem').first();
  const off = first.getByText('Désactivé', { exact: true });
  await first.getByRole('button', { name: 'Désactiver' }).click();
  await expect(off).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await toasted(page, 'C’est annulé.');
  await expect(off).toHaveCount(0);
  await first.getByRole('button', { name: 'Désactiver' }).click();
  await expect(off).toBeVisible();
  await first.getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await expect(acces.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(1, { timeout: 5000 });
  await sound(page, 'a learner with something to undo');
  await page.keyboard.press('Control+z');
  await expect(acces.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Modifier la fiche' }).click();
  const form = page.getByRole('form', { name: `Élève ${eleve.id}` });
  await expect(page).toHaveURL(`/extranet/eleves/${eleve.id}?modifier=${eleve.id}`);
  await expect(form.getByRole('heading')).toBeFocused();
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Collignon');
  await sound(page, 'a learner with the form in hand');
  await neverUnderTheBar(page, form);
  await form.getByLabel('Localité (facultatif)').fill('Huy');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const lose = page.getByRole('dialog', { name: 'Modifications non enregistrées' });
  await lose.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(form.getByLabel('Localité (facultatif)')).toHaveValue('Huy');
  await form.getByRole('button', { name: 'fermer' }).click();
  await lose.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  const identite = page.getByRole('region', { name: 'Identité' });
  await expect(identite.getByRole('heading')).toBeFocused();
  await expect(identite).toContainText('Inconnue');
  await page.getByRole('button', { name: 'Modifier la fiche' }).click();
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Collignon');
  await setEleve(eleve, { localite: 'Dinant' });
  await form.getByLabel('Rue (facultatif)').fill('Rue Haute 2');
  await page.keyboard.press('Control+s');
  const told = form.getByRole('alert').filter({ hasText: 'Cet élève a changé entre-temps' });
  await expect(told).toContainText('Dinant');
  await expect(form.getByLabel('Rue (facultatif)')).toHaveValue('Rue Haute 2');
  await sound(page, 'two at one learner', form);
  await told.getByRole('button', { name: /^Garder/ }).click();
  await toasted(page, 'La fiche de Sarah Collignon a été modifiée.');
  await expect(page).toHaveURL(`/extranet/eleves/${eleve.id}`);
  await expect(form).toHaveCount(0);
  await expect(identite).toContainText('Rue Haute 2');
  await expect(identite.getByRole('heading')).toBeFocused();
  await expect(identite).toBeInViewport();
});

async function neverUnderTheBar(page: Page, form: Locator): Promise<void> {
  for (const size of [DESK.viewport, { width: 360, height: 640 }, { width: 640, height: 400 }]) {
    await page.setViewportSize(size);
    await form.getByRole('heading').focus();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press(key);
        const at = await form.evaluate(underBars);
        if (at === null) break;
        covered.push(...at);
      }
    expect(covered, `${size.width} wide`).toEqual([]);
  }
  await page.setViewportSize(DESK.viewport);
}

/** Returns the covered focused field, or null once focus has left the form. */
function underBars(form: Element): string[] | null {
  const here = document.activeElement!;
  if (!form.contains(here)) return null;
  const { top, bottom } = here.getBoundingClientRect();
  const acts = [...form.children].find(
    (each) => getComputedStyle(each).position === 'sticky' && !each.contains(here),
  );
  const head = document.querySelector('body header')!;
  const from = Math.max(0, head.getBoundingClientRect().bottom);
  const to = Math.min(innerHeight, acts?.getBoundingClientRect().top ?? innerHeight);
  const name = here.getAttribute('name') ?? here.textContent;
  return top < from - 1 || bottom > to + 1 ? [`${name}: ${top} to ${bottom}`] : [];
}
