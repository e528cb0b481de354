import { countDetenteurs, holdProduit, removeProduit } from '../../eleve/acces/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { journalOf } from '../../socle/journal/champs.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sansAcces } from './conflit.ts';
import { liensOf } from './fiche.ts';
import { namesOf } from './liens.ts';

export const deleteAcces: Handler<'deleteAcces'> = async ({ trx, input: { id }, admin, now }) => {
  const held = await holdProduit(trx, id);
  if (!held) throw sansAcces();
  const liens = (await liensOf(trx, [id])).get(id)!;
  const isHeld = (await countDetenteurs(trx, id, 1)) > 0;
  await removeProduit(trx, id, { admin_id: admin.id, now });
  return {
    message: `L’accès «\u00a0${held.libelle}\u00a0» a été supprimé.${isHeld ? ' Qui l’a déjà le garde.' : ''}`,
    journal: {
      objet: 'acces',
      objet_id: id,
      avant: { ...journalOf(PRODUIT.champs, held), ...namesOf(liens) },
    },
  };
};
