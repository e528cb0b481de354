import type { Donne } from '../acces/acces.writes.ts';

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
