import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { zipOf } from '../../../testing/archive.ts';
import { openSchoolForFile } from '../../../testing/school.ts';

const PHOTOS = 50;

const school = await openSchoolForFile();
await school.fastify.listen({ port: 0, host: '127.0.0.1' });

test('no picture of an archive is decoded for who has left', async () => {
  const chef = await school.login('administrateur@demo.be');
  const { port } = school.fastify.server.address() as AddressInfo;
  let asked: ClientRequest;
  const looks = vi.spyOn(school.mounting, 'lookAtImage').mockImplementation(async () => {
    asked.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { empreinte: '0'.repeat(32), largeur: 640, hauteur: 480 };
  });
  const noms = Array.from({ length: PHOTOS }, (_, n) => `p${n}.webp`);
  const images = noms.map((nom) => `<p><img src="images/${nom}" alt="Une photo"></p>`).join('');
  const archive = await zipOf([
    ['cours/essai/essai-un.html', `<title>Essai</title>\n${images}\n`],
    ...noms.map((nom) => [`images/${nom}`, nom] as [string, string]),
  ]);
  const form = new FormData();
  form.append('archive', new File([new Uint8Array(archive)], 'contenu.zip'));
  const body = new Response(form);
  const [cookie] = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies;
  asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/extranet/checkContenu',
    headers: {
      'content-type': body.headers.get('content-type')!,
      authorization: `Bearer ${chef.token}`,
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': cookie!.value,
      cookie: `XSRF-TOKEN=${cookie!.value}`,
    },
  });
  asked.end(Buffer.from(await body.arrayBuffer()));
  await once(asked, 'error');
  await vi.waitFor(async () => {
    const before = looks.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(looks.mock.calls.length).toBe(before);
  }, 10_000);
  expect(looks.mock.calls.length).toBeLessThan(PHOTOS / 2);
  looks.mockRestore();
});
