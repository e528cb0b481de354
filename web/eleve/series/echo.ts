import { lastRead } from '../../socle/kernel/garde.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { addEcho } from '../tentatives/index.ts';
import { noteAvancee } from './avancee.ts';
import type { Questionnaire } from './grille.ts';
import { keys, rereadQuestion, showReponse, SUJET } from './series.cache.ts';

const MOTIFS: Record<number, string> = {
  401: 'Cette série n’est plus la tienne sur cet appareil.',
  404: 'Cette question n’est plus disponible.',
};

export const echoSerie = addEcho({
  mode: 'serie',
  async show(client, reponse, recue) {
    await showReponse(client, reponse, recue);
    if (recue.termine) toast({ kind: 'success', title: 'Série terminée', sujet: SUJET });
  },
  async reread(client, reponse) {
    const lue = await rereadQuestion(client, reponse);
    if (!lue) return undefined;
    const autre = lue.questionnaire_id !== reponse.questionnaire_id;
    if (!autre && !(lue.termine && lue.reponse === null)) return undefined;
    return 'La série était déjà terminée\u00a0: cette réponse ne compte plus.';
  },
  async patch(client, { acces_user_id, theme_id }, gardees) {
    const key = keys.questionnaire(acces_user_id, theme_id, null);
    const tentative = await lastRead<Questionnaire>(client, key);
    if (tentative) await noteAvancee(client, { acces_user_id, tentative, gardees, donne: true });
  },
  refusEnMots: ({ status }) => MOTIFS[status],
});
