import { revertAccesUser } from '../../eleve/acces/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';

interface Etat {
  acces_user_id: number;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
}

const activeOf = ({ actif }: Etat) => ({ actif });
const datesOf = ({ dateActivation, datePerime }: Etat) => ({ dateActivation, datePerime });

const changed =
  (of: typeof activeOf | typeof datesOf): Geste<Etat> =>
  (trx, { avant, apres }) =>
    revertAccesUser(trx, avant.acces_user_id, of(avant), { ...of(apres), dateRetrait: null });

const deleteAccesFromEleve: Geste<Etat> = (trx, { avant, le }) =>
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
