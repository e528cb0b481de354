import type { Geste } from '../../socle/journal/geste.ts';
import { restoreRemise } from './remises.writes.ts';

const deleteRemise: Geste = (trx, { id, le }) => restoreRemise(trx, { id, le });

export const remisesGestes = { deleteRemise };
