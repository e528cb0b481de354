import type { Langue } from '../../../regles/langue.ts';
import type { Db } from '../../socle/db/database.ts';
import { listReperes, questionMatcher } from '../questions/index.ts';

interface Voulues {
  recherche?: string | undefined;
  idArticleLois?: string | undefined;
  article?: 'avec' | 'sans' | undefined;
  langue?: Langue | undefined;
}

/** Lists matching questions, the newest first, without `outside`, whose number `ecartees` reports. */
export async function offerQuestions(
  db: Db,
  { recherche = '', idArticleLois, article, langue }: Voulues,
  outside: ReadonlySet<number>,
  accueil: boolean,
) {
  const matches = questionMatcher(recherche);
  const matching = (await listReperes(db)).filter(
    (repere) =>
      (!idArticleLois || repere.idArticleLois === idArticleLois) &&
      (!article || (repere.idArticleLois !== null) === (article === 'avec')) &&
      (!langue || repere.langue === langue) &&
      matches(repere),
  );
  const offertes = matching.filter(({ id }) => !outside.has(id));
  return { offertes, ecartees: sentenceOf(matching.length - offertes.length, accueil) };
}

/** No other series has questions of the home page's (docs/decisions/0022); `accueil`: that series itself. */
function sentenceOf(nombre: number, accueil: boolean): string | null {
  if (nombre === 0) return null;
  const une = nombre === 1;
  const combien = une
    ? 'Une question n’est pas proposée'
    : `${nombre} questions ne sont pas proposées`;
  if (accueil)
    return `${combien}\u00a0: ${une ? 'elle se trouve' : 'elles se trouvent'} dans une autre série ou un chapitre, et la page d’accueil dit à tout le monde la bonne réponse aux siennes.`;
  return `${combien}\u00a0: la page d’accueil ${une ? 'la pose, et en dit' : 'les pose, et dit'} la bonne réponse à tout le monde.`;
}
