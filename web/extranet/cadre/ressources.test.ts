import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { namesOf } from '../../../regles/champs.ts';
import { RESSOURCES } from '../../../regles/ressources.ts';

test.each(RESSOURCES)(
  'each field of « $plusieurs » has an input in its room',
  ({ page, champs }) => {
    const room = dirname(globSync(`web/extranet/*/${page.page}.tsx`)[0]!);
    const source = globSync(`${room}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
    const missing = namesOf(champs)
      // A loop has the answers a to d.
      .filter((name) => name.length > 1 && !source.join().includes(`'${name}'`));
    expect(missing, `no <Champ {...champ('…')} /> in ${room}`).toEqual([]);
  },
);
