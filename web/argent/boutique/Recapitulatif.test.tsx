import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RETRACTATION } from '../../../regles/retractation.ts';
import { marque } from '../../../marque.ts';
import type { Offre } from './boutique.calls.ts';
import { MoyensAcceptes } from './Moyens.tsx';
import { Recapitulatif } from './Recapitulatif.tsx';

const read = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const OFFRE = {
  libelle: 'Théorie permis B',
  contenu: '20 séries;Des explications',
  prix: 14.99,
  tva: 2.6,
  taux: 21,
  codePermis: 'B',
  dureeValidite: 1,
  debut: null,
  fin: null,
  isPerime: 0,
} as Offre;
const { nom, adresse, numeroEntreprise, telephone } = marque.exploitant;

test.each([
  [
    'an order',
    0,
    null,
    ['Théorie permis B', '1 mois à partir de', '14,99 €', 'dont 2,60 € de TVA'],
  ],
  ['a renewal', 1, null, ['Renouveler : Théorie permis B', '14,99 €']],
  [
    'a discount: what is paid in all, and of what that is left',
    0,
    { prix: 11.99, tva: 2.08, moins: 3, code: 'RENTREE' },
    ['11,99 €', '14,99 € moins 3,00 € avec le code RENTREE', 'dont 2,08 € de TVA'],
  ],
] as const)(
  'directly before the button stands what article VI.46 §2 wants, of %s',
  (_, bought, applique, mots) => {
    const texte = read(<Recapitulatif offre={OFFRE} bought={bought} applique={applique} />);
    for (const mot of [
      ...mots,
      '20 séries · Des explications',
      'sans reconduction',
      nom,
      adresse,
      numeroEntreprise,
      telephone,
      marque.adresseSupport,
      '14 jours pour te rétracter',
      // The page must name the function and its place (article 6, 1, h of directive 2011/83/UE).
      `« ${RETRACTATION.fonction} » dans « Mes paiements »`,
      'Garantie légale de conformité',
      'Réclamations et médiation',
    ])
      expect(texte).toContain(mot);
  },
);

test.each([
  [true, true, 'carte bancaire ou PayPal'],
  [true, false, 'carte bancaire.'],
  [false, true, 'PayPal.'],
])('the means that are accepted are said at the start (VI.46 §3): %s, %s', (card, wallet, mots) => {
  const payzen = card ? { origine: 'https://payzen.example' } : null;
  const paypal = wallet ? { script: 'https://paypal.example' } : null;
  const texte = read(<MoyensAcceptes moyens={{ payzen, paypal }} />);
  expect(texte).toContain(`Moyens de paiement acceptés : ${mots}`);
});
