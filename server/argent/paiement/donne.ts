import type { Selectable } from 'kysely';
import type { Donne } from '../../eleve/acces/index.ts';
import type { PaiementTable } from './paiement.tables.ts';

/** What of a grant stands in its payment: the copy with its time, or why nothing could be given. */
export const colonnesDe = (donne: Donne | string) =>
  typeof donne === 'string'
    ? { nonDonne: donne }
    : {
        nonDonne: null,
        acces_user_id: donne.acces_user_id,
        dateDebut: donne.debut,
        dateFin: donne.fin,
        datePerimeAvant: donne.avant,
        // Given anew, it is taken back no more.
        dateReprise: null,
        debutRepris: null,
        finRepris: null,
      };

/** What a payment gave, as it stands in it; a word where it added no time to anything. */
export const donneDe = ({
  acces_user_id,
  dateDebut,
  dateFin,
  datePerimeAvant,
}: Selectable<PaiementTable>): Donne | string =>
  acces_user_id !== null && dateDebut !== null && dateFin !== null
    ? { acces_user_id, debut: dateDebut, fin: dateFin, avant: datePerimeAvant }
    : 'rendu';
