import { THEME } from '../../../regles/theme.ts';
import type { Db } from '../../socle/db/database.ts';
import { holdEach } from '../../eleve/questions/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { RIEN_CHANGE, depasse } from '../../socle/refus/depasse.ts';
import {
  findThemeEntier,
  holdTheme,
  isAccueil,
  saveTheme,
  type Theme,
  versionOf,
} from '../../eleve/series/index.ts';
import { refuseHorsDAtteinte } from './accueil.ts';
import { longueurOf } from './serie.ts';
import { sansSerie, serieEntiere } from './serieEntiere.ts';

export const editTheme: Handler<'editTheme'> = async (context) => {
  const { db, write, admin, input, now } = context;
  const { id, libelle, listeQuestions: questions } = input;
  const voulu = { libelle, listeQuestions: questions.join(';') };
  const before = await findThemeEntier(db, id);
  if (!before) throw sansSerie();
  const version = versionOf(voulu);
  if (version === versionOf(before)) return { version, message: RIEN_CHANGE };
  await write(async (trx) => {
    await holdEach(trx, questions);
    const theme = await holdTheme(trx, id);
    if (!theme) throw sansSerie();
    await refuseOvertaken(trx, theme, input.version, now);
    await refuseHorsDAtteinte(trx, questions, isAccueil(theme));
    await saveTheme(trx, id, { libelle, questions }, { admin_id: admin.id, now });
    const { libelle: nom, listeQuestions } = theme;
    const avant = { libelle: nom, listeQuestions };
    return { journal: { objet: 'theme', objet_id: id, avant, apres: voulu } };
  });
  return {
    version,
    message: `La série «\u00a0${libelle}\u00a0» a été modifiée\u00a0: ${longueurOf(questions.length)}.`,
  };
};

async function refuseOvertaken(trx: Db, theme: Theme, began: string | undefined, now: Date) {
  if (began === undefined || began === versionOf(theme)) return;
  const leur = await serieEntiere(trx, theme, now);
  throw depasse(THEME.ce, leur.auteur ?? 'Quelqu’un', { theme: leur });
}
