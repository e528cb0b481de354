import { beforeEach, expect, test } from 'vitest';
import { CLIP, clicsJustes, ECRAN } from '../../testing/perception.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const school = await openSchoolForFile();
const { visitor } = school;
beforeEach(() => school.at(NOW));

test('anybody may try one clip, and is told', async () => {
  const { titre, envoye } = await visitor.call('getDemonstration', {});
  expect(titre).toMatch(/école/);
  expect(JSON.stringify(envoye)).not.toMatch(/risques|conduite/);
  const clics = await clicsJustes(school, CLIP);
  const { revue } = await visitor.call('judgeDemonstration', { clics, ecran: ECRAN });
  expect(revue).toMatchObject({ points: 2, sur: 2 });
});
