import { type Code, type Codes, codesOf, sansMots } from './causes.ts';

const AUTHENTIFICATION = 'acheteur non reconnu par sa banque (3-D Secure)';

/** The words of `vads_trans_status`; each has its state in etats.ts and payzen.md#states. */
export const STATUTS = {
  AUTHORISED: 'autorisé, encaissement à venir',
  CAPTURED: 'encaissé',
  ACCEPTED: 'accepté',
  PARTIALLY_AUTHORISED: 'autorisé en partie',
  AUTHORISED_TO_VALIDATE: 'autorisé, à valider dans PayZen',
  WAITING_AUTHORISATION: 'autorisation demandée plus tard',
  WAITING_AUTHORISATION_TO_VALIDATE: 'autorisation demandée plus tard, à valider dans PayZen',
  UNDER_VERIFICATION: 'en cours de vérification',
  INITIAL: 'en cours',
  PENDING: 'en cours',
  PRE_AUTHORISED: 'pré-autorisé',
  CAPTURE_PENDING: 'encaissement en cours',
  WAITING_FOR_PAYMENT: 'en attente du paiement',
  REFUSED: 'refusé',
  ABANDONED: 'abandonné par l’acheteur',
  NOT_CREATED: 'transaction non créée',
  CANCELLED: 'annulé avant encaissement',
  EXPIRED: 'expiré, faute de validation à temps',
  CAPTURE_FAILED: 'encaissement échoué',
  SUSPENDED: 'encaissement suspendu par la banque',
  REFUND_TO_RETRY: 'remboursement à refaire',
} as const;

const MOTS = codesOf([
  ...Object.entries(STATUTS),
  ['3DS PSP_136 PSP_539', AUTHENTIFICATION, 'authentification'],
]);

const RESULTATS = codesOf([
  ['02', 'l’école doit contacter la banque de l’acheteur'],
  ['05', 'paiement refusé'],
  ['17', 'annulé par l’acheteur'],
  ['30', 'erreur dans la demande de paiement'],
  ['96', 'erreur technique', 'injoignable'],
]);

/** `vads_auth_result`: the buyer's bank, by the numbers of the network CB (62: GICC). */
const BANQUE = codesOf([
  ['05', 'refus de la banque, sans précision'],
  ['14', 'numéro de carte faux', 'numero'],
  ['15', 'banque de la carte inconnue', 'numero'],
  ['55', 'code secret faux', 'numero'],
  ['56', 'carte inconnue de sa banque', 'numero'],
  ['82', 'code de sécurité de la carte faux', 'numero'],
  ['51', 'pas assez d’argent disponible', 'provision'],
  ['33 38 54', 'carte expirée', 'expiree'],
  ['61 65', 'plafond de la carte dépassé', 'plafond'],
  ['75', 'trop d’essais', 'essais'],
  ['57 58 62', 'achat que cette carte ne permet pas', 'interdit'],
  ['81', 'paiement sans 3-D Secure, refusé par la banque', 'authentification'],
  ['04 07 34 41 43 59 63 76', 'carte ou paiement bloqué par la banque', 'bloque'],
  ['19 68 90 91 96 97 98 99', 'banque injoignable pour l’instant', 'injoignable'],
]);

/** `vads_extra_result`: the shop's risk controls, which staff set in PayZen's back-office. */
const CONTROLES = codesOf([
  ['02', 'contrôle PayZen\u00a0: plafond par carte atteint'],
  ['03', 'contrôle PayZen\u00a0: carte sur liste grise'],
  ['04', 'contrôle PayZen\u00a0: pays de la carte non admis'],
  ['05', 'contrôle PayZen\u00a0: adresse IP sur liste grise'],
  ['06', 'contrôle PayZen\u00a0: début du numéro de carte sur liste grise'],
  ['07', 'contrôle PayZen\u00a0: carte virtuelle'],
  ['08', 'contrôle PayZen\u00a0: carte d’entreprise du pays'],
  ['09', 'contrôle PayZen\u00a0: carte d’entreprise étrangère'],
  ['14', 'contrôle PayZen\u00a0: carte à autorisation systématique'],
  ['20', 'contrôle PayZen\u00a0: pays de la carte, de l’adresse et de l’acheteur tous différents'],
  ['30', 'contrôle PayZen\u00a0: pays de l’adresse IP sur liste grise'],
  ['99', 'contrôle PayZen\u00a0: panne pendant le contrôle'],
]);

const isRien = (code: string) => ['', '0', '00'].includes(code);

/** « 05/51/00 » is result, bank and controls. The bank's code replaces the result. */
function resultatOf(mot: string): Code[] {
  const [resultat = '', banque = '', controle = ''] = mot.split('/');
  const said = !isRien(banque)
    ? [BANQUE.get(banque) ?? sansMots(banque)]
    : isRien(resultat) || resultat === '05'
      ? []
      : [RESULTATS.get(resultat) ?? BANQUE.get(resultat) ?? sansMots(resultat)];
  if (isRien(controle)) return said;
  // Here the number is that of a wrong field of our form.
  if (resultat === '30') return [...said, { mots: `champ n°\u00a0${controle} du formulaire` }];
  return [...said, CONTROLES.get(controle) ?? sansMots(controle)];
}

export const payzen: Codes = {
  read(mot) {
    const statut = MOTS.get(mot);
    if (statut) return [statut];
    return mot.includes('/') || /^\d+$/.test(mot) ? resultatOf(mot) : undefined;
  },
  evenement({ vads_trans_status: statut, vads_operation_type: operation }) {
    if (typeof statut !== 'string') return undefined;
    const quoi = operation === 'CREDIT' ? 'remboursement' : 'paiement';
    return `${quoi} ${MOTS.get(statut)?.mots ?? `d’état non détaillé (code ${statut})`}`;
  },
};
