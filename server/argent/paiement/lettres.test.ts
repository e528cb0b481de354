import { describe, expect, test } from 'vitest';
import { ACCORD, MODELE_RETRACTATION, RETRACTATION } from '../../../regles/retractation.ts';
import { marque } from '../../../marque.ts';
import { messageOf } from '../../socle/mail/messageOf.ts';
import { lettreAchat, lettreRetractation } from './lettres.ts';

const PAIEMENT: Parameters<typeof lettreAchat>[0]['paiement'] = {
  libelle: 'Théorie permis B',
  renouvellement: 0,
  montant: 1499,
  taux: 2100,
  codePermis: 'B',
  dureeValidite: 1,
  commande: 'P-0123456789ABCDEF',
  type: 'payzen',
  dateCreation: '2026-11-21T10:41:00.000Z',
  accord: ACCORD.version,
  contenu: '20 séries;Des explications;20 séries',
};
const DONNE = { acces_user_id: 1, debut: null, fin: null, avant: null };

const plain = (texte: string) => texte.replace(/\s+/g, ' ');

const said = (more: Partial<typeof PAIEMENT> = {}, rest: object = {}) =>
  plain(
    messageOf(
      lettreAchat({
        paiement: { ...PAIEMENT, ...more },
        acheteur: { prenom: 'Chloé' },
        donne: DONNE,
        numero: '2026-00012',
        conditions: '2026-11-23',
        adresse: 'https://priorite.example',
        ...rest,
      }),
    ).texte,
  );

describe('the confirmation of a purchase, on a durable medium (articles VI.45 and VI.46 §7)', () => {
  const { nom, adresse, telephone, numeroEntreprise } = marque.exploitant;
  test.each([
    [
      'what it is',
      ['« Théorie permis B »', 'Ce que tu as commandé : 20 séries · Des explications.'],
    ],
    ['who sells', [nom, adresse, telephone, numeroEntreprise, marque.adresseSupport]],
    ['the price in all', ['14,99 €, dont 2,60 € de TVA (21 %)', 'par carte bancaire']],
    ['for how long', ['Il dure 1 mois à partir de ta première ouverture.']],
    ['which order', ['P-0123456789ABCDEF', 'facture n° 2026-00012 est jointe']],
    ['what was agreed to, and when', ['En commandant, le 21 novembre 2026 à 11:41', ACCORD.texte]],
    [
      'how to withdraw',
      ['pendant 14 jours', `« ${RETRACTATION.fonction} »`, MODELE_RETRACTATION[1]],
    ],
    ['the guarantee', ['garantie légale de conformité']],
    ['whom to complain to', ['Service de médiation pour le consommateur', 'Une réclamation ?']],
    ['under which conditions', ['acceptées, version du 23 novembre 2026, sont jointes']],
  ])('says %s', (_, mots) => {
    for (const mot of mots) expect(said()).toContain(plain(mot));
  });

  test('says nothing of what was not kept: an order older than the conditions, or than the words agreed to', () => {
    const old = said({ contenu: null, accord: null }, { conditions: null });
    expect(old).not.toMatch(/Ce que tu as commandé|tu as déclaré|sont jointes/);
    expect(old).toContain('https://priorite.example/conditions-generales');
    // An unknown version is not replaced by today's words.
    expect(said({ accord: '2020-01' })).not.toContain('tu as déclaré');
  });
});

test('the acknowledgement of a withdrawal has what was declared, who did, and when, to the minute', () => {
  const lettre = lettreRetractation({
    paiement: { ...PAIEMENT, rembourse: 0, datePaiement: '2026-11-21T10:42:00.000Z' },
    prenom: 'Chloé',
    nom: 'Lejeune',
    declaration: 'Je déménage.',
    usage: { utilise: 0, duree: 30, retenu: 0, fini: false },
    now: new Date('2026-11-25T20:41:30.000Z'),
  });
  const texte = plain(messageOf(lettre).texte);
  for (const mot of [
    'Le 25 novembre 2026 à 21:41 (heure de Bruxelles)',
    `par « ${RETRACTATION.fonction} »`,
    'Moi, Chloé Lejeune, je me rétracte de mon achat « Théorie permis B », 14,99 €',
    'payé le 21 novembre 2026, commande P-0123456789ABCDEF',
    'Je déménage.',
  ])
    expect(texte).toContain(mot);
});
