import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { cutInutiles, cutNommees, type Noeud, nomsDits } from './coupe.ts';

const parse = (code: string): Noeud => parseAst(code);
const nu = (code: string): string => code.replace(/\s+/g, '');

test('methods and calls that are named go; a function does what it is given', () => {
  const code = `class A { toJSON() { return 1; } keep() { warn('x'); } }
function drop() { return 2; }`;
  expect(
    nu(
      cutNommees(code, parse, {
        methodes: new Set(['toJSON']),
        appels: new Set(['warn']),
        fonctions: { drop: 'throw 0' },
      }),
    ),
  ).toBe('classA{keep(){;}}functiondrop(){throw0}');
});

test('a method goes if nobody names it, and then those that it alone named', () => {
  const code = `class A {
  constructor() { this.far = function () { this.deep(); }; this.read = () => 1; }
  deep() {}
  said() {}
  get gone() { return 1; }
  elsewhere() {}
}
new A().said(); const { read } = new A(); export { read };`;
  const reste = cutInutiles(code, parse, nomsDits('x.elsewhere()', parse));
  for (const nom of ['far', 'deep', 'gone']) expect(reste).not.toContain(nom);
  for (const nom of ['constructor', 'said()', 'this.read', 'elsewhere'])
    expect(reste).toContain(nom);
});

test('a name in quotes may be called', () => {
  expect(cutInutiles("class A { lie() {} } new A()['lie']();", parse, new Set())).toContain(
    'lie()',
  );
});
