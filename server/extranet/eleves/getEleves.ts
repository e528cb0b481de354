import { type Champ, namesOf } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { isAssez } from '../../../regles/recherche.ts';
import {
  listAccesDonnesDe,
  listElevesDesAcces,
  listProduitsADonner,
} from '../../eleve/acces/index.ts';
import {
  findByAdresse,
  listEleves,
  listReperesDesEleves,
  rechercheOf,
} from '../../eleve/compte/index.ts';
import { listClassesDuMoniteur, listClassesOffertes } from '../../eleve/classes/index.ts';
import { isPret, listSignalements, listSituations, narrow } from '../../eleve/signalement/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { type Cell, headOf, jourOf, rowOf } from '../../socle/texte/csv.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { namesOfAdmins } from '../admins/index.ts';
import { ligneOf } from './eleveOf.ts';

type ElevesVoulus = Omit<Parameters<Handler<'exportEleves'>>[0]['input'], 'ids'>;

/** A filter offers no more of them; a class's own page leads to the others. */
const CLASSES_OFFERTES = 100;

export const getEleves: Handler<'getEleves'> = async ({ db, input, now }) => {
  const { page, taille, ...voulu } = input;
  const { ids, comptes } = await listVoulus(db, voulu, now);
  const found = pageIn(ids, page, taille);
  const lus = await readAll(db, found.data, now);
  const situations = await listSituations(db, found.data);
  const data = lus.map((eleve) => {
    const situation = situations.get(eleve.id);
    return {
      ...eleve,
      confirme: flagOf(eleve.dateVerification !== null),
      vuLe: situation?.vuLe ?? null,
      pret: flagOf(isPret(situation?.pret ?? null)),
      bloque: flagOf(situation?.bloque === 1),
    };
  });
  const produit = (await listProduitsADonner(db)).map(({ id, libelle }) => ({
    value: String(id),
    label: libelle,
    nombre: comptes.produits[id] ?? 0,
  }));
  const message = found.total === 1 ? '1 élève.' : `${found.total} élèves.`;
  return {
    eleves: { ...found, data },
    comptes: { ...comptes.choisis, produit, ...(await nommesOf(db, comptes.classes)) },
    message,
  };
};

/** A learner in two classes of one teacher counts twice with him. */
async function nommesOf(db: Db, nombres: readonly number[]) {
  const offertes = await listClassesOffertes(db, CLASSES_OFFERTES);
  const noms = await namesOfAdmins(
    db,
    offertes.map(({ moniteur_id }) => moniteur_id),
  );
  return {
    classe: offertes.map((classe) => ({
      value: String(classe.id),
      label: classe.libelle,
      nombre: nombres[classe.id] ?? 0,
    })),
    moniteur: [...noms].map(([moniteur_id, label]) => ({
      value: String(moniteur_id),
      label,
      nombre: offertes
        .filter((classe) => classe.moniteur_id === moniteur_id)
        .reduce((sum, classe) => sum + (nombres[classe.id] ?? 0), 0),
    })),
  };
}

/** An exact e-mail match comes first, then the order that was asked for. */
async function listVoulus(
  db: Db,
  { recherche = '', champ, acces, tri = 'recents', moniteur, ...filtres }: ElevesVoulus,
  now: Date,
) {
  const all = await listSignalements(db, tri);
  const commences = acces && (await listElevesDesAcces(db, acces, now));
  const exact = isAssez(recherche) ? await findByAdresse(db, recherche, champ) : undefined;
  const trouves = isAssez(recherche) ? await listTrouves(db, recherche, champ) : undefined;
  const siennes = moniteur === undefined ? undefined : await listClassesDuMoniteur(db, moniteur);
  const offered =
    commences || trouves || siennes
      ? all.filter(
          ({ id, classes }) =>
            (commences?.has(id) ?? true) &&
            (trouves?.has(id) ?? true) &&
            (siennes === undefined || classes.some((classe) => siennes.has(classe))),
        )
      : all;
  const found = narrow(offered, filtres, now.getTime());
  if (exact === undefined || !found.ids.includes(exact)) return found;
  return { ...found, ids: [exact, ...found.ids.filter((id) => id !== exact)] };
}

async function listTrouves(db: Db, recherche: string, champ: ElevesVoulus['champ']) {
  const fits = rechercheOf(recherche, champ);
  const exact = await findByAdresse(db, recherche, champ);
  const found = new Set(exact === undefined ? [] : [exact]);
  for (const repere of await listReperesDesEleves(db)) if (fits(repere)) found.add(repere.id);
  return found;
}

async function readAll(db: Db, ids: number[], now: Date) {
  const [eleves, acces] = await Promise.all([listEleves(db, ids), listAccesDonnesDe(db, ids, now)]);
  const parEleve = Map.groupBy(acces, ({ eleve_id }) => eleve_id);
  return eleves.map((eleve) => ({ ...eleve, acces: parEleve.get(eleve.id) ?? [] }));
}

const LINES_AT_A_TIME = 500;
/** The school's note stays in the school. */
const { prenom, nom, email, newsletter, contratSigne, note: _, ...autres } = ELEVE;
const CHAMPS = namesOf({ nom, prenom, email, ...autres, contratSigne, newsletter });

type EleveLu = Awaited<ReturnType<typeof readAll>>[number];
const COLONNES: readonly (readonly [tete: string, cell: (eleve: EleveLu) => Cell])[] = [
  ['Numéro', ({ id }) => id],
  ...CHAMPS.map(
    (champ) =>
      [ELEVE[champ].label, (eleve: EleveLu) => cellOf(ELEVE[champ], eleve[champ])] as const,
  ),
  ['E-mail confirmé', ({ dateVerification }) => ouiNon(dateVerification !== null)],
  ['Inscrit le', ({ dateCreation }) => jourOf(brusselsDay(dateCreation))],
  // projetsOf.ts reads this format.
  ['Accès', ({ acces }) => acces.map(({ libelle, etat }) => `${libelle} (${etat})`).join(', ')],
];

/** Exports no register numbers. The journal records the export, but not the search words. */
export const exportEleves: Handler<'exportEleves'> = async (context) => {
  const { db, write, input, now } = context;
  const { ids: coches, ...voulu } = input;
  const ids = coches ?? (await listVoulus(db, voulu, now)).ids;
  await write(async () => ({ journal: ligneOf(null, { nombre: ids.length }) }));
  const jour = brusselsDay(now.toISOString());
  return { nom: `eleves-${jour}.csv`, type: 'text/csv', contenu: linesOf(db, ids, now) };
};

async function* linesOf(db: Db, ids: number[], now: Date): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(headOf(COLONNES.map(([tete]) => tete)));
  for (const some of partsOf(ids, LINES_AT_A_TIME)) {
    const eleves = await readAll(db, some, now);
    const rows = eleves.map((eleve) => rowOf(COLONNES.map(([, cell]) => cell(eleve))));
    yield encoder.encode(rows.join(''));
  }
}

function cellOf({ genre }: Champ, value: string | number | null): Cell {
  if (genre === 'drapeau') return ouiNon(value === 1);
  return genre === 'jour' ? jourOf(value as string | null) : value;
}

const ouiNon = (is: boolean) => (is ? 'oui' : 'non');
