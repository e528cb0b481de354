import { expect, test } from 'vitest';
import { signeObjet, type NomObjet } from './index.ts';

test.each<[NomObjet, (number | string)[]]>([
  ['profondeur du pneu', [0, 1.2, '1,6', 8]],
  ['taille de l’enfant', [90, 134, 135, 180]],
  ['chargement à l’arrière', [0.4, '1,00', 3]],
  ['hauteur', ['3,90', 4.2]],
  ['triangle derrière la voiture', [10, 30, 200]],
  ['disque de stationnement', ['8:00', '0:30', '23:30', '14h00']],
  ['distance d’arrêt', [30, 50, 120]],
  ['compte-tours', [800, 6500]],
  ['levier de vitesses', [1, 'R', 'n']],
  ['remorque et voiture', ['1 300 + 1 200', '2300+1000']],
  ['température extérieure', [-5, 0, '30']],
])('%s : à chaque valeur son image', (nom, valeurs) => {
  const images = valeurs.map((v) => signeObjet(nom, v));
  expect(new Set(images.map((s) => s.svg)).size).toBe(valeurs.length);
  expect(new Set(images.map((s) => s.description)).size).toBe(valeurs.length);
  for (const { svg } of images) expect(svg).not.toMatch(/NaN|undefined/);
});

test.each<[string, NomObjet, number | string | undefined]>([
  ['« licorne » n’est pas dessiné', 'licorne' as NomObjet, undefined],
  ['« constructor » n’est pas dessiné', 'constructor' as NomObjet, undefined],
  ['attend une valeur, par exemple « 1,6 »', 'profondeur du pneu', undefined],
  ['ne porte pas de valeur', 'voyant huile', 3],
  ['un nombre de 0 à 9, par exemple 1,6', 'profondeur du pneu', 12],
  ['un nombre de 0 à 9', 'profondeur du pneu', 'usé'],
  ['une heure pile ou une demi-heure', 'disque de stationnement', '10:17'],
  ['une heure pile ou une demi-heure', 'disque de stationnement', '25:00'],
  ['deux masses en kg', 'remorque et voiture', '1400'],
  ['1, 2, 3, 4, 5, R ou N', 'levier de vitesses', 7],
])('refuse en le disant : %s', (message, nom, valeur) => {
  expect(() => signeObjet(nom, valeur)).toThrow(message);
});
