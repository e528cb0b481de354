import { describe, expect, test } from 'vitest';
import { drawDessin } from '../../../drawing/index.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { icone, imageDePartage } from './imageDePartage.ts';

const school = await openSchoolForFile();

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('/img/partage', () => {
  test('a picture for the site and one for each product, of the size that networks want', async () => {
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    for (const nom of ['site', ...accesList.map(({ slug }) => `acces-${slug}`)]) {
      const answer = await school.fastify.inject(`/img/partage/${nom}.png`);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
      expect(answer.rawPayload.length).toBeLessThan(120_000);
      const again = await school.fastify.inject({
        url: `/img/partage/${nom}.png`,
        headers: { 'if-none-match': answer.headers.etag as string },
      });
      expect(again.statusCode).toBe(304);
    }
  });

  test.each(['nulle-part.png', 'acces-nulle-part.png', 'acces-.png', 'site.svg', '..%2Fsite.png'])(
    '404 for %s',
    async (nom) => {
      expect((await school.fastify.inject(`/img/partage/${nom}`)).statusCode).toBe(404);
    },
  );

  test('icons of each size that the pages name', async () => {
    for (const [nom, cote] of [
      ['180', 180],
      ['192', 192],
      ['512', 512],
      ['masque-512', 512],
    ] as const) {
      const { rawPayload } = await school.fastify.inject(`/img/icones/${nom}.png`);
      expect(sizeOf(rawPayload)).toEqual([cote, cote]);
    }
    expect((await school.fastify.inject('/img/icones/9999.png')).statusCode).toBe(404);
    const { headers } = await school.fastify.inject('/favicon.svg');
    expect(headers['content-type']).toContain('image/svg+xml');
  });
});

describe('imageDePartage', () => {
  const dessine = (titre: string) => imageDePartage({ titre, sousTitre: 'Sous-titre' });

  test('writes any title in shapes, and leaves out what it has no shape for', () => {
    for (const titre of ['', 'Théorie', '日本 🚗', 'Un mot '.repeat(60), 'x'.repeat(300)])
      expect(dessine(titre)).not.toContain('<text');
    expect(dessine('Théorie 🚗')).toBe(dessine('Théorie '));
  });

  test('shows a sign whole and fills its frame with a scene', () => {
    const avec = (dessin: string) => imageDePartage({ titre: '', sousTitre: '', dessin });
    expect(avec(drawDessin({ panneau: 'F19' }, '2026-11-01').svg)).toContain('xMidYMid meet');
    expect(avec('<svg viewBox="0 0 4 3"><title>Carrefour</title></svg>')).toContain(
      'xMidYMid slice',
    );
  });

  test('carries nothing of the title that could be read as markup', () => {
    expect(dessine('<script>alert(1)</script>')).not.toContain('script');
    expect(icone(6)).not.toContain('undefined');
  });
});
