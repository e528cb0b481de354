import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import { begin, shuffled, type Tentative } from '../tentatives/index.ts';
import { SERIE } from './regles.ts';
import { findTheme } from './series.queries.ts';

/**
 * Fixes a new attempt: the series' own order on the first one, shuffled on later ones. The caller
 * holds the access and has found no open attempt.
 */
export async function beginQuestionnaire(
  trx: Db,
  acces: { eleve_id: number; acces_id: number; acces_user_id: number },
  theme_id: number,
  { premier, now }: { premier: boolean; now: Date },
): Promise<Tentative<'serie'>> {
  const theme = await findTheme(trx, acces.acces_id, theme_id);
  if (!theme) throw pasLeSien();
  const { eleve_id, acces_user_id } = acces;
  const ids = idsOf(theme.listeQuestions);
  return begin(
    trx,
    SERIE,
    { eleve_id, now },
    {
      acces_user_id,
      theme_id,
      libelle: theme.libelle,
      ids: premier ? ids : shuffled(ids, randomInt),
      rien: 'Cette série n’a pas encore de question.',
    },
  );
}
