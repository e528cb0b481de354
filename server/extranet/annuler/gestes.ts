import type { TypeAcces } from '../../../contract/fields.ts';
import { holdProduit, restoreProduit, revertAccesUser } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf as questionsOf } from '../../socle/db/idsOf.ts';
import { putBackInChapitres, restoreChapitre, restoreModule } from '../../eleve/cours/index.ts';
import { revertLiens } from '../acces/index.ts';
import { holdDeleted, holdQuestions, restoreQuestion } from '../../eleve/questions/index.ts';
import { restoreRemise } from '../../argent/remises/index.ts';
import { putBackInSeries, restoreTheme } from '../../eleve/series/index.ts';
import { refusePubliques } from './refusePubliques.ts';

/** What the calls below note of a thing, before and after. */
export interface Etat {
  acces_user_id: number;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
  modules: { id: number }[];
  themes: { id: number }[];
  listeQuestions: string;
  /** Where what was deleted stood: each call notes its own. */
  places: never;
}

/** What was done, as its line in the journal has it. */
interface Fait {
  id: number;
  avant: Etat;
  apres: Etat;
  /** When: what it deleted bears that instant. */
  le: string;
}

interface Par {
  admin: { id: number };
  now: Date;
}

/**
 * Puts things back as they were, in one transaction; false, or anything thrown, and nothing has
 * happened. False where they no longer are what they had become.
 */
type Geste = (trx: Db, fait: Fait, par: Par) => Promise<boolean>;

const links =
  (quoi: 'modules' | 'themes'): Geste =>
  (trx, { id, avant, apres }) =>
    revertLiens(trx, quoi, { acces_id: id, from: avant[quoi], to: apres[quoi] });

/**
 * Products before what they hold, as everywhere. False where one is of another type since: what it had
 * is nothing for it any more.
 */
async function holdProduits(trx: Db, ids: readonly number[], type: TypeAcces): Promise<boolean> {
  const held = [];
  for (const id of ids.toSorted((one, other) => one - other)) held.push(await holdProduit(trx, id));
  return held.every((produit) => produit === undefined || produit.type === type);
}

type Place = [id: number, position: number];
type Rang = [id: number, rang: number, nombre: number];
const idsOf = (places: readonly Place[]) => places.map(([id]) => id);

/** What can be taken back: nothing of it has left the house. By call, as the journal names it. */
export const GESTES: Record<string, Geste> = {
  activateAcces: (trx, { avant, apres }) =>
    revertAccesUser(
      trx,
      avant.acces_user_id,
      { actif: avant.actif },
      { actif: apres.actif, dateRetrait: null },
    ),
  updateAcces: (trx, { avant, apres }) =>
    revertAccesUser(
      trx,
      avant.acces_user_id,
      { dateActivation: avant.dateActivation, datePerime: avant.datePerime },
      { dateActivation: apres.dateActivation, datePerime: apres.datePerime, dateRetrait: null },
    ),
  deleteAccesFromEleve: (trx, { avant, le }) =>
    revertAccesUser(
      trx,
      avant.acces_user_id,
      { actif: avant.actif, dateRetrait: null },
      { actif: 0, dateRetrait: le },
    ),
  linkModules: links('modules'),
  unlinkModule: links('modules'),
  linkThemes: links('themes'),
  unlinkTheme: links('themes'),
  deleteAcces: (trx, { id, avant, le }, { admin, now }) =>
    restoreProduit(trx, { id, le, actif: avant.actif }, { admin_id: admin.id, now }),
  deleteRemise: (trx, { id, le }) => restoreRemise(trx, { id, le }),
  async deleteTheme(trx, { id, avant, le }, { admin, now }) {
    const places: Place[] = avant.places;
    const questions = questionsOf(avant.listeQuestions);
    await holdQuestions(trx, questions);
    return (
      (await holdProduits(trx, idsOf(places), 'QT')) &&
      (await restoreTheme(trx, { id, le, places }, { admin_id: admin.id, now })) &&
      (await refusePubliques(trx, questions))
    );
  },
  async deleteModule(trx, { id, avant, le }, par) {
    const { acces, chapitres }: { acces: Place[]; chapitres: Place[] } = avant.places;
    return (
      (await holdProduits(trx, idsOf(acces), 'EL')) &&
      restoreModule(trx, { id, le, acces, chapitres }, par)
    );
  },
  async deleteChapitre(trx, { id, avant, le }, par) {
    const questions = questionsOf(avant.listeQuestions);
    await holdQuestions(trx, questions);
    return (
      (await restoreChapitre(trx, { id, le, places: avant.places }, par)) &&
      refusePubliques(trx, questions)
    );
  },
  async deleteQuestion(trx, { id, avant, le }, par) {
    const { themes, chapitres }: { themes: Rang[]; chapitres: Rang[] } = avant.places;
    const back =
      (await holdDeleted(trx, id, le)) &&
      (await putBackInSeries(trx, id, themes, { admin_id: par.admin.id, now: par.now })) &&
      (await putBackInChapitres(trx, id, chapitres, par)) &&
      (await refusePubliques(trx, [id]));
    if (back) await restoreQuestion(trx, id);
    return back;
  },
};
