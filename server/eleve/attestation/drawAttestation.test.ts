import { describe, expect, test } from 'vitest';
import { codeLisible, codeOf, readCode } from '../../../regles/codeAttestation.ts';
import { marque } from '../../../marque.ts';
import { misplaced, readPdf } from '../../testing/pdf.ts';
import type { Contenu } from './contenu.ts';
import { initialesOf } from './contenu.ts';
import { drawAttestation } from './drawAttestation.ts';

const CODE = codeOf(Uint8Array.from({ length: 15 }, (_, at) => at * 37 + 5));
const drawn = (contenu: Partial<Contenu> = {}) =>
  drawAttestation({
    numero: '2026-00012',
    code: CODE,
    dateDebut: '2026-11-20T10:00:00.000Z',
    dateFin: '2026-11-21T10:00:00.000Z',
    dateDelivrance: '2026-11-30T23:30:00.000Z',
    adresse: 'https://priorite.example',
    contenu: {
      prenom: 'Chloé',
      nom: 'Lejeune',
      dateNaissance: '1985-07-30',
      registreNational: '85073003328',
      cours: 'Rendez-vous pédagogique',
      guides: [
        { prenom: 'Marie-Hélène', nom: 'Vandenbrœck' },
        { prenom: 'Jean', nom: 'D’Hondt' },
      ],
      ...contenu,
    },
  });
const plain = (texte: string) => texte.replace(/\s+/g, '');

describe('an attestation as another program reads it', () => {
  test('says everything, in letters that are in it, tagged, in French, with its proof', async () => {
    const bytes = await drawn();
    const read = await readPdf(bytes);
    expect(read.pages).toBe(1);
    for (const said of [
      'Attestation',
      'N° 2026-00012',
      'Chloé Lejeune',
      '30 juillet 1985',
      '85.07.30-033.28',
      'Rendez-vous pédagogique',
      '20 novembre 2026',
      '21 novembre 2026',
      'Délivrée le 1er décembre 2026',
      'Marie-Hélène Vandenbrœck',
      'Jean D’Hondt',
      marque.exploitant.nom,
      marque.exploitant.numeroEntreprise,
      codeLisible(CODE),
    ])
      expect(read.texte).toContain(said);
    expect(read.polices.length).toBeGreaterThan(0);
    for (const { name, missingFile } of read.polices) {
      expect(missingFile, name).toBe(false);
      expect(name).toMatch(/^[A-Z]{6}\+Overpass/);
    }
    expect(read.langue).toBe('fr-BE');
    expect(read.titre).toBe('Attestation de rendez-vous pédagogique n° 2026-00012');
    expect(read.marque).toBe(true);
    const roles = read.roles.map(({ role }) => role);
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
      expect(roles).toContain(role);
    for (const { alt } of read.roles.filter(({ role }) => role === 'Figure'))
      expect(alt).toMatch(/^(Logo de|Code QR qui mène à https)/);
    expect(read.xmp).toMatch(/pdfaid:part>2<[^]*pdfaid:conformance>A</);
    expect(bytes.includes('/GTS_PDFA1')).toBe(true);
    expect(read.liens).toEqual(['https://priorite.example/attestation']);
    expect(read.qr).toBe(`https://priorite.example/attestation/${codeLisible(CODE)}`);
    expect(readCode(read.qr!.split('/').at(-1)!)).toBe(CODE);
  });

  test('is the same bytes for the same attestation', async () => {
    expect((await drawn()).equals(await drawn())).toBe(true);
  });

  const LONG = 'W'.repeat(100);
  test.each([
    ['two hundred letters', LONG, LONG],
    ['words as wide as they get', 'M '.repeat(50).trim(), LONG],
    ['quotes and marks', '"\'«» ` &<>()\\%', 'O\'Brien "d\'Ö"'],
    ['right to left', 'שלום עולם', 'محمد العربي'],
    ['what turns the writing around', 'a\u202ecilA\u202c', 'b\u2066\u200f\u0000c\nd'],
    ['Greek, Cyrillic, Vietnamese', 'Ελένη', 'Дмитрий Nguyễn Ęątš'],
    ['emoji and ideograms', '👩‍👩‍👧 🚗🏽', '漢字'],
    ['an accent a letter, many times', `e${'\u0301'.repeat(30)}`, 'Z\u0335\u0336'],
    ['nothing but a space', ' ', '\u00a0'],
  ])('of hostile names nothing breaks and nothing overlaps: %s', async (_, prenom, nom) => {
    const guides = [
      { prenom, nom },
      { prenom: nom, nom: prenom },
    ];
    const read = await readPdf(await drawn({ prenom, nom, guides }));
    expect(read.pages).toBe(1);
    expect(read.qr).toContain(codeLisible(CODE));
    expect(read.texte).toContain('85.07.30-033.28');
    expect(misplaced(read)).toEqual([]);
    for (const { name, missingFile } of read.polices) expect(missingFile, name).toBe(false);
  });

  test('what our letters lack is in others, and what none has is marked and told in full', async () => {
    const read = await readPdf(await drawn({ prenom: 'Ελένη', nom: '漢字' }));
    expect(plain(read.texte)).toContain('Ελένη\uFFFD\uFFFD');
    expect(read.polices.map(({ name }) => name).join()).toMatch(/DejaVu/);
    expect(
      plain((await readPdf(await drawn({ prenom: 'Дмитрий', nom: 'Nguyễn' }))).texte),
    ).toContain('ДмитрийNguyễn');
  });
});

describe('its code', () => {
  test('is read however it was typed', () => {
    const typed = codeLisible(CODE);
    for (const same of [
      typed.toLowerCase(),
      ` ${typed.replaceAll('-', ' ')} `,
      typed.replaceAll('-', '–'),
      typed.replaceAll('1', 'l').replaceAll('0', 'O').replaceAll('V', 'u'),
      typed.replaceAll('1', 'I').replaceAll('-', ''),
    ])
      expect(readCode(same), same).toBe(CODE);
  });

  test('one wrong sign is found, wherever it is, and so is one too few', () => {
    const signes = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (let at = 0; at < CODE.length; at++)
      for (const signe of signes)
        if (signe !== CODE[at])
          expect(readCode(CODE.slice(0, at) + signe + CODE.slice(at + 1))).toBeNull();
    expect(readCode(CODE.slice(1))).toBeNull();
    expect(readCode('')).toBeNull();
  });

  test('two neighbours that changed places are found, but for 0 and Z', () => {
    const swapped = Array.from({ length: CODE.length - 1 }, (_, at) => at)
      .filter((at) => CODE[at] !== CODE[at + 1] && !/0Z|Z0/.test(CODE.slice(at, at + 2)))
      .map((at) => CODE.slice(0, at) + CODE[at + 1]! + CODE[at]! + CODE.slice(at + 2));
    expect(swapped.length).toBeGreaterThan(10);
    expect(swapped.filter((code) => readCode(code) !== null)).toEqual([]);
  });
});

test.each([
  [['Chloé', 'Lejeune'], 'C. L.'],
  [['émile', "d'Hondt"], 'É. D.'],
  [['Jean-Rémi', 'שלום'], 'J. ש.'],
])('initials of %j', (noms, initiales) => {
  expect(initialesOf(...noms)).toBe(initiales);
});
