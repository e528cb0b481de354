import type { Handler } from '../../socle/http/mount.ts';
import { sealDefi } from './defi.ts';
import { refuseSecond } from './confirmFacteur.ts';
import { checkPassword } from './motDePasse.ts';
import { drawSecret, qrOf } from './totp.ts';

/** The secret is kept by nobody but the browser until a first code shows that an application has it. */
export const beginFacteur: Handler<'beginFacteur'> = async (context) => {
  const { env, now, input } = context;
  const compte = await checkPassword(context, input.password);
  refuseSecond(compte);
  const secret = drawSecret();
  return {
    jeton: sealDefi(env, 'installer', compte, { now, secret }),
    secret: secret.match(/.{1,4}/g)!.join(' '),
    qr: qrOf(secret, compte.email),
    message: 'Lisez le QR code avec votre application.',
  };
};
