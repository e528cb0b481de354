import { holdProduit, restoreProduit, revertAccesUser } from '../acces/acces.writes.ts';
import type { Db } from '../db/database.ts';
import {
  putBackInChapitres,
  restoreChapitre,
  restoreModule,
} from '../elearning/elearning.writes.ts';
import { revertLiens } from '../produits/produits.writes.ts';
import { restoreQuestion } from '../questions/questions.writes.ts';
import { putBackInSeries, restoreTheme } from '../series/series.writes.ts';

/** What the calls below note of a thing, before and after. */
export interface Etat {
  acces_user_id: number;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
  modules: { id: number }[];
  themes: { id: number }[];
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

/** Products before what they hold, as everywhere. */
async function holdProduits(trx: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) await holdProduit(trx, id);
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
  async deleteTheme(trx, { id, avant, le }, { admin, now }) {
    const places: Place[] = avant.places;
    await holdProduits(trx, idsOf(places));
    return restoreTheme(trx, { id, le, places }, { admin_id: admin.id, now });
  },
  async deleteModule(trx, { id, avant, le }, par) {
    const { acces, chapitres }: { acces: Place[]; chapitres: Place[] } = avant.places;
    await holdProduits(trx, idsOf(acces));
    return restoreModule(trx, { id, le, acces, chapitres }, par);
  },
  deleteChapitre: (trx, { id, avant, le }, par) =>
    restoreChapitre(trx, { id, le, places: avant.places }, par),
  async deleteQuestion(trx, { id, avant, le }, { admin, now }) {
    const { themes, chapitres }: { themes: Rang[]; chapitres: Rang[] } = avant.places;
    return (
      (await restoreQuestion(trx, id, le)) &&
      (await putBackInSeries(trx, id, themes, { admin_id: admin.id, now })) &&
      (await putBackInChapitres(trx, id, chapitres))
    );
  },
};
