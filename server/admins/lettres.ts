import { marque } from '../../marque.ts';
import { instantEnMots } from '../kernel/jours.ts';
import type { Lettre } from '../mail/mail.writes.ts';

interface Avis {
  prenom: string;
  date: Date;
}

const PAS_VOUS =
  'Si vous ne vous y attendiez pas, prévenez tout de suite un superviseur de l’école.';

const avis = (sujet: string, { prenom }: Avis, texte: string): Lettre => ({
  sujet,
  salutation: `Bonjour ${prenom},`,
  paragraphes: [texte, PAS_VOUS],
});

export const lettreMotDePasse = (told: Avis): Lettre =>
  avis(
    'Votre mot de passe a changé',
    told,
    `Le mot de passe de votre compte de l’extranet de ${marque.nom} a été changé le ${instantEnMots(told.date)}. Vos autres sessions sont terminées.`,
  );

export const lettreFacteur = (
  told: Avis & { quoi: 'installé' | 'retiré' | 'retiré par un superviseur' },
): Lettre =>
  avis(
    'Votre second facteur a changé',
    told,
    `Le second facteur de votre compte de l’extranet de ${marque.nom} a été ${told.quoi} le ${instantEnMots(told.date)}.`,
  );
