import { expect, test } from 'vitest';
import { elagueNuanceur } from './elagueNuanceur.ts';

const lignes = (...texte: string[]): string => texte.join('\n');

test('comments, blank lines and indents go', () => {
  expect(elagueNuanceur('\tfloat a; // why\n\n  /* more\n here */ float b;')).toBe(
    'float a;\nfloat b;',
  );
});

test('what an absent feature asks for goes, and its other branch stays', () => {
  const texte = lignes(
    'a;',
    '#ifdef USE_CLEARCOAT',
    'b;',
    '#ifdef USE_MAP',
    'c;',
    '#endif',
    '#else',
    'd;',
    '#endif',
    '#ifndef USE_SHEEN',
    'e;',
    '#endif',
  );
  expect(elagueNuanceur(texte)).toBe(lignes('a;', 'd;', 'e;'));
});

test('a question that is open stays, without its absent parts', () => {
  const texte = lignes(
    '#if defined( USE_SHEEN ) || ( NUM_DIR_LIGHTS > 0 && ! defined( FLAT_SHADED ) )',
    'a;',
    '#elif NUM_POINT_LIGHTS > 0',
    'b;',
    '#elif defined( USE_MAP )',
    'c;',
    '#else',
    'd;',
    '#endif',
  );
  expect(elagueNuanceur(texte)).toBe(
    lignes(
      '#if (NUM_DIR_LIGHTS > 0)',
      'a;',
      '#elif defined( USE_MAP )',
      'c;',
      '#else',
      'd;',
      '#endif',
    ),
  );
});

test('behind a branch that always holds nothing is asked', () => {
  const texte = lignes('#if defined( USE_FOG )', 'a;', '#elif ! defined( USE_SKINNING )', 'b;');
  expect(elagueNuanceur(`${texte}\n#elif defined( USE_MAP )\nc;\n#endif`)).toBe(
    lignes('#if defined( USE_FOG )', 'a;', '#else', 'b;', '#endif'),
  );
});
