import type { OutputOf } from '../../../contract/index.ts';
import { calls } from '../../../contract/index.ts';
import { type Comptes, OUVERTES, PARTIES, type PartieDuTableau } from '../../../regles/chiffres.ts';
import { mayMake } from '../../../regles/fonctions.ts';
import { countAcces } from '../../eleve/acces/index.ts';
import { countEleves, countNouveaux } from '../../eleve/compte/index.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { bornesOf, brusselsDay } from '../../socle/texte/jours.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listGivenUp } from '../../socle/mail/echecs.queries.ts';
import { countLacunes, listChangements } from '../../eleve/questions/index.ts';
import {
  countRetractationsATraiter,
  listARegler,
  moisOf,
  netDepuis,
  recetteDe,
} from '../../argent/paiement/index.ts';
import { listSemaines, listSeriesAVoir } from '../../eleve/series/index.ts';
import { countSansGuide, listChapitresAVoir, listModulesAVoir } from '../../eleve/cours/index.ts';
import { namesOfAdmins } from '../admins/index.ts';
import { countEcarts } from '../rapprochement/index.ts';
import { listProduitsACompleter } from '../acces/index.ts';
import { manqueALaSerie, manqueAuChapitre, manqueAuModule } from './manques.ts';

const SEMAINES = 12;
const LAST = 10;

type Chiffre = OutputOf<'getDashboard'>['chiffres'][number];

/** Reads counters and short indexes, so its cost is independent of learners. */
export const getDashboard: Handler<'getDashboard'> = async ({ db, admin, now }) => {
  const may = (partie: PartieDuTableau) => mayMake(admin, calls[OUVERTES[partie]]);
  const [ecole, argent, comptes, composition, banque] = await Promise.all([
    may('ecole') ? readSchool(db, now) : undefined,
    may('argent') ? readArgent(db, now) : undefined,
    may('comptes') ? readComptes(db) : undefined,
    may('composition') ? listACompleter(db) : undefined,
    may('banque') ? readBank(db) : undefined,
  ]);
  const parts = { ecole, argent, comptes, composition, banque } satisfies {
    [P in PartieDuTableau]: { chiffres: Comptes<P> } | undefined;
  };
  return {
    message: 'Le tableau de bord est à jour.',
    ...banque,
    ...composition,
    ...argent,
    ...ecole,
    chiffres: PARTIES.flatMap((partie) => chiffresOf(parts[partie]?.chiffres ?? {})),
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
  const chiffres: Comptes<'banque'> = {
    questionsSansImage: lacunes.sansImage,
    questionsSansJustification: lacunes.sansJustification,
    questionsSansArticle: lacunes.sansArticle,
  };
  return { chiffres, changements };
}

async function readSchool(db: Db, now: Date) {
  const [commences, bientotPerimes, mails, eleves, nouveaux, attente, semaines] = await Promise.all(
    [
      countAcces(db, 'commences', now),
      countAcces(db, 'bientotPerimes', now),
      listGivenUp(db, now, LAST),
      countEleves(db),
      countNouveaux(db, new Date(now.getTime() - PERIODES.accesRecents.ms)),
      countSansGuide(db),
      listSemaines(db, now, SEMAINES),
    ],
  );
  const chiffres: Comptes<'ecole'> = {
    mailsEchoues: mails.nombre,
    attestationsEnAttente: attente,
    eleves,
    elevesNouveaux: nouveaux,
    accesCommences: commences,
    accesBientotPerimes: bientotPerimes,
  };
  return { chiffres, semaines, mailsEchoues: mails.derniers };
}

async function readComptes(db: Db) {
  const chiffres: Comptes<'comptes'> = { ecartsPaiement: await countEcarts(db) };
  return { chiffres };
}

async function readArgent(db: Db, now: Date) {
  const jour = brusselsDay(now.toISOString());
  const ilYASix = Temporal.PlainDate.from(jour).subtract({ days: 6 }).toString();
  const [aRegler, retractations, aujourdHui, septJours, mois] = await Promise.all([
    listARegler(db),
    countRetractationsATraiter(db),
    netDepuis(db, bornesOf(jour).from),
    netDepuis(db, bornesOf(ilYASix).from),
    recetteDe(db, moisOf(now)),
  ]);
  const chiffres: Comptes<'argent'> = { paiementsARegler: aRegler.length, retractations };
  return { chiffres, argent: { aujourdHui, septJours, mois: mois.net } };
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
  const chiffres: Comptes<'composition'> = {
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
