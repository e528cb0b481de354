import { expect, test } from 'vitest';
import {
  PATIENT,
  hasGoodSignature,
  linkIn,
  openEssai,
  openEssaiForFile,
  queryOf,
} from './testing.ts';

const { essai, heard, told } = await openEssaiForFile();

test.each([
  ['aussitot', 1],
  ['avant', 1],
  ['double', 2],
])('told %s, the shop hears %i times', async (facon, times) => {
  await essai.act(await essai.enter(), { facon });
  await heard(times);
  expect(new Set(essai.told.map((one) => one.vads_hash)).size).toBe(1);
});

test('told slowly, the shop has heard nothing when its buyer is back', async () => {
  const slow = await openEssai({ lenteur: 600_000 });
  const path = await slow.enter();
  await slow.act(path, { facon: 'lente' });
  const { vads_trans_uuid } = queryOf(linkIn((await slow.ask(path)).text));
  const { text } = await slow.ask(`/vads-merchant/${vads_trans_uuid}`);
  expect(text).toContain('prévue</strong> · PAY · AUTHORISED');
  expect(slow.told).toEqual([]);
  await slow.close();
});

test('never told, the shop hears of it when its people send it again', async () => {
  const path = await essai.enter({
    vads_order_id: 'MUETTE',
    vads_url_check: `${essai.notification}-autre`,
  });
  await essai.act(path, { facon: 'jamais' });
  const { vads_trans_uuid } = queryOf(linkIn((await essai.ask(path)).text));
  expect(essai.told).toEqual([]);
  await essai.ask(`/vads-merchant/${vads_trans_uuid}`, { geste: 'renvoyer' });
  expect(essai.told).toMatchObject([{ vads_url_check_src: 'BO', path: '/ipn' }]);
});

test('a form may name the address of its notification', async () => {
  await essai.pay({ vads_url_check: `${essai.notification}-autre` });
  expect(told().path).toBe('/ipn-autre');
});

test('a notification that fails is tried again some times, and says so', async () => {
  essai.moods.push(500, 404);
  const { id } = await essai.pay();
  await heard(3);
  expect(essai.told.map((one) => one.vads_url_check_src)).toEqual(['PAY', 'RETRY', 'RETRY']);
  expect(essai.told.every(hasGoodSignature)).toBe(true);
  essai.moods.push(500);
  await essai.ask(`/vads-merchant/${id}`, { geste: 'renvoyer' });
  const history = async () => (await essai.ask(`/vads-merchant/${id}`)).text;
  await expect.poll(history, PATIENT).toMatch(/reçue<\/strong> · RETRY .* HTTP 200/);
  expect(await history()).toMatch(/échouée<\/strong> · BO .* HTTP 500/);
  expect(await history()).toContain('OK-recu &lt;b&gt;');
  expect(essai.told).toHaveLength(4);
});

test('an answer that leads elsewhere is a good one, and is not followed', async () => {
  essai.moods.push(302);
  await essai.pay();
  expect(essai.told).toHaveLength(1);
});

test('what was still to be told when the process ended is told after it', async () => {
  const slow = await openEssai({ lenteur: 60 });
  await slow.act(await slow.enter(), { facon: 'lente', etat: 'verification' });
  await slow.restart();
  await expect
    .poll(() => new Set(slow.told.map((one) => one.vads_trans_status)), PATIENT)
    .toEqual(new Set(['AUTHORISED', 'UNDER_VERIFICATION']));
  await slow.close();
});
