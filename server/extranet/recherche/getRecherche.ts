import { type CallName, type OutputOf, calls } from '../../../contract/index.ts';
import type { Call } from '../../../contract/call.ts';
import { mayMake } from '../../../regles/fonctions.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listProduitsByMots } from '../../eleve/acces/index.ts';
import { listElevesByMots } from '../../eleve/compte/index.ts';
import { listAttestationsByMots } from '../../eleve/attestation/index.ts';
import { listAdminsByMots } from '../admins/index.ts';
import { listPaiementsByMots } from '../paiement/index.ts';
import { listElevesDuMoniteur } from '../../eleve/classes/index.ts';
import type { Admin } from '../../socle/securite/session.ts';
import type { Db } from '../../socle/db/database.ts';
import { listChapitresByMots, listModulesByMots } from '../../eleve/cours/index.ts';
import { listQuestionsByMots } from '../../eleve/questions/index.ts';
import { listThemesByMots } from '../../eleve/series/index.ts';

export const getRecherche: Handler<'getRecherche'> = async (context) => {
  const { db, input, admin } = context;
  const open = (Object.keys(SOURCES) as Type[]).filter((type) =>
    mayMake(admin, calls[SOURCES[type].comme] as Call),
  );
  const found = await Promise.all(
    open.map(async (type) => {
      const trouves = await SOURCES[type].find(db, input.recherche, admin);
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
  /** These are found by whoever may make this call. */
  comme: CallName;
  /** Must cost no more than a page of the resource's list. */
  find: (
    db: Db,
    recherche: string,
    admin: Pick<Admin, 'id' | 'fonction'>,
  ) => Promise<{ id: number; libelle: string; detail: string | null }[]>;
}

/** A room adds its type in contract/extranet/recherche.ts, its line here, its name in web/extranet/cadre/Palette.tsx. */
export const SOURCES: Record<Type, Source> = {
  eleve: {
    comme: 'getEleve',
    find: async (db, recherche, { id, fonction }) =>
      listElevesByMots(
        db,
        recherche,
        fonction === 'moniteur' ? await listElevesDuMoniteur(db, id) : undefined,
      ),
  },
  paiement: { comme: 'getCaisse', find: listPaiementsByMots },
  attestation: { comme: 'getAttestationsExtranet', find: listAttestationsByMots },
  question: { comme: 'getQuestions', find: listQuestionsByMots },
  theme: { comme: 'getThemesExtranet', find: listThemesByMots },
  chapitre: { comme: 'getChapitresExtranet', find: listChapitresByMots },
  module: { comme: 'getModulesExtranet', find: listModulesByMots },
  acces: { comme: 'getAccesExtranet', find: listProduitsByMots },
  admin: { comme: 'getUsers', find: listAdminsByMots },
};
