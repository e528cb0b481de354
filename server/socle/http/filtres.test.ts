// On one database: it is no filter's own test, but asks for a choice of each.
import { beforeAll, expect, test } from 'vitest';
import type { CallName, InputOf } from '../../../contract/index.ts';
import { findAccueil } from '../../eleve/series/index.ts';
import { addPaiement } from '../../testing/facture.ts';
import { ecart } from '../../testing/rapprochement.ts';
import { saisie } from '../../testing/banque.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { addFacile } from '../../testing/statistiques.ts';

type Envoi<N extends CallName> = NonNullable<InputOf<N>>;
type Liste = {
  [N in CallName]: string extends keyof Envoi<N>
    ? never
    : 'page' extends keyof Envoi<N>
      ? N
      : never;
}[CallName];
/** They say how much is read, or which one; a learner's own list is his access's. */
type Autre =
  | 'page'
  | 'tri'
  | 'taille'
  | 'pageChapitres'
  | 'all'
  | 'id'
  | 'questions'
  | 'texte'
  | 'texteOnly';
type Choix<N extends Liste> = {
  [F in Exclude<keyof Envoi<N>, Autre>]-?: readonly [choix: unknown, beside?: Envoi<N>];
};

const RIEN = 'zwaluw';
const school = await openSchoolForFile();
const chef = await school.login('superviseur@demo.be');
const accueil = (await findAccueil(school.database.read))!;

/** A new list, and a new filter of one, does not compile without a choice here. */
const CHOIX: { [N in Exclude<Liste, 'getHistoriqueExamens'>]: Choix<N> } = {
  getAccesExtranet: {
    recherche: [RIEN],
    type: ['QT'],
    actif: [0],
    manque: [1],
  },
  getCaisse: {
    etat: ['rembourse'],
    moyen: ['paypal'],
    mois: ['2026-10'],
    jour: ['2026-11-20'],
    aRegler: [1],
    recherche: [RIEN],
  },
  getChapitresExtranet: {
    idArticleLois: ['12.1'],
    article: ['sans'],
    rechercheQuestion: ['tram'],
    recherche: [RIEN],
    acces_id: [0],
    etat: ['incomplete'],
  },
  getCorbeille: { objet: ['eleve'] },
  getClasses: { recherche: [RIEN], etat: ['finies'] },
  getEcarts: { moyen: ['paypal'], regles: [1] },
  getEleves: {
    recherche: [RIEN],
    champ: ['nom', { recherche: 'demo' }],
    acces: ['commences'],
    produit: [999],
    classe: [999],
    moniteur: [999],
    situation: ['desactive'],
    suivi: ['bloque'],
    visite: ['jamais'],
    newsletter: [1],
    contrat: [0],
  },
  getFaitsExtranet: { etat: ['arevoir'] },
  getJournal: {
    admin_id: [999],
    objet: ['eleve'],
    objet_id: [999, { objet: 'remise' }],
    jour: ['2026-11-20'],
  },
  getModulesExtranet: { recherche: [RIEN], acces_id: [0], etat: ['incomplete'] },
  getQuestions: {
    idArticleLois: ['12.1'],
    langue: ['NL'],
    recherche: [RIEN],
    theme_id: [1],
    image: ['sans'],
    justification: ['sans'],
    article: ['sans'],
    grave: [1],
    depuis: ['2099-01-01'],
  },
  getRemises: { recherche: [RIEN], etat: ['terminee'] },
  getSentinelle: { constat: ['cle'], regles: [1] },
  getThemesExtranet: {
    recherche: [RIEN],
    etat: ['incomplete'],
    idArticleLois: ['12.1', { questions: 1 }],
    langue: ['NL', { questions: 1 }],
    theme_id: [accueil.id, { questions: 1 }],
  },
  getUsers: { recherche: [RIEN] },
};

beforeAll(async () => {
  const remise = { code: 'ETE26', libelle: 'Été', pourcentage: 10, actif: 1 };
  const { id } = await chef.call('addRemise', remise);
  await chef.call('deleteRemise', { id });
  await chef.call('addRemise', remise);
  await addPaiement(school, (await school.login('eleve@demo.be')).id);
  await chef.call('addClasse', { libelle: 'Mardi' });
  await ecart(school);
  const sue = await chef.call('addQuestion', saisie);
  await addFacile(school, sue.id);
});

async function totalOf(name: CallName, input: object): Promise<number> {
  const { status, ...answer } = await chef.call(name, input);
  if (status !== 200) throw new Error(`${name}: ${status}`);
  const totals = Object.values(answer).flatMap(
    (list: { total?: number } | null) => list?.total ?? [],
  );
  return totals.reduce((sum, total) => sum + total, 0);
}

const each = Object.entries(CHOIX).flatMap(([name, filtres]) =>
  Object.entries(filtres).map(
    ([filtre, [choix, beside = {}]]: [string, readonly [unknown, object?]]) =>
      [name as CallName, filtre, choix, beside] as const,
  ),
);

test.each(each)('%s finds fewer by « %s »', async (name, filtre, choix, beside) => {
  const some = await totalOf(name, { ...beside, [filtre]: choix });
  expect(some).toBeLessThan(await totalOf(name, beside));
});
