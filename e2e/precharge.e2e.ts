import { PHONE, expect, login, runFirst, test } from './browser.ts';
import { openAcces } from './people.ts';
import { position } from './questions.ts';

function holdTwoSeconds(): void {
  const wait = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds?: number, ...given: []) =>
      milliseconds === 2000 ? held.push(run) : wait(run, milliseconds, ...given),
    letGo: () => held.splice(0).forEach((run) => run()),
  });
}

function hasScreen(): boolean {
  const { ['__reactRouterManifest']: manifest } = window as never as {
    [name: string]: {
      routes: Record<string, { module: string; imports: string[]; css: string[] }>;
    };
  };
  const { module, imports, css } = manifest!.routes['question']!;
  return [module, ...imports, ...css].every(
    (file) => performance.getEntriesByName(new URL(file, location.origin).href).length > 0,
  );
}

test('the overlay’s two seconds bring the first question, its picture and its screen: it opens without a network', async ({
  eleve,
  open,
}) => {
  await openAcces(eleve);
  const page = await open(PHONE);
  await runFirst(page, holdTwoSeconds);
  await login(page, eleve);
  const coming = [/\/getQuestion$/, /\/img\/(questions|vues)\//].map((what) =>
    page.waitForResponse(what),
  );
  await page.getByRole('link', { name: 'Commencer Série 1' }).tap();
  await expect(page.getByText('Création de la série')).toBeVisible();
  for (const answer of await Promise.all(coming)) await answer.finished();
  await page.waitForFunction(hasScreen, undefined, { timeout: 15_000 });
  await page.context().setOffline(true);
  await page.evaluate(() => (window as never as { letGo: () => void }).letGo());
  await position(page, 0);
  await expect(page.locator('figure img')).not.toHaveJSProperty('naturalWidth', 0);
  await page.locator('label:has(input[value=a])').tap();
  await page.getByRole('button', { name: 'Valider la réponse' }).tap();
  await expect(page.getByText(/gardée, pas encore/).last()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
});
