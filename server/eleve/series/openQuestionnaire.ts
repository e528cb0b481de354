import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import { shuffled } from '../../../drawing/alea.ts';
import { type Appel, begin, firstUnanswered } from '../tentatives/index.ts';
import { MODE_SERIE } from './mode.ts';
import { findSerieTentative, findTheme } from './series.queries.ts';

interface SerieVoulue {
  acces_id: number;
  acces_user_id: number;
  theme_id: number;
}

/** Returns the open attempt, or begins one; later ones are shuffled. The caller locks the access. */
export async function openQuestionnaire(
  trx: Db,
  qui: Pick<Appel, 'eleve' | 'now'>,
  { acces_id, acces_user_id, theme_id }: SerieVoulue,
) {
  const latest = await findSerieTentative(trx, { acces_user_id, theme_id });
  if (latest?.dateFin === null) return openedOf(latest);
  const theme = await findTheme(trx, acces_id, theme_id);
  if (!theme) throw pasLeSien();
  const { libelle, listeQuestions } = theme;
  const ids = idsOf(listeQuestions);
  const begun = await begin(trx, MODE_SERIE, qui, {
    acces_user_id,
    columns: { theme_id, libelle },
    ids: latest ? shuffled(ids, randomInt) : ids,
    rien: 'Cette série n’a pas encore de question.',
  });
  return openedOf(begun);
}

const openedOf = (tentative: Parameters<typeof firstUnanswered>[0] & { id: number }) => ({
  question_id: firstUnanswered(tentative),
  questionnaire_id: tentative.id,
});
