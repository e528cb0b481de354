import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type InfoDemandee, infosManquantes } from './rdv.ts';

const complet = {
  dateNaissance: '1985-07-30',
  registreNational: '85073003328',
  rue: 'Rue Haute 1',
  localite: 'Namur',
  codePostal: '5000',
};

test('the appointment needs each of the five', () => {
  expect(infosManquantes(complet)).toBe(false);
  for (const champ of Object.keys(complet)) {
    expect(infosManquantes({ ...complet, [champ]: null }), champ).toBe(true);
    expect(infosManquantes({ ...complet, [champ]: '' }), champ).toBe(true);
  }
});

const MOTS = {
  dateNaissance: 'naissance',
  registreNational: 'registre national',
  rue: 'adresse',
  localite: 'adresse',
  codePostal: 'adresse',
} satisfies Record<InfoDemandee, string>;

const FORM = 'web/eleve/compte/VerifierInfos.tsx';
const SENTENCES = [
  'server/eleve/cours/lettres.ts',
  'server/extranet/eleves/attestationsDeLEleve.ts',
];

test('what is asked has its field in the form, and its word where it is missed', () => {
  const lacking = Object.entries(MOTS).flatMap(([champ, mot]) => [
    ...(new RegExp(`field\\('${champ}'\\)|name="${champ}"`).test(readFileSync(FORM, 'utf8'))
      ? []
      : [`${FORM}: ${champ}`]),
    ...SENTENCES.filter((file) => !readFileSync(file, 'utf8').includes(mot)).map(
      (file) => `${file}: ${mot}`,
    ),
  ]);
  expect(lacking).toEqual([]);
});
