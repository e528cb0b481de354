import {
  activateAccesUser,
  giveAcces,
  removeAccesUser,
  updateDates,
} from '../../eleve/acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { eleveOf, ligneOf } from './eleveOf.ts';

type Sien = { input: { user_id: number; acces_id: number } };

const sienOf = ({ input }: Sien) => ({ eleve_id: input.user_id, acces_id: input.acces_id });

interface AccesTouche {
  id: number;
  libelle: string;
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
}
const etatOf = ({ id, libelle, actif, dateActivation, datePerime }: AccesTouche) => ({
  acces_user_id: id,
  libelle,
  actif,
  dateActivation,
  datePerime,
});

export const activateAcces: Handler<'activateAcces'> = async (context) => {
  const { trx, input } = context;
  const eleve = await eleveOf(trx, input.user_id, { hold: true });
  const avant = await activateAccesUser(trx, sienOf(context), input.actif);
  const { libelle } = avant;
  return {
    message: `«\u00a0${libelle}\u00a0» est ${input.actif ? 'activé' : 'désactivé'}.`,
    journal: {
      ...ligneOf(eleve.id, { libelle, actif: input.actif }),
      avant: { acces_user_id: avant.id, libelle, actif: avant.actif },
    },
  };
};

export const updateAcces: Handler<'updateAcces'> = async ({ trx, input }) => {
  const { avant, apres } = await updateDates(trx, input.id, input);
  const eleve = await eleveOf(trx, avant.eleve_id);
  return {
    message: `Les dates de «\u00a0${avant.libelle}\u00a0» ont été modifiées.`,
    journal: { ...ligneOf(eleve.id, etatOf({ ...avant, ...apres })), avant: etatOf(avant) },
  };
};

export const deleteAccesFromEleve: Handler<'deleteAccesFromEleve'> = async (context) => {
  const { trx, input, now } = context;
  const eleve = await eleveOf(trx, input.user_id, { hold: true });
  const avant = await removeAccesUser(trx, sienOf(context), now);
  return {
    message: `«\u00a0${avant.libelle}\u00a0» a été retiré.`,
    journal: { ...ligneOf(eleve.id), avant: etatOf(avant) },
  };
};

export const addAccesToEleve: Handler<'addAccesToEleve'> = async (context) => {
  const { trx, input, now } = context;
  const eleve = await eleveOf(trx, input.user_id, { hold: true });
  const { libelle } = await giveAcces(trx, sienOf(context), now);
  return {
    message: `«\u00a0${libelle}\u00a0» a été ajouté.`,
    journal: ligneOf(eleve.id, { libelle }),
  };
};
