import type { Donne } from '../../eleve/acces/index.ts';
import type { Paiement } from './paiement.tables.ts';

export const colonnesOf = (donne: Donne | string) =>
  typeof donne === 'string'
    ? { nonDonne: donne }
    : {
        nonDonne: null,
        acces_user_id: donne.acces_user_id,
        dateDebut: donne.debut,
        dateFin: donne.fin,
        datePerimeAvant: donne.avant,
        dateReprise: null,
        debutRepris: null,
        finRepris: null,
      };

export const donneOf = ({
  acces_user_id,
  dateDebut,
  dateFin,
  datePerimeAvant,
}: Paiement): Donne | string =>
  acces_user_id !== null && dateDebut !== null && dateFin !== null
    ? { acces_user_id, debut: dateDebut, fin: dateFin, avant: datePerimeAvant }
    : 'rendu';
