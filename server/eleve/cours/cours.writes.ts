import type { Db } from '../../socle/db/database.ts';

export { checkGuides } from './checkGuides.ts';
export { deliver, isRetenu, lacksInfos } from './deliverDue.ts';
export { removeModuleOfAcces, setModulesOfAcces } from './modulesOfAcces.ts';
export { removeFromChapitres } from './removeFromChapitres.ts';
export { replaceGuides } from './replaceGuides.ts';
export { putBackInChapitres, restoreChapitre, restoreModule } from './restore.ts';
export {
  addChapitreRow,
  addImages,
  beginChapitre,
  removeChapitre,
  removeImage,
  saveChapitre,
} from './saveChapitre.ts';
export { addModuleRow, beginModule, emptyModule, removeModule, saveModule } from './saveModule.ts';
export { holdChapitres, setChapitres } from './setChapitres.ts';
export { setModules } from './setModules.ts';
export { holdValeur, saveValeur } from './valeur.ts';

/** At the end of an account: whom its learner has named is nobody's business any more, and nothing is issued. */
export async function eraseRdv(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('guide').where('acces_user_id', 'in', acces_user_ids).execute();
  await trx
    .updateTable('coursTermine')
    .set({ aDelivrer: 0 })
    .where('acces_user_id', 'in', acces_user_ids)
    .execute();
}
