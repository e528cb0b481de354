import { afterEach, describe, expect, test, vi } from 'vitest';
import type { InputOf } from '../../../contract/index.ts';
import { tvaContenue } from '../../../regles/tva.ts';
import { marque } from '../../../marque.ts';
import { misplaced, readPdf } from '../../testing/pdf.ts';
import type { ContenuFacture } from './contenu.ts';
import { type Imprimee, drawFacture } from './drawFacture.ts';

const ACHETEUR = {
  prenom: 'Chloé',
  nom: 'Lejeune',
  rue: 'Rue de Fer 1',
  codePostal: '5000',
  localite: 'Namur',
  societe: null,
};
type Societe = NonNullable<InputOf<'purchaseAccesPayzen'>['societe']>;
const SOCIETE: Societe = {
  nom: 'Transports Delvaux & Fils SRL',
  adresse: 'Chaussée de Louvain 431, 5004 Bouge',
  tva: 'BE0123456749',
};

const drawn = (contenu: Partial<ContenuFacture> = {}, more: Partial<Imprimee> = {}) => {
  const { montant = 1499, taux = 2100 } = more;
  return drawFacture({
    serie: 'F',
    numero: '2026-00012',
    avantCapture: 0,
    dateEmission: '2026-11-30T23:30:00.000Z',
    montant,
    taux,
    tva: tvaContenue(montant, taux),
    adresse: 'https://priorite.example',
    ...more,
    contenu: {
      acheteur: ACHETEUR,
      libelle: 'Théorie permis B',
      renouvellement: 0,
      prixPlein: montant,
      remise: null,
      dureeValidite: 1,
      debut: null,
      fin: null,
      commande: 'P-0123456789ABCDEF',
      moyen: 'payzen',
      date: '2026-11-30T22:30:00.000Z',
      motif: null,
      corrige: null,
      ...contenu,
    },
  });
};
const plain = (texte: string) => texte.replace(/\s+/g, ' ');
const said = async (...of: Parameters<typeof drawn>) =>
  plain((await readPdf(await drawn(...of))).texte);

afterEach(() => void vi.restoreAllMocks());

/** Each field's other value, with what it is printed beside. */
const AUTRES: Record<keyof ContenuFacture, [autre: Partial<ContenuFacture>, beside?: object]> = {
  acheteur: [{ acheteur: { ...ACHETEUR, nom: 'Autre' } }],
  libelle: [{ libelle: 'Autre' }],
  renouvellement: [{ renouvellement: 1 }],
  prixPlein: [{ prixPlein: 2000 }],
  remise: [{ remise: 'RENTREE10' }, { prixPlein: 2000 }],
  dureeValidite: [{ dureeValidite: 2 }],
  jours: [{ jours: 9 }, { dureeValidite: null }],
  debut: [{ debut: '2026-10-30T22:30:00.000Z' }, { fin: '2027-02-28T22:30:00.000Z' }],
  fin: [{ fin: '2027-02-28T22:30:00.000Z' }, { debut: '2026-10-30T22:30:00.000Z' }],
  commande: [{ commande: 'P-FEDCBA9876543210' }],
  moyen: [{ moyen: 'paypal' }],
  date: [{ date: '2026-11-12T22:30:00.000Z' }],
  motif: [{ motif: 'Autre' }],
  corrige: [{ corrige: '2026-00011' }],
};

test.each(Object.entries(AUTRES))('%s is printed', async (_, [autre, beside]) => {
  expect(await said({ ...beside, ...autre }), 'drawFacture.ts').not.toBe(await said(beside));
});

describe('an invoice as another program reads it', () => {
  test('says what the law wants, in letters that are in it, tagged, in French', async () => {
    const bytes = await drawn();
    const read = await readPdf(bytes);
    expect(read.pages).toBe(1);
    const { exploitant } = marque;
    for (const mention of [
      'Facture',
      'N° 2026-00012',
      // Both dates are those of Brussels.
      'Émise le 1er décembre 2026',
      'Payée le 30 novembre 2026',
      'P-0123456789ABCDEF',
      exploitant.nom,
      `siège : ${exploitant.adresse}`,
      `TVA ${exploitant.numeroEntreprise}`,
      'Numéro d’entreprise 0123.456.749',
      exploitant.rpm,
      `IBAN ${exploitant.iban}`,
      marque.adresseSupport,
      'priorite.example',
      'Chloé Lejeune',
      'Rue de Fer 1',
      '5000 Namur',
      'Théorie permis B',
      'Achat, 1 mois à partir de la première ouverture',
      'Quantité',
      'Prix unitaire hors TVA',
      'Base hors TVA 12,39 €',
      'TVA 21 % 2,60 €',
      'Total TVA comprise 14,99 €',
      'Payé par carte (PayZen) le 30 novembre 2026',
      'La TVA est comprise dans le prix : prix × taux / (100 + taux), soit 14,99 € × 21 / 121 = 2,60 €.',
    ])
      expect(plain(read.texte)).toContain(mention);
    expect(read.polices.length).toBeGreaterThan(0);
    for (const { name, missingFile } of read.polices) {
      expect(missingFile, name).toBe(false);
      expect(name).toMatch(/^[A-Z]{6}\+Overpass/);
    }
    expect(read.langue).toBe('fr-BE');
    expect(read.titre).toBe('Facture n° 2026-00012');
    expect(read.marque).toBe(true);
    const roles = read.roles.map(({ role }) => role);
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      expect(roles).toContain(role);
    expect(read.xmp).toMatch(/pdfaid:part>2<[^]*pdfaid:conformance>A</);
    expect(bytes.includes('/GTS_PDFA1')).toBe(true);
    expect((await drawn()).equals(bytes)).toBe(true);
  });

  test('names a company with its VAT number, the period of a renewal and what was taken off', async () => {
    const texte = await said(
      {
        acheteur: { ...ACHETEUR, societe: SOCIETE },
        renouvellement: 1,
        debut: '2026-11-30T22:30:00.000Z',
        fin: '2027-02-28T22:30:00.000Z',
        prixPlein: 1499,
        remise: 'RENTREE10',
        moyen: 'paypal',
      },
      { montant: 1349 },
    );
    const deLaSociete: Record<keyof Societe, string> = {
      ...SOCIETE,
      tva: 'TVA BE 0123.456.749',
    };
    for (const mention of [
      ...Object.values(deLaSociete),
      'À l’attention de Chloé Lejeune',
      'Renouvellement, du 30 novembre 2026 au 28 février 2027',
      '1 12,39 € 21 % 12,39 €',
      'Remise, code RENTREE10 21 % −1,24 €',
      'Base hors TVA 11,15 €',
      'Total TVA comprise 13,49 €',
      'Payé par PayPal le',
    ])
      expect(texte).toContain(mention);
    expect(texte).not.toContain('Rue de Fer');
  });

  test('that gives back says what it corrects, and why', async () => {
    const avoir = {
      acheteur: { ...ACHETEUR, societe: SOCIETE },
      motif: 'Rétractation, deux jours après l’achat.',
      corrige: '2026-00012',
    };
    const bytes = await drawn(avoir, { serie: 'NC', numero: 'NC 2026-00003', montant: 900 });
    const { titre, texte } = await readPdf(bytes);
    expect(titre).toBe('Note de crédit n° NC 2026-00003');
    for (const mention of [
      'Note de crédit N° NC 2026-00003',
      'Corrige Facture n° 2026-00012',
      'Motif : Rétractation, deux jours après l’achat.',
      'Base hors TVA 7,44 €',
      'Total rendu 9,00 €',
      'Rendu le 30 novembre 2026',
      'Rendu sur la commande P-0123456789ABCDEF, payée par carte (PayZen).',
      'TVA à reverser à l’État dans la mesure où elle a été initialement déduite.',
    ])
      expect(plain(texte)).toContain(mention);
    expect(texte).not.toContain('Il ne reste rien à payer');
    expect(await said({ ...avoir, acheteur: ACHETEUR }, { serie: 'NC' })).not.toContain('déduite');
  });

  test('of what was never taken says that it was cancelled, and nowhere that it went back', async () => {
    const avoir = { motif: 'Commande en double.', corrige: '2026-00012' };
    const texte = await said(avoir, { serie: 'NC', numero: 'NC 2026-00004', avantCapture: 1 });
    for (const mention of [
      'Annulé le 30 novembre 2026',
      'Total annulé 14,99 €',
      'Annulé sur la commande P-0123456789ABCDEF avant d’être débité par carte (PayZen).',
    ])
      expect(texte).toContain(mention);
    expect(texte).not.toMatch(/rendu|payée/i);
  });

  test('says the days that were sold, and seven where an older content has none', async () => {
    expect(await said({ dureeValidite: null, jours: 10 })).toContain('Achat, 10 jours');
    expect(await said({ dureeValidite: null })).toContain('Achat, 7 jours');
  });

  test('without VAT says why, where the owner has set it', async () => {
    expect(await said({}, { taux: 0 })).toContain('TVA 0 % 0,00 € Total TVA comprise 14,99 €');
    expect(await said({}, { taux: 0 })).not.toMatch(/× taux|franchise/);
    vi.spyOn(marque.facture, 'sansTva', 'get').mockReturnValue('Régime particulier de franchise.');
    expect(await said({}, { taux: 0 })).toContain('Régime particulier de franchise.');
    expect(await said()).not.toContain('franchise');
  });

  const LONG = 'W'.repeat(100);
  test.each([
    ['two hundred letters', LONG, LONG],
    ['words as wide as they get', 'M '.repeat(50).trim(), LONG],
    ['right to left', 'שלום עולם', 'محمد العربي'],
    ['what turns the writing around', 'a\u202ecilA\u202c', 'b\u2066\u200f\u0000c\nd'],
    ['emoji and ideograms', '👩‍👩‍👧 🚗🏽', '漢字'],
    ['nothing but a space', ' ', '\u00a0'],
  ])('of hostile names nothing breaks and nothing overlaps: %s', async (_, prenom, nom) => {
    const societe = { ...SOCIETE, nom: `${prenom}${nom}`, adresse: `${nom}${prenom}` };
    const acheteur = { ...ACHETEUR, prenom, nom, societe };
    const read = await readPdf(
      await drawn(
        {
          acheteur,
          libelle: LONG,
          motif: `${LONG}${prenom}`,
          corrige: '2026-00012',
          prixPlein: 2000,
        },
        { serie: 'NC', montant: 99_999_999 },
      ),
    );
    expect(read.pages).toBe(1);
    expect(plain(read.texte)).toContain('999 999,99 €');
    expect(misplaced(read)).toEqual([]);
    for (const { name, missingFile } of read.polices) expect(missingFile, name).toBe(false);
  });
});
