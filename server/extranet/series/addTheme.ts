import { holdEach } from '../../eleve/questions/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { addThemeRow } from '../../eleve/series/index.ts';
import { refuseHorsDAtteinte } from './accueil.ts';
import { longueurOf } from './serie.ts';

export const addTheme: Handler<'addTheme'> = async (context) => {
  const { trx, admin, input, now } = context;
  const { libelle, listeQuestions: questions } = input;
  await holdEach(trx, questions);
  await refuseHorsDAtteinte(trx, questions, false);
  const id = await addThemeRow(trx, { libelle, questions }, { admin_id: admin.id, now });
  return {
    id,
    message: `La série «\u00a0${libelle}\u00a0» a été ajoutée\u00a0: ${longueurOf(questions.length)}.`,
    journal: {
      objet: 'theme',
      objet_id: id,
      avant: null,
      apres: { libelle, listeQuestions: questions.join(';') },
    },
  };
};
