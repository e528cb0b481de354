import type { OutputOf } from '../../../contract/index.ts';
import type { AccesUser } from '../acces/index.ts';
import { call } from '../../socle/kernel/call.ts';

export const tprExercice = ({ acces_id, acces_user_id }: AccesUser) =>
  call('tprExercice', { acces_id, acces_user_id });

/** Behind « # »: no server or next site sees the token. */
export const adresseOf = ({
  playerUrl,
  playerToken,
}: Pick<OutputOf<'tprExercice'>, 'playerUrl' | 'playerToken'>) =>
  `${playerUrl}#jeton=${playerToken}`;
