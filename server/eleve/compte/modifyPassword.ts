import type { Handler } from '../../socle/http/mount.ts';
import { hashBeside } from '../../socle/securite/password.ts';
import { computeTry } from '../../socle/securite/rateLimit.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { findMotDePasse, holdEleve } from './compte.queries.ts';
import { setEleve } from './compte.writes.ts';
import { SANS_PROVISOIRE } from './compteEfface.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { lettreMotDePasseChange } from './lettres.ts';
import { limitesChangement } from './limites.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';

export const modifyPassword: Handler<'modifyPassword'> = async (context) => {
  const { db, write, eleve, input, now, token } = context;
  const facile = motDePasseFacile(input.password, eleve);
  if (facile) throw champFaux('password', facile);
  const caller = `eleve ${eleve.id}`;
  const limites = limitesChangement(eleve.id);
  const { motDePasse, same } = await computeTry(context, limites, now, async () =>
    hashBeside(input.password, await findMotDePasse(db, eleve.id), caller),
  );
  if (same) throw champFaux('password', 'C’est ton mot de passe actuel : choisis-en un autre.');
  await write(async (trx) => {
    const { id, email: destinataire, prenom } = await holdEleve(trx, context);
    await setEleve(trx, id, { motDePasse, ...SANS_PROVISOIRE });
    await endOtherSessions(trx, { eleve_id: id }, token, 'ailleurs');
    const lettre = lettreMotDePasseChange({ prenom, date: now });
    await queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'eleve' }, now);
  });
  return {};
};
