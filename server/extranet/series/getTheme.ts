import type { Handler } from '../../socle/http/mount.ts';
import { findThemeEntier } from '../../eleve/series/index.ts';
import { sansSerie, serieEntiere } from './serieEntiere.ts';

export const getTheme: Handler<'getTheme'> = async ({ db, input, now }) => {
  const theme = await findThemeEntier(db, input.id);
  if (!theme) throw sansSerie();
  return {
    theme: await serieEntiere(db, theme, now),
    message: `Série «\u00a0${theme.libelle}\u00a0».`,
  };
};
