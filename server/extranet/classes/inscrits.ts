import { combien } from '../../../regles/ecriture.ts';
import { holdClasse, insertInscrits, removeInscritRow } from '../../eleve/classes/index.ts';
import { findEleve } from '../../eleve/compte/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { sansClasse } from './ficheDeClasse.ts';

/** Learners are locked by id, then the class, as an import does. */
export const addInscrits: Handler<'addInscrits'> = async ({ trx, input, now }) => {
  const ids: number[] = [];
  for (const id of input.ids) if (await findEleve(trx, id, { hold: true })) ids.push(id);
  const classe = await holdClasse(trx, input.classe_id);
  if (!classe) throw sansClasse();
  const nouveaux = await insertInscrits(trx, classe, ids, now);
  const { libelle } = classe;
  const deja = input.ids.length - nouveaux.length;
  const reste = deja === 0 ? '' : ` ${combien(deja, 'élève')} y ${deja > 1 ? 'étaient' : 'était'}.`;
  return {
    nombre: nouveaux.length,
    message:
      nouveaux.length === 0
        ? `Rien n’a changé.${reste}`
        : `${combien(nouveaux.length, 'élève')} dans «\u00a0${libelle}\u00a0».${reste}`,
    journal:
      nouveaux.length === 0
        ? { objet: 'classe', objet_id: classe.id, avant: null }
        : nouveaux.map((id) => ({
            objet: 'eleve',
            objet_id: id,
            avant: null,
            apres: { classe: libelle },
          })),
  };
};

export const removeInscrit: Handler<'removeInscrit'> = async ({ trx, input }) => {
  const { classe_id, user_id } = input;
  const eleve = await findEleve(trx, user_id, { hold: true });
  const classe = await holdClasse(trx, classe_id);
  if (!classe) throw sansClasse();
  if (!eleve || !(await removeInscritRow(trx, classe_id, user_id)))
    throw introuvable('Cet élève n’est pas dans cette classe.');
  return {
    message: `${eleve.prenom} ${eleve.nom} n’est plus dans «\u00a0${classe.libelle}\u00a0».`,
    journal: {
      objet: 'eleve',
      objet_id: user_id,
      avant: { classe: classe.libelle },
    },
  };
};
