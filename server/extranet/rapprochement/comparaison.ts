import { FICHES, type Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import type { Avance } from '../../socle/http/avancement.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { champFaux, conflict, Refus } from '../../socle/refus/refus.ts';
import {
  type Fenetre,
  listIdsNamed,
  listIdsOfPeriode,
  listNotres,
  type Mouvement,
  type Notre,
} from '../../argent/paiement/index.ts';
import {
  type Chez as Asked,
  FOURNISSEURS,
  type Service,
} from '../../argent/paiement/fournisseurs/index.ts';
import { compare } from './compare.ts';
import type { Releve } from './readReleve.ts';
import { isIn } from './paires.ts';

export interface Chez extends Asked {
  db: Db;
  avance?: Avance;
}

export interface Comparaison extends ReturnType<typeof compare> {
  periode: Fenetre;
  /** The whole period was read, so vanished differences are settled. */
  complet: boolean;
  /** Payments read completely, whatever the period. */
  relus: number[];
  /** The provider's movements inside (`lignes`) and outside (`dehors`) the period. */
  lignes: number;
  dehors: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Payments are made within days of being opened. */
const OPENED_BEFORE_MS = 31 * DAY_MS;
const MOST = 20_000;
/** Each order is a request. */
const MOST_ASKED = 500;
const AT_ONCE = 5;

export const ALWAYS: Fenetre = { from: '0', to: '9' };

const shifted = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString();
const least = (dates: readonly string[]) => dates.reduce((a, b) => (b < a ? b : a));

/** 409 without keys; `sinon` is appended to the message. */
export function serviceOf(env: Environment, moyen: Moyen, sinon = ''): Service {
  const service = FOURNISSEURS[moyen].service(env);
  if (service) return service;
  const { nom } = FICHES[moyen];
  throw conflict(`${nom} ne peut pas être interrogé d’ici\u00a0: il manque ses clés.${sinon}`);
}

export const isAsked = (env: Environment, moyen: Moyen): boolean =>
  FOURNISSEURS[moyen].service(env) !== undefined;

/** Asks the web service. 409 without keys, 422 for too many payments, 503 on failure. */
export async function compareService(
  chez: Chez,
  moyen: Moyen,
  periode: Fenetre,
  now: Date,
): Promise<Comparaison> {
  const { livres } = serviceOf(chez.env, moyen, ' Déposez son relevé CSV.');
  if (periode.from >= now.toISOString())
    throw new Refus(422, 'Cette période n’a pas encore commencé.');
  const most = livres.par === 'commande' ? MOST_ASKED : MOST;
  const notres = await oursOf(chez.db, moyen, periode, most);
  return answered(chez, moyen, () =>
    livres.par === 'commande'
      ? compareCommandes(chez, livres, notres, periode)
      : comparePeriode(chez, livres, { moyen, notres, periode, now }),
  );
}

type Livres<P extends Service['livres']['par']> = Extract<Service['livres'], { par: P }>;

export async function answered<T>(
  { log }: Pick<Chez, 'log'>,
  moyen: Moyen,
  ask: () => Promise<T>,
): Promise<T> {
  return ask().catch((cause: unknown) => {
    log.warn({ err: cause, moyen }, 'a provider that does not answer');
    throw new Refus(
      503,
      `${FICHES[moyen].nom} ne répond pas\u00a0: rien n’a changé ici. Réessayez dans quelques minutes, ou déposez son relevé CSV.`,
    );
  });
}

async function oursOf(db: Db, moyen: Moyen, periode: Fenetre, most: number): Promise<Notre[]> {
  const ids = await listIdsOfPeriode(db, moyen, periode, most);
  if (ids.length > most)
    throw new Refus(
      422,
      `Il y a plus de ${most.toLocaleString('fr-BE')} paiements dans cette période\u00a0: comparez jour par jour, ou déposez le relevé CSV.`,
    );
  return listNotres(db, ids);
}

/** This provider only answers for named orders. */
async function compareCommandes(
  chez: Chez,
  { list }: Livres<'commande'>,
  nous: Notre[],
  periode: Fenetre,
): Promise<Comparaison> {
  const eux: Mouvement[] = [];
  for (const [at, some] of [...partsOf(nous, AT_ONCE)].entries()) {
    await chez.avance?.({ fait: at * AT_ONCE, total: nous.length });
    const told = await Promise.all(some.map(({ commande }) => list(chez, commande)));
    eux.push(...told.flat());
  }
  const relus = nous.map(({ id }) => id);
  return finish({ eux, nous, periode, fenetre: ALWAYS, complet: false, relus });
}

/** Reads the account since the first of our payments was opened. */
async function comparePeriode(
  chez: Chez,
  { list }: Livres<'periode'>,
  { moyen, notres, periode, now }: { moyen: Moyen; notres: Notre[]; periode: Fenetre; now: Date },
): Promise<Comparaison> {
  const begun = notres.flatMap(({ dateCreation, remboursements }) => [
    dateCreation,
    ...remboursements.filter(({ dateEtat }) => isIn(dateEtat, periode)).map((r) => r.dateCreation),
  ]);
  const earliest = shifted(periode.from, -OPENED_BEFORE_MS);
  const first = least([periode.from, ...begun.filter((date) => date >= earliest)]);
  const from = shifted(first, -HOUR_MS);
  const to = least([shifted(periode.to, DAY_MS), now.toISOString()]);
  const { mouvements: eux, jusque } = await list(chez, { from, to });
  const nous = await withNamed(chez.db, moyen, notres, eux);
  return finish({ eux, nous, periode, fenetre: { from, to: jusque }, complet: true, relus: [] });
}

export async function compareReleve(
  db: Db,
  moyen: Moyen,
  periode: Fenetre,
  { mouvements: eux, fautes }: Releve,
): Promise<Comparaison> {
  if (eux.length === 0 && fautes.length === 0)
    throw champFaux('releve', 'Ce relevé n’a aucun mouvement.');
  if (eux.length > 0 && !eux.some(({ date }) => isIn(date, periode)))
    throw champFaux('releve', 'Aucun mouvement de ce relevé n’est dans la période choisie.');
  const nous = await withNamed(db, moyen, await oursOf(db, moyen, periode, MOST), eux);
  // A missing movement may be on an unreadable line.
  const complet = fautes.length === 0;
  const fenetre = complet ? periode : null;
  return finish({ eux, nous, periode, fenetre, complet, relus: [] });
}

/** Adds our payments that the provider names, whatever their dates. */
async function withNamed(
  db: Db,
  moyen: Moyen,
  nous: Notre[],
  eux: readonly Mouvement[],
): Promise<Notre[]> {
  const known = new Set(nous.map(({ id }) => id));
  const ids = new Set(eux.flatMap(({ id, parent }) => (parent === null ? [id] : [id, parent])));
  const commandes = new Set(eux.flatMap(({ commande }) => commande ?? []));
  const named = await listIdsNamed(db, moyen, { ids: [...ids], commandes: [...commandes] });
  const others = named.filter((id) => !known.has(id));
  return [...nous, ...(await listNotres(db, others))];
}

type AFinir = Parameters<typeof compare>[0] & Pick<Comparaison, 'complet' | 'relus'>;

function finish({ complet, relus, ...aCote }: AFinir): Comparaison {
  const lignes = aCote.eux.filter(({ date }) => isIn(date, aCote.periode)).length;
  const dehors = aCote.eux.length - lignes;
  return { ...compare(aCote), periode: aCote.periode, complet, relus, lignes, dehors };
}

export async function compareOne(
  chez: Chez,
  { livres }: Service,
  notre: Notre,
  jusque: string,
): Promise<Comparaison> {
  const aCote = { nous: [notre], periode: ALWAYS, complet: false, relus: [notre.id] };
  if (livres.par === 'commande') {
    const eux = await livres.list(chez, notre.commande);
    return finish({ ...aCote, eux, fenetre: ALWAYS });
  }
  const from = shifted(notre.dateCreation, -HOUR_MS);
  const told = await livres.list(chez, { from, to: jusque });
  const eux = told.mouvements.filter((each) => concerns(each, notre));
  return finish({ ...aCote, eux, fenetre: { from, to: told.jusque } });
}

export const concerns = (
  { id, parent, commande }: Mouvement,
  notre: Pick<Notre, 'commande' | 'fournisseurId'>,
) =>
  commande === notre.commande ||
  (notre.fournisseurId !== null && [id, parent].includes(notre.fournisseurId));
