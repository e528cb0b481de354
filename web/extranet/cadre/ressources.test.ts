import { AUTRES_MOTS, LETTRES } from '../../../regles/lettres.ts';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ofEach } from '../../../regles/champs.ts';
import { SORTES } from '../../../regles/remise.ts';
import { RESSOURCES } from '../../../regles/ressources.ts';

/** Loops have what is written of each answer, and how much a discount takes off. */
const LOOPED = new Set<string>([...LETTRES, ...AUTRES_MOTS, ...SORTES.map(({ value }) => value)]);

test.each(RESSOURCES)(
  'each field of « $plusieurs » has an input in its room',
  ({ page, champs }) => {
    const room = dirname(globSync(`web/extranet/*/${page.page}.tsx`)[0]!);
    const source = globSync(`${room}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
    const missing = Object.keys(ofEach(champs, () => null))
      .filter((name) => !LOOPED.has(name))
      .filter((name) => !source.join().includes(`'${name}'`));
    expect(missing, `no <Champ {...champ('…')} /> in ${room}`).toEqual([]);
  },
);
