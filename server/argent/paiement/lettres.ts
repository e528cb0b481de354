import { MON_PROFIL } from '../../../regles/adresses.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import {
  ACCORD,
  MODELE_RETRACTATION,
  RETRACTATION,
  accordOf,
} from '../../../regles/retractation.ts';
import { tvaContenue } from '../../../regles/tva.ts';
import { dureeEnMots, lignesOf } from '../../../regles/vente.ts';
import { ficheOf } from '../../../regles/fournisseurs/index.ts';
import type { Donne } from '../../eleve/acces/index.ts';
import { marque } from '../../../marque.ts';
import { instantEnMots, jourEnMots } from '../../socle/texte/jours.ts';
import { type Lettre, salut } from '../../socle/mail/mail.writes.ts';
import { finDuRemboursement, type usageOf } from './retractation/delai.ts';
import type { Paiement, Remboursement } from './paiement.tables.ts';

type Duree = Pick<Paiement, 'codePermis' | 'dureeValidite'>;
type CommandePayee = Pick<Paiement, 'libelle' | 'commande' | 'montant' | 'type'>;

interface Achat {
  paiement: CommandePayee &
    Duree &
    Pick<Paiement, 'renouvellement' | 'taux' | 'dateCreation'> &
    Pick<Paiement, 'accord' | 'contenu'>;
  acheteur: { prenom: string };
  donne: Donne | string;
  numero: string | null;
  conditions: string | null;
  adresse: string;
}

const mesAcces = (adresse: string) => ({
  libelle: 'Ouvrir mes accès',
  adresse: `${adresse}${MON_PROFIL}`,
});

const POURCENT = new Intl.NumberFormat('fr-BE');

/** A link is no durable medium, so the mail contains the text itself. */
const MODELE = `Un modèle, si tu préfères nous écrire pour te rétracter\u00a0: «\u00a0${MODELE_RETRACTATION.join(' – ')}\u00a0»`;
const GARANTIE =
  'La garantie légale de conformité vaut pendant toute la durée de ton accès\u00a0: ce qui n’est pas conforme est corrigé gratuitement ou, si c’est impossible, te donne droit à une réduction du prix ou à un remboursement.';
const RECLAMATION = `Une réclamation\u202f? Écris à ${marque.adresseSupport} ou appelle le ${marque.exploitant.telephone}. Sans solution ensemble, le Service de médiation pour le consommateur t’aide gratuitement\u00a0: boulevard du Roi Albert II 8, boîte 1, 1000 Bruxelles, mediationconsommateur.be.`;

/** Articles VI.46 §7 and XII.9 CDE require the contract on a durable medium. */
export const lettreAchat = (achat: Achat): Lettre => {
  const { paiement, acheteur, donne, numero, conditions, adresse } = achat;
  const { libelle, renouvellement, montant, taux, commande, type, dateCreation } = paiement;
  const tva = tvaContenue(montant, taux);
  const contenu = [...new Set(lignesOf(paiement.contenu ?? ''))];
  const accord = accordOf(paiement.accord);
  const paye = numero !== null;
  return {
    sujet: renouvellement === 1 ? 'Ton renouvellement est confirmé' : 'Ton achat est confirmé',
    salutation: salut(acheteur.prenom),
    paragraphes: [
      paye
        ? `Nous avons bien reçu ton paiement pour «\u00a0${libelle}\u00a0»\u00a0: ${enEuros(montant / 100)}, dont ${enEuros(tva / 100)} de TVA (${POURCENT.format(taux / 100)}\u00a0%), par ${ficheOf(type).moyen}.`
        : `Ta commande de «\u00a0${libelle}\u00a0» est confirmée. Avec ton code de remise, le prix total est de ${enEuros(0)}\u00a0: tu n’as rien eu à payer, et rien ne te sera demandé plus tard.`,
      ...(contenu.length > 0 ? [`Ce que tu as commandé\u00a0: ${contenu.join(' · ')}.`] : []),
      periodeEnMots(paiement, donne),
      paye
        ? `Ta facture n°\u00a0${numero} est jointe à ce mail, et t’attend aussi dans «\u00a0Mes paiements\u00a0». Ta commande porte la référence ${commande}.`
        : `Ta commande porte la référence ${commande}.`,
      ...(accord
        ? [
            `En commandant, le ${instantEnMots(new Date(dateCreation))}, tu as déclaré\u00a0: «\u00a0${accord}\u00a0»`,
          ]
        : [
            `Tu n’as pas demandé à commencer avant la fin des ${RETRACTATION.jours} jours\u00a0: ton droit de rétractation reste entier. Avant d’ouvrir ton accès, nous te demandons ton accord.`,
          ]),
      `Tu peux te rétracter pendant ${RETRACTATION.jours} jours, sans donner de raison\u00a0: dans «\u00a0Mes paiements\u00a0», par «\u00a0${RETRACTATION.fonction}\u00a0», ou en nous écrivant. Sans te connecter\u00a0: ${adresse}${RETRACTATION.page}${commande ? `?commande=${commande}` : ''}`,
      ...(paye
        ? []
        : [
            'Comme tu n’as rien payé, tu ne dois rien et rien n’est à te rendre\u00a0: ton accès se termine, simplement.',
          ]),
      conditions === null
        ? `Toutes les conditions de vente\u00a0: ${adresse}/conditions-generales`
        : `Les conditions générales que tu as acceptées, version du ${jourEnMots(conditions)}, sont jointes à ce mail\u00a0: garde-les.`,
    ],
    bouton: mesAcces(adresse),
    notes: [...(paye ? [MODELE] : []), GARANTIE, RECLAMATION],
  };
};

function periodeEnMots(duree: Duree, donne: Donne | string): string {
  if (typeof donne === 'string')
    return 'Nous n’avons pas pu ouvrir ton accès automatiquement. Ton auto-école en est prévenue et te répond\u00a0: ton paiement n’est pas perdu.';
  if (donne.debut !== null && donne.fin !== null)
    return `Ton accès est prolongé du ${jourEnMots(donne.debut)} au ${jourEnMots(donne.fin)}.`;
  return `Ton accès t’attend dans «\u00a0Mes accès\u00a0». Il dure ${dureeEnMots(duree)} à partir de ta première ouverture.`;
}

/** The mail of the order could not confirm a later agreement. */
export const lettreAccord = (prenom: string, libelle: string, now: Date): Lettre => ({
  sujet: 'Ton accord est noté',
  salutation: salut(prenom),
  paragraphes: [
    `Le ${instantEnMots(now)} (heure de Bruxelles), avant d’ouvrir ton accès «\u00a0${libelle}\u00a0», tu as déclaré\u00a0: «\u00a0${ACCORD.texte}\u00a0»`,
    `Tu peux toujours te rétracter dans les ${RETRACTATION.jours} jours de ton achat\u00a0: dans «\u00a0Mes paiements\u00a0», par «\u00a0${RETRACTATION.fonction}\u00a0», ou en nous écrivant.`,
  ],
});

interface RenduEnLettre extends Pick<Remboursement, 'montant' | 'motif' | 'moyen'> {
  paiement: Pick<Paiement, 'libelle' | 'type'>;
  prenom: string;
  numero: string;
  ended: boolean;
  avantCapture: boolean;
}

export const lettreRemboursement = ({
  paiement: { libelle, type },
  prenom,
  montant,
  motif,
  moyen,
  numero,
  ended,
  avantCapture,
}: RenduEnLettre): Lettre => ({
  sujet: avantCapture ? 'Ton paiement est annulé ou réduit' : 'Ton remboursement',
  salutation: salut(prenom),
  paragraphes: [
    avantCapture
      ? `${enEuros(montant / 100)} de ton paiement pour «\u00a0${libelle}\u00a0» sont annulés avant d’être débités\u00a0: cette somme ne quitte pas ton compte, et ta banque lève elle-même sa réservation.`
      : `Nous te remboursons ${enEuros(montant / 100)} pour «\u00a0${libelle}\u00a0», ${moyen === 'main' ? 'directement par ton auto-école' : `par le moyen de paiement que tu avais utilisé (${ficheOf(type).moyen})`}. Selon ta banque, la somme arrive dans les jours qui viennent.`,
    `Le motif\u00a0: ${motif}`,
    ended
      ? 'Ce que ce paiement t’avait ouvert se termine avec lui. Ce que tu as appris et tes résultats restent à toi.'
      : 'Ton accès reste comme il est.',
    `Ta note de crédit n°\u00a0${numero} est jointe à ce mail, et t’attend aussi dans «\u00a0Mes paiements\u00a0».`,
  ],
});

type Achete = Pick<Paiement, 'libelle'> & Duree;

export const lettreOuvert = (
  prenom: string,
  achete: Achete,
  donne: Donne,
  adresse: string,
): Lettre => ({
  sujet: 'Ton accès est ouvert',
  salutation: salut(prenom),
  paragraphes: [
    `Ton paiement pour «\u00a0${achete.libelle}\u00a0» était bien reçu, mais ton accès n’avait pas pu s’ouvrir. Ton auto-école vient de s’en occuper.`,
    periodeEnMots(achete, donne),
  ],
  bouton: mesAcces(adresse),
});

export const lettreRevenu = (
  prenom: string,
  achete: Achete,
  donne: Donne | undefined,
  adresse: string,
): Lettre => ({
  sujet: donne ? 'Ton accès est ouvert' : 'Ton paiement est revenu',
  salutation: salut(prenom),
  paragraphes: donne
    ? [
        `L’argent de ton paiement pour «\u00a0${achete.libelle}\u00a0», que ta banque avait repris, est revenu\u00a0: ton accès t’est rendu.`,
        periodeEnMots(achete, donne),
      ]
    : [
        `De ton paiement pour «\u00a0${achete.libelle}\u00a0», une somme que ta banque avait reprise est revenue\u00a0: la facture est jointe, et ton accès reste comme il est.`,
      ],
  bouton: mesAcces(adresse),
});

interface Retracte {
  paiement: CommandePayee & Pick<Paiement, 'rembourse' | 'datePaiement'>;
  prenom: string;
  nom: string;
  declaration: string | null;
  usage: ReturnType<typeof usageOf>;
  now: Date;
}

/** The acknowledgement on a durable medium states day and hour. */
export function lettreRetractation({
  paiement,
  prenom,
  nom,
  declaration,
  usage: { utilise, duree, retenu },
  now,
}: Retracte): Lettre {
  const { libelle, commande, montant, rembourse, type, datePaiement } = paiement;
  const rendu = Math.max(0, montant - rembourse - retenu);
  return {
    sujet: 'Ta rétractation est bien reçue',
    salutation: salut(prenom),
    paragraphes: [
      `Le ${instantEnMots(now)} (heure de Bruxelles), tu nous as déclaré par «\u00a0${RETRACTATION.fonction}\u00a0»\u00a0: «\u00a0Moi, ${prenom} ${nom}, je me rétracte de mon achat «\u00a0${libelle}\u00a0», ${enEuros(montant / 100)}${datePaiement ? `, payé le ${jourEnMots(datePaiement)}` : ''}${commande ? `, commande ${commande}` : ''}.\u00a0»`,
      ...(declaration ? [`Tu as ajouté\u00a0: «\u00a0${declaration}\u00a0»`] : []),
      ...(montant === 0
        ? ['Tu n’avais rien payé\u00a0: tu ne dois rien, et ton accès est terminé.']
        : [
            retenu > 0
              ? `Ton accès était ouvert depuis ${utilise} ${utilise === 1 ? 'jour' : 'jours'} sur ${duree}\u00a0: comme tu avais demandé à commencer tout de suite, ${enEuros(retenu / 100)} peuvent rester dus pour cette part, et ${enEuros(rendu / 100)} te reviennent.`
              : `Rien n’est dû pour ce qui t’a été fourni\u00a0: ${enEuros(rendu / 100)} te reviennent.`,
            `Ton auto-école traite ta demande et te rembourse au plus tard le ${jourEnMots(new Date(Date.parse(finDuRemboursement(now.toISOString())) - 1).toISOString())}, par le moyen de paiement que tu avais utilisé (${ficheOf(type).moyen}) et sans frais.`,
          ]),
    ],
    notes: ['Garde ce mail\u00a0: il est la preuve de ta demande, de son jour et de son heure.'],
  };
}

const refusee = (prenom: string, ...paragraphes: string[]): Lettre => ({
  sujet: 'Ta demande de rétractation',
  salutation: salut(prenom),
  paragraphes: [
    ...paragraphes,
    'Si tu n’es pas d’accord, réponds à ce mail. Tu peux aussi t’adresser au Service de médiation pour le consommateur, qui t’aide gratuitement\u00a0: mediationconsommateur.be.',
  ],
});

export const lettreRetractationRefusee = (prenom: string, libelle: string, motif: string) =>
  refusee(
    prenom,
    `Ton auto-école ne peut pas donner suite à ta rétractation de «\u00a0${libelle}\u00a0».`,
    `Le motif\u00a0: ${motif}`,
  );

export const lettreImpossible = (prenom: string, commande: string, refus: string, now: Date) =>
  refusee(
    prenom,
    `Le ${instantEnMots(now)} (heure de Bruxelles), tu as demandé à te rétracter de la commande ${commande}.`,
    refus,
  );
