import { expect, test } from 'vitest';
import { voixOf } from './useVoix.ts';

const voices = (...langs: string[]) => langs.map((lang) => ({ lang }) as SpeechSynthesisVoice);

test('the voice of Belgium, else that of France, else none', () => {
  expect(voixOf(voices('nl-BE', 'fr-FR', 'fr-BE'))?.lang).toBe('fr-BE');
  expect(voixOf(voices('en-GB', 'fr_FR'))?.lang).toBe('fr_FR');
  expect(voixOf(voices('fr-CA', 'nl-BE'))).toBeUndefined();
  expect(voixOf([])).toBeUndefined();
});
