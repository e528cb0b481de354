import { marque } from '../../../marque.ts';
import { JOURS_FIXES } from '../../../regles/vente.ts';
import { type Lettre, salut } from '../../socle/mail/mail.writes.ts';
import { instantEnToutesLettres } from '../../socle/texte/jours.ts';

const OUBLIE = '« Mot de passe oublié ? »';
const CE_N_EST_PAS_TOI = `Ce n’est pas toi ? Demande tout de suite un nouveau mot de passe avec ${OUBLIE}, puis écris-nous à ${marque.adresseSupport}.`;

interface Destinee {
  prenom: string;
}
interface Adresse extends Destinee {
  adresse: string;
}
interface Datee extends Destinee {
  date: Date;
}
interface AvecLien {
  lien: string;
  fin: Date;
}
type Confirmation = Destinee & AvecLien;

const connexion = (adresse: string) => ({
  libelle: 'Me connecter',
  adresse: `${adresse}/?connexion`,
});

const uneFois = (fin: Date) =>
  `Ce lien fonctionne une seule fois, jusqu’au ${instantEnToutesLettres(fin)}.`;

const notesDInscription = (fin: Date) => [
  uneFois(fin),
  'Cette inscription ne vient pas de toi ? Ignore ce message et n’ouvre pas le lien : sans toi, le compte reste fermé et disparaît de lui-même.',
];

/** A link to choose a password, never a password. */
const choisir = ({ lien, fin }: AvecLien) => ({
  bouton: { libelle: 'Choisir mon mot de passe', adresse: lien },
  notes: [
    `${uneFois(fin)} Plus tard, ${OUBLIE} t’ouvre aussi ton compte.`,
    `Tu ne connais pas cette auto-école\u202f? Écris-nous à ${marque.adresseSupport}\u00a0: nous effacerons ce compte.`,
  ],
});

export const lettreConfirmation = ({ prenom, lien, fin }: Confirmation): Lettre => ({
  sujet: 'Confirme ton adresse e-mail',
  salutation: salut(prenom),
  paragraphes: [
    `Ton inscription chez ${marque.nom} est presque terminée : il reste à confirmer que cette adresse est bien la tienne, avec le mot de passe que tu as choisi.`,
    `Ensuite, ta démonstration t’attend : ${JOURS_FIXES.DEMO} jours, gratuitement.`,
  ],
  bouton: { libelle: 'Confirmer mon adresse', adresse: lien },
  notes: notesDInscription(fin),
});

export const lettreReprise = ({ lien, fin }: AvecLien): Lettre => ({
  sujet: 'Termine ton inscription',
  salutation: 'Bonjour,',
  paragraphes: [
    `Plusieurs demandes sont arrivées chez ${marque.nom} pour ton adresse, qui n’est pas encore confirmée. Elles ne viennent peut-être pas toutes de toi : par prudence, nous n’avons gardé aucun nom ni aucun mot de passe.`,
    'Si tu veux un compte, ouvre ce lien : tu y indiques ton nom et ton mot de passe, et ton compte est prêt.',
  ],
  bouton: { libelle: 'Terminer mon inscription', adresse: lien },
  notes: notesDInscription(fin),
});

export const lettreAdresseConnue = ({ prenom, adresse }: Adresse): Lettre => ({
  sujet: 'Tu as déjà un compte',
  salutation: salut(prenom),
  paragraphes: [
    `Quelqu’un vient d’essayer de s’inscrire chez ${marque.nom} avec ton adresse. Tu y as déjà un compte : rien n’a changé.`,
    `Si c’est toi, connecte-toi. Si tu ne connais plus ton mot de passe, choisis ${OUBLIE} sur l’écran de connexion.`,
  ],
  bouton: connexion(adresse),
  notes: ['Ce n’est pas toi ? Tu n’as rien à faire.'],
});

type Bienvenue = Adresse & { demonstration: boolean };

export const lettreBienvenue = ({ prenom, adresse, demonstration }: Bienvenue): Lettre => ({
  sujet: `Bienvenue chez ${marque.nom}`,
  salutation: salut(prenom),
  paragraphes: [
    'Ton adresse est confirmée et ton compte est ouvert. Bonne route vers le permis.',
    ...(demonstration
      ? [
          `Un accès de démonstration t’attend dans « Mes accès ». Ses ${JOURS_FIXES.DEMO} jours ne commencent que lorsque tu l’ouvres : rien ne presse.`,
        ]
      : []),
  ],
  bouton: connexion(adresse),
});

export const lettreBienvenueEcole = ({ prenom, ...lien }: Confirmation): Lettre => ({
  sujet: `Bienvenue chez ${marque.nom}`,
  salutation: salut(prenom),
  paragraphes: [
    `Ton auto-école t’a ouvert un compte chez ${marque.nom}. Il te reste à choisir ton mot de passe\u00a0: ensuite, tes accès t’attendent dans «\u00a0Mon profil\u00a0».`,
  ],
  ...choisir(lien),
});

/** The old address may be a stranger's: the letter names nobody. */
export const lettreAdresseQuittee = ({ date }: { date: Date }): Lettre => ({
  sujet: 'Cette adresse n’est plus celle d’un compte',
  salutation: 'Bonjour,',
  paragraphes: [
    `Le ${instantEnToutesLettres(date)}, l’auto-école a remplacé cette adresse par une autre sur un compte ${marque.nom}. Plus aucun message de ce compte n’arrivera ici.`,
  ],
  notes: [
    `Ce compte était le tien et tu n’as rien demandé\u202f? Écris-nous à ${marque.adresseSupport}.`,
  ],
});

/** The old password's author may be a stranger. */
export const lettreNouvelleAdresse = ({ prenom, ...lien }: Confirmation): Lettre => ({
  sujet: 'Ton compte a une nouvelle adresse',
  salutation: salut(prenom),
  paragraphes: [
    `Ton auto-école a noté cette adresse pour ton compte ${marque.nom}. Par prudence, l’ancien mot de passe ne fonctionne plus\u00a0: choisis-en un nouveau, tout le reste t’attend.`,
  ],
  ...choisir(lien),
});

type Nouveau = Adresse & { motDePasse: string; fin: Date };

export const lettreNouveauMotDePasse = ({ prenom, adresse, motDePasse, fin }: Nouveau): Lettre => ({
  sujet: 'Ton nouveau mot de passe',
  salutation: salut(prenom),
  paragraphes: [
    'Voici le mot de passe que tu as demandé.',
    `Il fonctionne une seule fois, jusqu’au ${instantEnToutesLettres(fin)}. Choisis ensuite le tien dans « Sécurité ».`,
  ],
  code: motDePasse,
  bouton: connexion(adresse),
  notes: [
    'Ce n’est pas toi ? Tu n’as rien à faire : ton mot de passe actuel reste valable, et personne d’autre n’a reçu celui-ci.',
  ],
});

export const lettreMotDePasseChange = ({ prenom, date }: Datee): Lettre => ({
  sujet: 'Ton mot de passe a changé',
  salutation: salut(prenom),
  paragraphes: [
    `Le mot de passe de ton compte ${marque.nom} a été changé le ${instantEnToutesLettres(date)}. Tes autres sessions ont été fermées.`,
  ],
  notes: [CE_N_EST_PAS_TOI],
});

type Effacement = Adresse & Datee;

export const lettreEffacementDemande = ({ prenom, adresse, date }: Effacement): Lettre => ({
  sujet: 'Ton compte va être effacé',
  salutation: salut(prenom),
  paragraphes: [
    `Tu as demandé l’effacement de ton compte. Il sera effacé le ${instantEnToutesLettres(date)}.`,
    'Jusque-là, tu peux changer d’avis : connecte-toi et annule ta demande dans « Mon profil ».',
    'Après, il n’y a pas de retour : tes accès, même encore valables, et ton historique seront perdus pour toi, et plus rien n’y portera ton nom. Tes réponses comptent encore dans nos statistiques, sans toi, et la loi nous oblige à garder la trace des paiements.',
  ],
  bouton: connexion(adresse),
  notes: [CE_N_EST_PAS_TOI],
});

export const lettreEffacementAnnule = ({ prenom }: Destinee): Lettre => ({
  sujet: 'Ton compte est gardé',
  salutation: salut(prenom),
  paragraphes: ['Tu as annulé l’effacement de ton compte. Rien n’a été perdu, et tout continue.'],
  notes: [CE_N_EST_PAS_TOI],
});
