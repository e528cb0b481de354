import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import type { AccesUser } from '../acces/index.ts';
import { call } from '../../socle/kernel/call.ts';

export const tprExercice = ({ acces_id, acces_user_id }: AccesUser) =>
  call('tprExercice', { acces_id, acces_user_id });

/** Behind « # »: no server or next site sees the token. */
export const adresseOf = ({
  playerUrl,
  playerToken,
}: Pick<Output<Calls['tprExercice']>, 'playerUrl' | 'playerToken'>) =>
  `${playerUrl}#jeton=${playerToken}`;
