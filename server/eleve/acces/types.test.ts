import { expect, test } from 'vitest';
import { PRODUIT } from '../../../regles/produit.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();

test.each(PRODUIT.champs.type.options)('a product can be of type $value', async ({ value }) => {
  const stored = await school.database
    .write((trx) => trx.updateTable('acces').set({ type: value }).returning('type').execute())
    .catch(() => ['a type is also in the check of table acces: a migration']);
  expect(stored).toContainEqual({ type: value });
});
