import { restoreRemise } from './remises.writes.ts';

export const remisesGestes = { deleteRemise: restoreRemise };
