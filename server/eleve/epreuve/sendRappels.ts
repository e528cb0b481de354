import type { Environment } from '../../socle/config/environment.ts';
import { FAITS } from '../../../droit/faits.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { valeursDu } from '../../socle/faits/faits.queries.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { doEach } from '../../socle/taches/taches.ts';
import { holdARappeler, listARappeler, setEleve } from '../compte/index.ts';
import { type Rappel, lettreRappelExamen } from './lettres.ts';

const AT_A_TIME = 100;

/** So many days before, from that hour in Brussels on. */
const RAPPELS: Record<Rappel, { jours: number; heure: number }> = {
  avant: { jours: 3, heure: 9 },
  veille: { jours: 1, heure: 15 },
};

/** Each mail once: its mark is written with it. A day that is set too late for one goes without. */
export async function sendRappels({ read, write }: Database, env: Environment, now: Date) {
  const ici = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    'Europe/Brussels',
  );
  for (const quoi of Object.keys(RAPPELS) as Rappel[]) {
    const { jours, heure } = RAPPELS[quoi];
    if (ici.hour < heure) continue;
    const jour = ici.toPlainDate().add({ days: jours }).toString();
    const marque = `${jour} ${quoi}`;
    await doEach(
      async (after) =>
        (await listARappeler(read, jour, marque, after, AT_A_TIME)).map(({ id }) => id),
      (id) => write((trx) => remind(trx, id, { quoi, jour, marque, env, now })),
    );
  }
}

interface Voulu {
  quoi: Rappel;
  jour: string;
  marque: string;
  env: Environment;
  now: Date;
}

async function remind(trx: Db, id: number, { quoi, jour, marque, env, now }: Voulu): Promise<void> {
  const eleve = await holdARappeler(trx, id, jour, marque);
  if (!eleve) return;
  await setEleve(trx, id, { examenRappele: marque });
  const faits = await valeursDu(trx, jour);
  const prix = faits.get('prixTheorie') ?? FAITS.prixTheorie.valeur;
  const { prenom, email: destinataire, examenCentre } = eleve;
  const lettre = lettreRappelExamen(
    quoi,
    { prenom, examenLe: jour, examenCentre },
    { prix, url: env.APP_URL },
  );
  await queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'ecole' }, now);
}
