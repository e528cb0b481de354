import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import type { AccesUser } from '../acces/index.ts';
import { call } from '../../socle/kernel/call.ts';

/** A token for the player: each opens it once. */
export const tprExercice = ({ acces_id, acces_user_id }: AccesUser) =>
  call('tprExercice', { acces_id, acces_user_id });

/** Where the player finds its token: what stands behind a « # » is sent to no server, nor told to the next site. */
export const adresseOf = ({
  playerUrl,
  playerToken,
}: Pick<Output<Calls['tprExercice']>, 'playerUrl' | 'playerToken'>) =>
  `${playerUrl}#jeton=${playerToken}`;
