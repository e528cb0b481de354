import type { OutputOf } from '../../../contract/index.ts';
import { type Comptes, PARTIES } from '../../../regles/chiffres.ts';
import { LEVELS, type Level } from '../../../regles/niveaux.ts';
import { countAcces } from '../../eleve/acces/index.ts';
import { countEleves } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listGivenUp } from '../../socle/mail/echecs.queries.ts';
import { countLacunes, listChangements } from '../../eleve/questions/index.ts';
import { countRetractationsATraiter } from '../../argent/paiement/index.ts';
import { listSemaines, listSeriesAVoir } from '../../eleve/series/index.ts';
import { listChapitresAVoir, listModulesAVoir } from '../../eleve/cours/index.ts';
import { namesOfAdmins } from '../admins/index.ts';
import { countEcarts } from '../rapprochement/index.ts';
import { listProduitsACompleter } from '../acces/index.ts';
import { manqueALaSerie, manqueAuChapitre, manqueAuModule } from './manques.ts';

const SEMAINES = 12;
const LAST = 10;

type Chiffre = OutputOf<'getDashboard'>['chiffres'][number];

/** Reads counters and short indexes, so its cost is independent of learners. */
export const getDashboard: Handler<'getDashboard'> = async ({ db, admin, now }) => {
  const [bank, composition, school] = await Promise.all([
    readBank(db),
    admin.level >= PARTIES.composition ? listACompleter(db) : undefined,
    admin.level >= PARTIES.ecole ? readSchool(db, now) : undefined,
  ]);
  const parts = { 1: bank, [PARTIES.composition]: composition, [PARTIES.ecole]: school } satisfies {
    [L in Level]: { chiffres: Comptes<L> } | undefined;
  };
  return {
    message: 'Le tableau de bord est à jour.',
    ...bank,
    ...composition,
    ...school,
    chiffres: LEVELS.flatMap((level) => chiffresOf(parts[level]?.chiffres ?? {})),
  };
};

const chiffresOf = (comptes: Record<string, number>): Chiffre[] =>
  (Object.keys(comptes) as Chiffre['cle'][]).map((cle) => ({ cle, nombre: comptes[cle]! }));

async function readBank(db: Db) {
  const [lacunes, versions] = await Promise.all([countLacunes(db), listChangements(db, LAST)]);
  const auteurs = versions.map(({ admin_id }) => admin_id);
  const noms = await namesOfAdmins(db, auteurs);
  const changements = versions.map(({ admin_id, ...version }) => ({
    ...version,
    auteur: noms.get(admin_id) ?? null,
  }));
  const chiffres: Comptes<1> = {
    questionsSansImage: lacunes.sansImage,
    questionsSansJustification: lacunes.sansJustification,
    questionsSansArticle: lacunes.sansArticle,
  };
  return { chiffres, changements };
}

async function readSchool(db: Db, now: Date) {
  const [commences, bientotPerimes, mails, eleves, semaines, ecarts, retractations] =
    await Promise.all([
      countAcces(db, 'commences', now),
      countAcces(db, 'bientotPerimes', now),
      listGivenUp(db, now, LAST),
      countEleves(db),
      listSemaines(db, now, SEMAINES),
      countEcarts(db),
      countRetractationsATraiter(db),
    ]);
  const chiffres: Comptes<typeof PARTIES.ecole> = {
    eleves,
    accesCommences: commences,
    accesBientotPerimes: bientotPerimes,
    mailsEchoues: mails.nombre,
    ecartsPaiement: ecarts,
    retractations,
  };
  return { chiffres, semaines, mailsEchoues: mails.derniers };
}

type ACompleter = NonNullable<OutputOf<'getDashboard'>['aCompleter']>[number];

/** Rows listed of each kind; the figure counts all. */
const MOST_SHOWN = 20;

async function listACompleter(db: Db) {
  const [series, modules, chapitres, produits] = await Promise.all([
    listSeriesAVoir(db).then((rows) => withManque('serie', rows, manqueALaSerie)),
    listModulesAVoir(db).then((rows) => withManque('module', rows, manqueAuModule)),
    listChapitresAVoir(db).then((rows) => withManque('chapitre', rows, manqueAuChapitre)),
    listProduitsACompleter(db).then((rows) =>
      rows.map((row) => ({ nature: 'produit' as const, ...row })),
    ),
  ]);
  const chiffres: Comptes<typeof PARTIES.composition> = {
    seriesACompleter: series.length,
    modulesACompleter: modules.length,
    chapitresACompleter: chapitres.length,
    produitsACompleter: produits.length,
  };
  return {
    chiffres,
    aCompleter: [series, modules, chapitres, produits].flatMap((some) => some.slice(0, MOST_SHOWN)),
  };
}

function withManque<T extends { id: number; libelle: string }>(
  nature: ACompleter['nature'],
  rows: T[],
  manqueA: (row: T) => string | null,
): ACompleter[] {
  return rows.flatMap((row) => {
    const manque = manqueA(row);
    return manque === null ? [] : [{ nature, id: row.id, libelle: row.libelle, manque }];
  });
}
