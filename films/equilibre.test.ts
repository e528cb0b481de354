import { expect, test } from 'vitest';
import { AXES, comptesDe, desequilibresDe } from './equilibre.ts';
import { clipDEssai } from './exemples.ts';

const MESURE = { fenetres: [], hauteurs: [], mobiles: [] };
const vuDe = (temps: 'jour' | 'nuit') => ({ clip: { ...clipDEssai(), temps }, mesure: MESURE });
const lumiere = AXES.find(({ nom }) => nom === 'lumière et temps')!;

test('words are counted, those that nobody has too', () => {
  const comptes = new Map(comptesDe(lumiere, [vuDe('jour'), vuDe('jour'), vuDe('nuit')]));
  expect(comptes.get('jour')).toBe(2);
  expect(comptes.get('nuit')).toBe(1);
  expect(comptes.get('neige')).toBe(0);
});

test('what wins by habit is told, and what is missing', () => {
  const dits = desequilibresDe([vuDe('jour'), vuDe('jour'), vuDe('nuit')]);
  expect(dits).toContain('lumière et temps\u00a0: trop de «\u00a0jour\u00a0» (2 sur 3)');
  expect(dits).toContain('lumière et temps\u00a0: trop peu de «\u00a0neige\u00a0» (0 sur 3)');
  expect(dits).not.toContain('lumière et temps\u00a0: trop de «\u00a0nuit\u00a0» (1 sur 3)');
});
