import { type Lettre, salut } from '../../socle/mail/mail.writes.ts';
import type { Termine } from './cours.queries.ts';

export const lettreRappel = (
  { prenom, acces_id }: Pick<Termine, 'prenom' | 'acces_id'>,
  guideManque: boolean,
  url: string,
): Lettre => ({
  sujet: guideManque
    ? 'Ton attestation attend ton guide'
    : 'Ton attestation attend tes informations',
  salutation: salut(prenom),
  paragraphes: [
    guideManque
      ? 'Ton rendez-vous pédagogique est terminé, et il le reste. Pour établir ton attestation, il nous manque ton guide\u00a0: nomme-le sur la page du cours.'
      : 'Ton rendez-vous pédagogique est terminé, et il le reste. Pour établir ton attestation, il nous manque une de tes informations\u00a0: ta date de naissance, ton numéro de registre national ou ton adresse. Complète-les dans «\u00a0Mon profil\u00a0».',
    'Elle est prête aussitôt après.',
  ],
  bouton: guideManque
    ? { libelle: 'Nommer mon guide', adresse: `${url}/e-learning/${acces_id}` }
    : { libelle: 'Compléter mes informations', adresse: `${url}/mon-profil` },
});
