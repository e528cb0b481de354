import { versExamen } from '../tentatives/index.ts';

export const versEpreuve = (acces_id: number) => `${versExamen(acces_id)}/epreuve`;

export const versResultat = (acces_id: number, examen_id: number) =>
  `${versExamen(acces_id)}/resultat/${examen_id}`;

export const DE_L_HISTORIQUE = 'historique';

export const retourOf = (acces_id: number) => ({
  to: versExamen(acces_id),
  label: 'Retour à l’examen blanc',
});
