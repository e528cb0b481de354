import { versEntrainement } from '../tentatives/index.ts';

export const versDizaine = (acces_id: number, dizaine_id: number) =>
  `${versEntrainement(acces_id)}/dizaine/${dizaine_id}`;

/** `key` counts from 0, the address from 1. */
export const versQuestion = (acces_id: number, dizaine_id: number, key: number) =>
  `${versDizaine(acces_id, dizaine_id)}/question/${key + 1}`;

export const retourOf = (acces_id: number) => ({
  to: versEntrainement(acces_id),
  label: 'Retour à l’entraînement',
});
