import { ERREURS } from '../../../regles/cible.ts';
import { lastRead } from '../../socle/kernel/garde.ts';
import { noteFait } from '../cap/index.ts';
import { addEcho, versEntrainement } from '../tentatives/index.ts';
import { type Dizaine, dizaineQuery, showReponse } from './entrainement.calls.ts';

export const echoDizaine = addEcho({
  mode: 'dizaine',
  show: showReponse,
  reread: (client, reponse) => client.invalidateQueries(dizaineQuery(reponse, reponse.dizaine_id)),
  /** Any answer postpones the mistake, so one fewer is due. */
  async patch(client, reponse) {
    const { acces_id, dizaine_id } = reponse;
    const lue = await lastRead<Dizaine>(client, dizaineQuery(reponse, dizaine_id).queryKey);
    if (lue?.cible !== ERREURS) return;
    await noteFait(client, ({ cap }) => {
      if (cap?.quoi !== 'erreurs' || cap.acces_id !== acces_id) return undefined;
      if (cap.nombre > 1) return { ...cap, nombre: cap.nombre - 1 };
      return {
        quoi: 'fait',
        acces_id,
        bouton: 'Voir mes erreurs',
        dit: 'Tu as revu ce qui était à revoir.',
        to: versEntrainement(acces_id),
      };
    });
  },
});
