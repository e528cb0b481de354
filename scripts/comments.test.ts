import { expect, test } from 'vitest';
import { faultsOf } from './comments.ts';

const LONG = `A lease ${'and one word more '.repeat(6)}ends`;

test.each([
  ['a.ts', '/** Of a lease. */\nconst a = 1;', "a.ts:1 begins with 'Of'"],
  [
    'a.ts',
    'interface A {\n  /** of its sender; null until then */\n  a: 1;\n}',
    "a.ts:2 begins with 'of'",
  ],
  ['a.ts', '// Who holds it.\n', "begins with 'Who'"],
  ['a.ts', '/**\n * What holds it.\n */\n', "begins with 'What'"],
  ['a.ts', 'f(); // The lease ends. What is left goes.', "begins with 'What'"],
  ['a.tsx', 'const A = () => <p>{/* Of a lease. */}</p>;', "begins with 'Of'"],
  ['a.css', '.a {\n  /* Of a lease. */\n  gap: 0;\n}', "a.css:2 begins with 'Of'"],
  ['a.ts', `// ${LONG}.`, 'a.ts:1 says 27 words in one sentence'],
  ['a.ts', `// ${LONG.replace('word', 'word\n//')}.`, 'a.ts:1 says 27 words in one sentence'],
  ['a.ts', `/**\n * ${LONG.replaceAll(' and', '\n * and')}.\n */`, 'says 27 words in one sentence'],
])('in %s, %j is found', (path, text, fault) => {
  expect(faultsOf({ path, text })).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['a.ts', '/** A lease ends after 30 s without a sign of life. */'],
  ['a.ts', "const a = '// Of a lease'; const b = `/* What ${a} */`; const c = /\\/\\* Who/;"],
  ['a.ts', '// Often two senders race for a lease: one wins.'],
  ['a.ts', `// ${LONG.replace('more', 'more.')}.`],
  ['a.ts', `/**\n * One of:\n * - ${LONG.slice(0, 40)}\n * - ${LONG.slice(0, 90)}\n */`],
  ['a.tsx', 'const A = () => <p>Of a lease {/* A lease ends. */}</p>;'],
  ['a.css', '/* A lease ends. */\n.a::before {\n  content: "/* Of a lease */";\n}'],
])('in %s, %j is right', (path, text) => {
  expect(faultsOf({ path, text })).toEqual([]);
});
