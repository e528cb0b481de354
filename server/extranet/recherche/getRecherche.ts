import type { OutputOf } from '../../../contract/index.ts';
import type { Level } from '../../../regles/niveaux.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listProduitsByMots } from '../../eleve/acces/index.ts';
import { listElevesByMots } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { listChapitresByMots, listModulesByMots } from '../../eleve/cours/index.ts';
import { listQuestionsByMots } from '../../eleve/questions/index.ts';
import { listThemesByMots } from '../../eleve/series/index.ts';

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

type Resultat = OutputOf<'getRecherche'>['resultats'][number];
export type Type = Resultat['type'];

interface Source {
  level: Level;
  /** Must cost no more than a page of the resource's list. */
  find: (
    db: Db,
    recherche: string,
  ) => Promise<{ id: number; libelle: string; detail: string | null }[]>;
}

/** A room adds its type in contract/extranet/recherche.ts, its line here, its name in web/extranet/cadre/Palette.tsx. */
export const SOURCES: Record<Type, Source> = {
  eleve: { level: 10, find: listElevesByMots },
  question: { level: 1, find: listQuestionsByMots },
  theme: { level: 9, find: listThemesByMots },
  chapitre: { level: 9, find: listChapitresByMots },
  module: { level: 9, find: listModulesByMots },
  acces: { level: 9, find: listProduitsByMots },
};
