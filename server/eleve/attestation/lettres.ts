import { MON_PROFIL } from '../../../regles/adresses.ts';
import { marque } from '../../../marque.ts';
import { type Lettre, salut } from '../../socle/mail/mail.writes.ts';

interface Delivree {
  prenom: string;
  adresse: string;
  numero: string;
  remplace: boolean;
}
type Retiree = Pick<Delivree, 'prenom' | 'numero'> & { motif: string };

export const lettreAttestation = ({ prenom, adresse, numero, remplace }: Delivree): Lettre => ({
  sujet: remplace ? 'Ta nouvelle attestation' : 'Ton attestation de rendez-vous pédagogique',
  salutation: salut(prenom),
  paragraphes: [
    remplace
      ? `Ton auto-école a établi une nouvelle attestation à ton nom, la n°\u00a0${numero}. Elle remplace la précédente, qui ne vaut plus rien\u00a0: ne la montre plus.`
      : `Ton rendez-vous pédagogique est terminé. Ton attestation, la n°\u00a0${numero}, est prête.`,
    'Elle t’attend dans «\u00a0Mes accès\u00a0», en PDF\u00a0: télécharge-la et garde-la bien. Nous ne la joignons pas à ce mail, parce qu’on y lit ton numéro de registre national.',
  ],
  bouton: { libelle: 'Télécharger mon attestation', adresse: `${adresse}${MON_PROFIL}` },
  notes: [
    'Son code QR permet à chacun de vérifier qu’elle est authentique.',
    `Une erreur dans ton nom ou celui d’un guide\u202f? Écris-nous à ${marque.adresseSupport}.`,
  ],
});

export const lettreRetrait = ({ prenom, numero, motif }: Retiree): Lettre => ({
  sujet: 'Ton attestation est retirée',
  salutation: salut(prenom),
  paragraphes: [
    `Ton auto-école a retiré ton attestation n°\u00a0${numero}\u00a0: elle ne vaut plus rien.`,
    `Le motif\u00a0: ${motif}`,
  ],
  notes: [`Tu n’es pas d’accord\u202f? Écris-nous à ${marque.adresseSupport}.`],
});
