import { calls } from '../../../contract/index.ts';
import { faitOf, isARevoir } from '../../../droit/faits.ts';
import { combien } from '../../../regles/ecriture.ts';
import { FAIT } from '../../../regles/fait.ts';
import type { Db } from '../../socle/db/database.ts';
import { type FaitTenu, holdFaitsDe, listFaits } from '../../socle/faits/faits.queries.ts';
import { insertFait, removeFait, restoreFait, saveFait } from '../../socle/faits/faits.writes.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { journalValuesOf, sameValues } from '../../socle/journal/champs.ts';
import { RIEN_CHANGE, depasse } from '../../socle/refus/depasse.ts';
import { champFaux, conflict, introuvable } from '../../socle/refus/refus.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { CONTENU, namesOfAdmins } from '../admins/index.ts';

const schema = calls.getFaitsExtranet.output.shape.fait;

type Dite = Pick<FaitTenu, 'fait' | 'valeur' | 'du' | 'source' | 'verifie'>;

export const getFaitsExtranet: Handler<'getFaitsExtranet'> = async ({ db, input, now }) => {
  const lignes = await lignesOf(db, now);
  if (input.id !== undefined) {
    const fait = lignes.find(({ id }) => id === input.id);
    if (!fait) throw sansFait();
    return { fait, message: libelleOf(fait) };
  }
  const voulues = input.etat ? lignes.filter(({ aRevoir }) => aRevoir === 1) : lignes;
  return {
    faits: pageIn(voulues, input.page),
    message: `${combien(voulues.length, 'valeur')}.`,
  };
};

export const addFait: Handler<'addFait'> = async ({ trx, input, admin, now }) => {
  const dite = checked(input, now);
  const added = await insertFait(trx, dite, admin);
  if (!added) throw jourPris();
  return {
    id: added.id,
    message: `«\u00a0${libelleOf(dite)}\u00a0» a une valeur de plus.`,
    journal: { objet: 'fait', objet_id: added.id, avant: null, apres: auJournal(dite) },
  };
};

export const editFait: Handler<'editFait'> = async (context) => {
  const { db, write, input, admin, now } = context;
  const lu = (await listFaits(db)).find(({ id }) => id === input.id);
  if (!lu) throw sansFait();
  const dite = checked({ ...input, fait: lu.fait }, now);
  if (sameValues(FAIT.champs, lu, dite) && input.version === lu.version)
    return { message: RIEN_CHANGE };
  await write(async (trx) => {
    const siennes = await holdFaitsDe(trx, lu.fait);
    const held = siennes.find(({ id }) => id === input.id);
    if (!held) throw sansFait();
    if (input.version !== undefined && input.version !== held.version) {
      const fait = (await lignesOf(trx, now)).find(({ id }) => id === held.id)!;
      throw depasse(FAIT.ce, fait.auteur, { fait: schema.parse(fait) });
    }
    checkToday(siennes.filter(({ id }) => id !== held.id).concat({ ...held, ...dite }), held, now);
    if (!(await saveFait(trx, held, dite, admin))) throw jourPris();
    const [avant, apres] = [auJournal(held), auJournal(dite)];
    return { journal: { objet: 'fait', objet_id: held.id, avant, apres } };
  });
  return { message: `«\u00a0${libelleOf(lu)}\u00a0» a été modifié.` };
};

export const deleteFait: Handler<'deleteFait'> = async ({ trx, input, now }) => {
  const lu = (await listFaits(trx)).find(({ id }) => id === input.id);
  const siennes = lu ? await holdFaitsDe(trx, lu.fait) : [];
  const held = siennes.find(({ id }) => id === input.id);
  if (!held) throw sansFait();
  checkToday(
    siennes.filter(({ id }) => id !== held.id),
    held,
    now,
  );
  await removeFait(trx, held.id, now.toISOString());
  return {
    message: `Une valeur de «\u00a0${libelleOf(held)}\u00a0» a été supprimée.`,
    journal: { objet: 'fait', objet_id: held.id, avant: auJournal(held) },
  };
};

export const faitsGestes = { deleteFait: restoreFait };

const sansFait = () => introuvable('Cette valeur n’existe pas ou a été supprimée.');
const jourPris = () =>
  champFaux('du', 'Ce chiffre a déjà une valeur dès ce jour-là\u00a0: modifiez-la.');

const libelleOf = ({ fait }: Pick<Dite, 'fait'>) => faitOf(fait).libelle;
const auJournal = (dite: Dite) => journalValuesOf(FAIT.champs, dite);

/** « 16 euros » must not break over lines. */
const insecable = (valeur: string) => valeur.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');

function checked(dite: Dite, now: Date): Dite {
  const { valeurs } = faitOf(dite.fait);
  if (valeurs && !Object.hasOwn(valeurs, dite.valeur))
    throw champFaux('valeur', 'Choisissez une des règles.');
  if (dite.verifie > brusselsDay(now.toISOString()))
    throw champFaux('verifie', 'Ce jour n’est pas encore venu.');
  return { ...dite, valeur: valeurs ? dite.valeur : insecable(dite.valeur) };
}

function checkToday(restantes: readonly Dite[], held: Dite, now: Date): void {
  const today = brusselsDay(now.toISOString());
  if (restantes.some(({ du }) => du <= today)) return;
  throw conflict(
    `«\u00a0${libelleOf(held)}\u00a0» n’aurait plus de valeur aujourd’hui\u00a0: ajoutez d’abord celle qui la remplace.`,
  );
}

async function lignesOf(db: Db, now: Date) {
  const today = brusselsDay(now.toISOString());
  const rows = await listFaits(db);
  const noms = await namesOfAdmins(
    db,
    rows.map(({ admin_id }) => admin_id),
  );
  const seen = new Set<string>();
  return rows.map(({ admin_id, ...row }) => {
    const { de, indexe = false } = faitOf(row.fait);
    const vigueur = row.du <= today && !seen.has(row.fait);
    if (vigueur) seen.add(row.fait);
    return {
      ...row,
      de,
      indexe: flagOf(indexe),
      etat:
        row.du > today ? ('avenir' as const) : vigueur ? ('vigueur' as const) : ('passe' as const),
      aRevoir: flagOf(vigueur && isARevoir(row.fait, row.verifie, today)),
      auteur: noms.get(admin_id) ?? CONTENU,
    };
  });
}
