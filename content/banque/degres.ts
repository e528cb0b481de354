import type { Question } from '../question.schema.ts';

/** 4th degree faults: AR of 30 September 2005, article 4. */
const quatrieme = ['4.2', '10.4', '17.2.3°', '20.3', '21.4', '21.6', '22.2', '24', '50'];

/** 3rd degree faults: its article 3. Several articles also contain lesser faults. */
const troisieme = (
  '4.1 4.4 8.3 8.4 9.2 9.7 15 16.5 16.7 17.1 17.2 19.2.2° 19.3.3° 19.4 19.5 22bis ' +
  '22quinquies 22sexies 22septies 22octies 30.1 30.3.2° 30.4 35.1 38 39bis 40 ' +
  '40bis 40ter 40quater 41 44.1 45bis 48bis 61.1.1° 61.1.5° 62bis 62ter 68 72.2 ' +
  '73 85'
).split(' ');

/** Articles on speed limits are serious, but have no degree. */
const vitesse = ['11', '22bis', '22ter', '22quater', '22quinquies', '22sexies', '22novies'].concat([
  '22undecies',
  '22septies',
  '22octies',
  '68',
  '71',
  '65.5',
  '75.3',
]);

/** Serious whatever the circumstances. */
const toujoursGrave = ['8.4', '9.7', '20.3', '38', '40.4.2', '61.1.1°', '72.2', '17.2.3°'];

/** « 12.3.1 » belongs to « 12 »; « 22bis » does not belong to « 22 ». */
const sous = (article: string, liste: string[]): boolean =>
  liste.some((a) => article === a || article.startsWith(`${a}.`) || article.startsWith(`${a} `));
const dans = (article: string, liste: string[]): boolean =>
  sous(article, liste) || liste.some((a) => a.startsWith(`${article}.`));

export function degreOf(question: Question): string {
  if (!question.grave) return 'mineure';
  if (dans(question.article, quatrieme)) return 'grave, 4e degré possible';
  if (dans(question.article, troisieme)) return 'grave, 3e degré';
  return dans(question.article, vitesse) ? 'grave, vitesse' : 'grave, sans article';
}

export const gravite = (question: Question): string[] => {
  if (degreOf(question) === 'grave, sans article')
    return [`${question.ref} est grave, mais l’article ${question.article} ne l’est nulle part`];
  if (
    !question.grave &&
    sous(question.article, toujoursGrave) &&
    !/permis|facultati/.test(question.justification)
  )
    return [`${question.ref} cite l’article ${question.article} et n’est pas grave`];
  return [];
};
