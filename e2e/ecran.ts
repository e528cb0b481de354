import type { Page } from '@playwright/test';
import { expect, sound } from './browser.ts';

export function giveVoice(): void {
  const said: string[] = [];
  const voices = [{ lang: 'fr-FR' }];
  Object.assign(window, { said });
  Object.assign(speechSynthesis, {
    getVoices: () => voices,
    speak: ({ text }: { text: string }) => void said.push(text),
  });
  Object.assign(window, {
    SpeechSynthesisUtterance: function utterance(text: string) {
      return { text };
    },
  });
}

export async function lookAt(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  const image = page.locator('figure img');
  for (const part of [
    image,
    page.getByRole('heading', { level: 1 }),
    ...(await page.locator('label:has(input[type=radio])').all()),
    page.getByRole('button', { name: 'Valider la réponse' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await enlarge(page);
  const lire = page.getByRole('button', { name: 'Lire à voix haute' });
  await lire.tap();
  const said = () => page.evaluate(() => (window as never as { said: string[] }).said);
  const libelle = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(said).toContain(libelle);
  expect((await said())[1]).toMatch(/^A\. /);
  await page.reload();
  await expect(lire).toHaveAttribute('aria-pressed', 'true');
  await lire.tap();
  await expect(lire).toHaveAttribute('aria-pressed', 'false');
}

async function enlarge(page: Page): Promise<void> {
  const small = page.getByRole('button', { name: 'Agrandir l’image' });
  const large = page.getByRole('dialog', { name: 'L’image en grand' });
  const picture = large.getByRole('img');
  const place = async () => (await picture.boundingBox())!;
  const here = page.url();
  const first = page.locator('input[type=radio]').first();
  await page.locator('label:has(input[type=radio])').first().tap();
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await small.tap();
    await expect(picture).toBeInViewport({ ratio: 1 });
    const whole = await place();
    const room = (await large.getByLabel('Image à parcourir').boundingBox())!;
    expect(Math.max(whole.width / room.width, whole.height / room.height)).toBe(1);
    await picture.tap({ position: { x: whole.width - 20, y: 20 } });
    const near = await place();
    expect(near.width).toBeCloseTo(2.5 * whole.width, 0);
    expect(near.x + near.width).toBeLessThan(room.width + 1);
    expect(near.x).toBeLessThan(0);
    await picture.tap({ position: { x: near.width - 20, y: 20 } });
    expect(await place()).toEqual(whole);
    await page.keyboard.press('+');
    await expect.poll(async () => (await place()).width).toBeGreaterThan(2 * whole.width);
    await page.keyboard.press('-');
    await expect.poll(place).toEqual(whole);
    await page.goBack();
    await expect(large).toHaveCount(0);
    expect(page.url()).toBe(here);
    await expect(first).toBeChecked();
    await expect(small).toBeFocused();
  }
  await small.tap();
  await large.getByRole('button', { name: 'Voir de près' }).tap();
  await sound(page, 'an enlarged picture', large);
  await large.getByRole('button', { name: 'Voir en entier' }).tap();
  await large.getByRole('button', { name: 'Fermer' }).tap();
  await expect(large).toHaveCount(0);
  await expect(small).toBeFocused();
}
