import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { MON_PROFIL } from '../../../regles/adresses.ts';

test('a letter is in its room’s lettres.ts', () => {
  const letters = globSync('server/**/*.ts')
    .filter((file) => !/\.test\.ts$|server\/testing\//.test(file))
    .filter((file) => /\bsalutation: salut\(|\bparagraphes: \[/.test(readFileSync(file, 'utf8')));
  expect(letters.length).toBeGreaterThan(4);
  expect(letters.filter((file) => basename(file) !== 'lettres.ts')).toEqual([]);
});

test('each address of a letter is a page', () => {
  const wordsOf = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll('${MON_PROFIL}', MON_PROFIL)
      .replace('MON_PROFIL.slice(1)', `'${MON_PROFIL.slice(1)}'`);
  const routes = wordsOf('web/routes.ts');
  const files = globSync(['server/**/lettres.ts', 'server/**/lien*ParMail.ts']);
  const pages = files.flatMap((file) =>
    [...wordsOf(file).matchAll(/\$\{(?:adresse|url|APP_URL)\}\/([\w/-]+)|\bpath: '(.+)'/g)].map(
      ([, written, path]) => (written ?? path!).replace(/\/$/, ''),
    ),
  );
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.filter((page) => !routes.includes(`'${page}`))).toEqual([]);
});

test('a lettres.ts has words alone', () => {
  const senders = globSync('server/**/lettres.ts').filter((file) =>
    /\b(queueMail|trx|db)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(senders).toEqual([]);
});

/** The card of viePrivee.md that says why each is sent; `STAFF` has none. */
const STAFF = 'the staff';
const PURPOSES: Record<string, readonly string[]> = {
  'Ton compte': [
    'lettreConfirmation',
    'lettreReprise',
    'lettreAdresseConnue',
    'lettreBienvenue',
    'lettreBienvenueEcole',
    'lettreAdresseQuittee',
    'lettreNouvelleAdresse',
    'lettreNouveauMotDePasse',
    'lettreMotDePasseChange',
    'lettreEffacementDemande',
    'lettreEffacementAnnule',
    'lettreEffacementFait',
  ],
  'Ton apprentissage': ['lettreRappelExamen'],
  'Ton attestation et tes guides': ['lettreAttestation', 'lettreRetrait', 'lettreRappel'],
  'Tes achats': [
    'lettreAchat',
    'lettreAccord',
    'lettreRemboursement',
    'lettreOuvert',
    'lettreRevenu',
    'lettreRetractation',
    'lettreRetractationRefusee',
    'lettreImpossible',
  ],
  [STAFF]: [
    'lettreMotDePasse',
    'lettreFacteur',
    'lettreNiveau',
    'lettreAdresse',
    'lettreFerme',
    'lettreSuperviseur',
    'lettreProprietaire',
    'lettreRemise',
    'lettreAppareil',
    'lettreInvitation',
    'lettreLien',
  ],
};

test('content/legal/viePrivee.md says why each letter is sent', () => {
  const letters = globSync('server/**/lettres.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (lettre\w+)/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(letters.toSorted()).toEqual(Object.values(PURPOSES).flat().toSorted());
  const page = readFileSync('content/legal/viePrivee.md', 'utf8');
  const cards = Object.keys(PURPOSES).filter((card) => card !== STAFF);
  expect(cards.filter((card) => !page.includes(`- titre: ${card}\n`))).toEqual([]);
});
