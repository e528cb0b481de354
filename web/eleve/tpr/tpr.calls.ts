import type { OutputOf } from '../../../contract/index.ts';
import type { AccesUser } from '../acces/index.ts';
import { call } from '../../socle/kernel/call.ts';

export const tprExercice = ({ acces_id, acces_user_id }: AccesUser) =>
  call('tprExercice', { acces_id, acces_user_id });

/** The token stands behind « # », where no server and no next site sees it. */
export const adresseOfLecteur = ({
  playerUrl,
  playerToken,
}: Pick<OutputOf<'tprExercice'>, 'playerUrl' | 'playerToken'>) =>
  `${playerUrl}#jeton=${playerToken}`;
