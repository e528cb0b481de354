import { undoAccesUser } from '../../eleve/acces/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';

interface AccesAvant {
  acces_user_id: number;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
}

const activeOf = ({ actif }: AccesAvant) => ({ actif });
const datesOf = ({ dateActivation, datePerime }: AccesAvant) => ({ dateActivation, datePerime });

const changed =
  (of: typeof activeOf | typeof datesOf): Geste<AccesAvant> =>
  (trx, { avant, apres }) =>
    undoAccesUser(trx, avant.acces_user_id, of(avant), { ...of(apres), dateRetrait: null });

const deleteAccesFromEleve: Geste<AccesAvant> = (trx, { avant, faitLe }) =>
  undoAccesUser(
    trx,
    avant.acces_user_id,
    { actif: avant.actif, dateRetrait: null },
    { actif: 0, dateRetrait: faitLe },
  );

export const elevesGestes = {
  activateAcces: changed(activeOf),
  updateAcces: changed(datesOf),
  deleteAccesFromEleve,
};
