import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readTexte, texteOf } from './index.ts';
import { motsDuTexte, retouche } from './retouche.ts';

interface Ecrite {
  image?: { scene?: { usagers?: object[] } };
  verifie?: unknown;
}

const textes = globSync('content/questions/**/*.yaml').flatMap((fichier) =>
  (parse(readFileSync(fichier, 'utf8')) as Ecrite[])
    .filter(({ image }) => image)
    .map(({ image, verifie }) => texteOf({ image, ...(verifie !== undefined && { verifie }) })),
);

test('every drawing of the bank: text, words, text are one and the same', () => {
  expect(textes.length).toBeGreaterThan(1000);
  for (const texte of textes) {
    expect(texteOf(motsDuTexte(texte)!)).toBe(texte);
    const lieu = ['image', 'scene', 'lieu'];
    const { image } = motsDuTexte(texte) as Ecrite;
    const changes = image?.scene
      ? [{ chemin: lieu, valeur: (image.scene as { lieu: string }).lieu }]
      : [{ chemin: ['image'], valeur: image }];
    expect(retouche(texte, changes)).toBe(texte);
  }
});

test('who is taken out and put back stands where he stood, in the same words', () => {
  for (const texte of textes) {
    const { image } = motsDuTexte(texte) as Ecrite;
    image?.scene?.usagers?.forEach((usager, i) => {
      const chemin = ['image', 'scene', 'usagers', i];
      const sans = retouche(texte, [{ chemin }])!;
      expect(sans).not.toBe(texte);
      const seul = image.scene!.usagers!.length === 1;
      const back = seul
        ? [{ chemin: chemin.slice(0, -1), valeur: [usager] }]
        : [{ chemin, valeur: usager, insere: true as const }];
      const avec = retouche(sans, back)!;
      if (!seul) expect(avec).toBe(texte);
      expect(motsDuTexte(avec)).toEqual(motsDuTexte(texte));
    });
  }
});

const ECRIT = `# Une croix
image:
  scene:
    lieu: carrefour   # quatre branches
    branches: { nord: {}, est: {}, sud: {} }
    usagers:
      # moi d'abord
      - { qui: voiture, moi: "oui", de: sud, vers: nord }
      - qui: camion
        de: est
`;

test('a change keeps comments, quotes, order and every other line', () => {
  const la = (...chemin: (string | number)[]) => ['image', 'scene', ...chemin];
  const fait = retouche(ECRIT, [
    { chemin: la('usagers', 1, 'vers'), valeur: 'sud' },
    { chemin: la('branches', 'nord', 'panneau'), valeur: { panneau: 'B1' } },
    { chemin: la('usagers', 2), valeur: { qui: 'vélo', de: 'nord', vers: 'est' } },
  ]);
  expect(fait).toBe(`# Une croix
image:
  scene:
    lieu: carrefour # quatre branches
    branches: { nord: { panneau: { panneau: B1 } }, est: {}, sud: {} }
    usagers:
      # moi d'abord
      - { qui: voiture, moi: "oui", de: sud, vers: nord }
      - { qui: camion, de: est, vers: sud }
      - { qui: vélo, de: nord, vers: est }`);
  expect(readTexte(fait!, { jour: '2026-11-29' }).image).toBeDefined();
});

test('words are taken out with the list that they leave empty; an unreadable text stays', () => {
  const usagers = ['image', 'scene', 'usagers'];
  const sans = retouche(ECRIT, [{ chemin: [...usagers, 1] }, { chemin: [...usagers, 0] }])!;
  expect(sans).not.toContain('usagers');
  expect(retouche('image: {', [{ chemin: ['image'], valeur: {} }])).toBeNull();
  expect(motsDuTexte('- image')).toBeNull();
  expect(retouche('', [{ chemin: ['image'], valeur: { panneau: 'B1' } }])).toBe(
    'image: { panneau: B1 }',
  );
});
