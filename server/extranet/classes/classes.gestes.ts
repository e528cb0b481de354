import { restoreClasse } from '../../eleve/classes/index.ts';

export const classesGestes = { deleteClasse: restoreClasse };
