import type { Handler } from '../../socle/http/mount.ts';
import { SOURCES, type Type } from './sources.ts';

export const getRecherche: Handler<'getRecherche'> = async (context) => {
  const { db, input, admin } = context;
  const open = (Object.keys(SOURCES) as Type[]).filter(
    (type) => SOURCES[type].level <= admin.level,
  );
  const found = await Promise.all(
    open.map(async (type) => {
      const trouves = await SOURCES[type].find(db, input.recherche);
      return trouves.map((trouve) => ({ type, ...trouve }));
    }),
  );
  const resultats = found.flat();
  const message = resultats.length === 1 ? '1 résultat.' : `${resultats.length} résultats.`;
  return { resultats, message };
};
