import { expect, test } from './browser.ts';
import { MOTEURS } from './moteurs/moteurs.ts';
import { parcours } from './moteurs/parcours.ts';

for (const { nom, program, open } of MOTEURS)
  test(`a learner’s short way through ${nom}, its server lost for a second`, async ({ eleve }) => {
    // Another browser starts on a busy machine.
    test.setTimeout(180_000);
    test.skip(!program, `${nom} is not on this machine: README.md, Browsers.`);
    const moteur = await open(program!);
    try {
      await parcours(moteur, { origin: process.env.E2E_URL!, eleve, perdu: 1000 });
      expect(moteur.plaintes).toEqual([]);
    } finally {
      await moteur.close();
    }
  });
