import { expect, test } from 'vitest';
import { type ProduitAVoir, manqueAuProduit } from './manqueAuProduit.ts';

const whole: ProduitAVoir = {
  type: 'QT',
  codePermis: 'B',
  actif: 1,
  prix: 1499,
  contenu: 'Sept séries',
  description: 'Des séries.',
  title: 'Théorie',
  text: 'Le texte.',
  libelleImage: '/img/acces/x.svg',
  series: 7,
  modules: 0,
};
const nothing = { prix: 0, contenu: '', description: ' ', title: '', text: '', libelleImage: null };

test.each<[string, Partial<ProduitAVoir>, string | null]>([
  ['all there', {}, null],
  ['QT without series', { series: 0 }, 'Il manque au produit ses séries.'],
  ['QT not on sale, without series', { series: 0, actif: 0 }, 'Il manque au produit ses séries.'],
  ['EL without modules', { type: 'EL' }, 'Il manque au produit ses modules.'],
  ['EL with modules', { type: 'EL', series: 0, modules: 1 }, null],
  ['EX', { type: 'EX', series: 0 }, null],
  ['for nothing', { prix: 0 }, 'Il manque au produit son prix.'],
  ['given for nothing', { prix: 0, codePermis: 'DEMO' }, null],
  [
    'two things',
    { description: '', libelleImage: null },
    'Il manque au produit sa description et sa bannière.',
  ],
  [
    'nothing there',
    { ...nothing, series: 0 },
    'Il manque au produit ses séries, son prix, sa description, le titre de sa page, le texte de sa page, son contenu et sa bannière.',
  ],
  ['not on sale: nothing to sell it with', { ...nothing, actif: 0 }, null],
])('a product: %s', (_, some, manque) => {
  expect(manqueAuProduit({ ...whole, ...some })).toBe(manque);
});
