import { revertAccesUser } from '../../eleve/acces/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';

interface EtatDAcces {
  acces_user_id: number;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
}

const activeOf = ({ actif }: EtatDAcces) => ({ actif });
const datesOf = ({ dateActivation, datePerime }: EtatDAcces) => ({ dateActivation, datePerime });

const changed =
  (of: typeof activeOf | typeof datesOf): Geste<EtatDAcces> =>
  (trx, { avant, apres }) =>
    revertAccesUser(trx, avant.acces_user_id, of(avant), { ...of(apres), dateRetrait: null });

const deleteAccesFromEleve: Geste<EtatDAcces> = (trx, { avant, le }) =>
  revertAccesUser(
    trx,
    avant.acces_user_id,
    { actif: avant.actif, dateRetrait: null },
    { actif: 0, dateRetrait: le },
  );

export const elevesGestes = {
  activateAcces: changed(activeOf),
  updateAcces: changed(datesOf),
  deleteAccesFromEleve,
};
