import { describe, expect, test } from 'vitest';
import { registreDeCetteNaissance, sieclesDuRegistre } from './registre.ts';

/** Invented, with valid check digits. */
const registre = (date: string, ordre: string, siecle: '' | '2' = '') =>
  `${date}${ordre}${String(97 - (Number(siecle + date + ordre) % 97)).padStart(2, '0')}`;

describe('the national register number', () => {
  test.each([
    ['85073003328', ['19']],
    ['17073003384', ['20']],
    ['42012205181', ['19']],
    ['93051822361', ['19']],
    ['40000095579', ['19']],
    ['00000100364', ['19']],
    ['85473003317', ['19']],
    ['85273003371', ['19']],
    ['06061512411', ['20']],
    ['99123199742', ['19']],
    ['00013100175', ['20']],
    ['05122500248', ['20']],
    ['99123199841', ['19']],
    ['85073003329', []],
    ['85073003300', []],
    ['85073003398', []],
  ])('%s holds for %j', (numero, siecles) => {
    expect(sieclesDuRegistre(numero)).toEqual(siecles);
  });

  test.each([
    ['85073003328', '1985-07-30', true],
    ['85073003328', '1985-07-29', false],
    ['85073003328', '1986-07-30', false],
    ['17073003384', '2017-07-30', true],
    ['17073003384', '1917-07-30', false],
    ['85473003317', '1985-07-30', true],
    ['85273003371', '1985-07-30', true],
    ['85273003371', '1985-08-30', false],
    ['40000095579', '1940-05-12', true],
    ['00000100364', '1950-05-12', true],
    [registre('850001', '007'), '1985-07-30', true],
    [registre('850017', '007'), '1985-12-01', true],
    [registre('850047', '007'), '1985-12-01', true],
    [registre('850001', '007'), '1986-07-30', false],
    [registre('852003', '008'), '1985-07-30', true],
    [registre('854003', '009'), '1985-07-30', true],
    [registre('854003', '009'), '1984-07-30', false],
    [registre('004002', '011'), '1950-05-12', true],
    [registre('002002', '011', '2'), '2004-05-12', true],
    [registre('002002', '011', '2'), '1994-05-12', false],
    [registre('070002', '997', '2'), '2007-07-03', true],
    [registre('070002', '997', '2'), '1907-07-03', false],
    [registre('850700', '007'), '1985-07-30', true],
    [registre('850700', '007'), '1985-08-30', false],
    [registre('854700', '007'), '1985-07-30', true],
    [registre('854730', '007'), '1985-07-29', false],
  ])('%s of somebody born on %s: %s', (numero, jour, expected) => {
    expect(registreDeCetteNaissance(numero, jour)).toBe(expected);
  });
});
