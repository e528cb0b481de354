import { versExamen } from '../tentatives/index.ts';

/** The room's addresses, in one place. */
export const versEpreuve = (acces_id: number) => `${versExamen(acces_id)}/epreuve`;

export const versResultat = (acces_id: number, examen_id: number) =>
  `${versExamen(acces_id)}/resultat/${examen_id}`;

/** The state of a result that is opened from the history, and goes back there. */
export const DE_L_HISTORIQUE = 'historique';

/** Out of the exam that goes on. */
export const retourOf = (acces_id: number) => ({
  to: versExamen(acces_id),
  label: 'Retour à l’examen blanc',
});
