import { CLASSE } from '../../../regles/classe.ts';
import { combien } from '../../../regles/ecriture.ts';
import {
  addClasseRow,
  findClasse,
  holdClasse,
  removeClasse,
  setClasse,
} from '../../eleve/classes/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sameValues, valuesOf } from '../../socle/journal/champs.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { auJournal, checkRenvois, refuseOvertaken, sansClasse } from './ficheDeClasse.ts';

export const addClasse: Handler<'addClasse'> = async ({ trx, input, admin, now }) => {
  await checkRenvois(trx, input);
  const id = await addClasseRow(trx, valuesOf(CLASSE.champs, input), admin.id, now);
  return {
    id,
    message: `La classe «\u00a0${input.libelle}\u00a0» a été ajoutée.`,
    journal: { objet: 'classe', objet_id: id, avant: null, apres: auJournal(input) },
  };
};

export const editClasse: Handler<'editClasse'> = async ({ db, write, input, admin }) => {
  const before = await findClasse(db, input.id);
  if (!before) throw sansClasse();
  await refuseOvertaken(db, before, input.version);
  if (sameValues(CLASSE.champs, before, input)) return { message: RIEN_CHANGE };
  await write(async (trx) => {
    const held = await holdClasse(trx, input.id);
    if (!held) throw sansClasse();
    await refuseOvertaken(trx, held, input.version);
    await checkRenvois(trx, input, held);
    if (input.capacite !== null && input.capacite < held.nombre)
      throw champFaux('capacite', `Cette classe a déjà ${combien(held.nombre, 'élève')}.`);
    await setClasse(trx, held, valuesOf(CLASSE.champs, input), admin.id);
    const journal = {
      objet: 'classe',
      objet_id: held.id,
      avant: auJournal(held),
      apres: auJournal(input),
    };
    return { journal };
  });
  return { message: `La classe «\u00a0${input.libelle}\u00a0» a été modifiée.` };
};

export const deleteClasse: Handler<'deleteClasse'> = async ({ trx, input, now }) => {
  const held = await holdClasse(trx, input.id);
  if (!held) throw sansClasse();
  await removeClasse(trx, held.id, now);
  return {
    message: `La classe «\u00a0${held.libelle}\u00a0» a été supprimée.`,
    journal: { objet: 'classe', objet_id: held.id, avant: auJournal(held) },
  };
};
