import { revertAccesUser } from '../../eleve/acces/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';

interface Etat {
  acces_user_id: number;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
}

const activateAcces: Geste<Etat> = (trx, { avant, apres }) =>
  revertAccesUser(
    trx,
    avant.acces_user_id,
    { actif: avant.actif },
    { actif: apres.actif, dateRetrait: null },
  );

const updateAcces: Geste<Etat> = (trx, { avant, apres }) =>
  revertAccesUser(
    trx,
    avant.acces_user_id,
    { dateActivation: avant.dateActivation, datePerime: avant.datePerime },
    { dateActivation: apres.dateActivation, datePerime: apres.datePerime, dateRetrait: null },
  );

const deleteAccesFromEleve: Geste<Etat> = (trx, { avant, le }) =>
  revertAccesUser(
    trx,
    avant.acces_user_id,
    { actif: avant.actif, dateRetrait: null },
    { actif: 0, dateRetrait: le },
  );

export const elevesGestes = { activateAcces, updateAcces, deleteAccesFromEleve };
