import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { BALISES } from '../../../../regles/texte.ts';
import { extensions } from './extensions.ts';

test('the editor writes each tag that a chapter may have, and no other', () => {
  const { nodes, marks } = getSchema(extensions);
  const made = [
    ...Object.values(nodes).flatMap((type) =>
      [1, 2].map((level) => type.spec.toDOM?.(type.create({ level }))),
    ),
    ...Object.values(marks).map((type) => type.spec.toDOM?.(type.create({ href: '/' }), true)),
  ];
  const tags = new Set(made.flatMap((one) => (Array.isArray(one) ? [String(one[0])] : [])));
  expect([...tags].toSorted()).toEqual(Object.keys(BALISES).toSorted());
});
