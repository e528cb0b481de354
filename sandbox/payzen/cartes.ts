export interface Carte {
  numero: string;
  marque: 'VISA' | 'MASTERCARD' | 'MAESTRO' | 'BANCONTACT';
  effet: string;
  reponse: ReponseDeCarte;
}

export interface ReponseDeCarte {
  /** vads_result and vads_auth_result. */
  resultat: '00' | '02' | '05';
  autorisation: string;
  /** vads_threeds_enrolled, vads_threeds_status, vads_warranty_result. */
  inscrite: 'Y' | 'N';
  authentifiee: 'Y' | 'N' | '';
  garantie: 'YES' | 'NO' | '';
  raison?: string;
}

export const MOYENS = ['CB', 'VISA', 'VISA_ELECTRON', 'MASTERCARD', 'MAESTRO', 'BANCONTACT'];

const accepted = (
  inscrite: 'Y' | 'N' = 'Y',
  garantie: 'YES' | 'NO' = inscrite === 'Y' ? 'YES' : 'NO',
): ReponseDeCarte => ({
  resultat: '00',
  autorisation: '00',
  inscrite,
  authentifiee: inscrite === 'Y' ? 'Y' : '',
  garantie,
});
const refused = (
  autorisation: string,
  raison: string,
  more: Partial<ReponseDeCarte> = {},
): ReponseDeCarte => ({
  ...accepted(),
  resultat: '05',
  autorisation,
  garantie: '',
  raison,
  ...more,
});

const MARQUES = ['VISA', 'MASTERCARD', 'MAESTRO'] as const;
const EFFETS: [effet: string, numeros: [string, string, string], reponse: ReponseDeCarte][] = [
  ['acceptée', ['4970100000000000', '5970100300000000', '5000550000000000'], accepted()],
  [
    'acceptée, 3-D Secure avec code',
    ['4970100000000009', '5970100300000009', '5000550000000009'],
    accepted(),
  ],
  [
    'acceptée, boutique sans 3-D Secure',
    ['4970100000000003', '5970100300000003', '5000550000000003'],
    accepted('N'),
  ],
  [
    'acceptée, porteur sans 3-D Secure',
    ['4970100000000001', '5970100300000001', '5000550000000001'],
    accepted('N'),
  ],
  [
    'acceptée, sans garantie',
    ['4970100000000007', '5970100300023006', '5000550000023006'],
    accepted('Y', 'NO'),
  ],
  [
    'refusée, la banque veut être appelée',
    ['4970100000000002', '5970100300000002', '5000550000000002'],
    refused('02', 'La banque demande à être contactée.', { resultat: '02' }),
  ],
  [
    'refusée, 3-D Secure échoué',
    ['4970100000000097', '5970100300000097', '5000550000000097'],
    refused('', 'L’authentification 3-D Secure a échoué.', { authentifiee: 'N' }),
  ],
  [
    'refusée, plafond dépassé',
    ['4970100000000098', '5970100300000098', '5000550000000098'],
    refused('61', 'Le plafond de la carte est dépassé.'),
  ],
  [
    'refusée, mauvais code de sécurité',
    ['4970100000000099', '5970100300000099', '5000550000000099'],
    refused('82', 'Le code de sécurité n’est pas le bon.'),
  ],
];

/** The provider's published test cards; Bancontact's is unpublished, so that number is ours. */
export const CARTES: Carte[] = [
  ...MARQUES.flatMap((marque, at) =>
    EFFETS.map(([effet, numeros, reponse]) => ({ numero: numeros[at]!, marque, effet, reponse })),
  ),
  {
    numero: '67030000000000003',
    marque: 'BANCONTACT',
    effet: 'acceptée',
    reponse: accepted(),
  },
];

/** An empty list means all; CB cards here are Visa's. */
export function cartesFor(moyens: string): Carte[] {
  if (!moyens) return CARTES;
  const named = new Set(
    moyens.split(';').map((code) => (/^(CB|VISA_)/.test(code) ? 'VISA' : code)),
  );
  return CARTES.filter(({ marque }) => named.has(marque));
}

export const masked = (numero: string) =>
  numero.slice(0, 6) + 'X'.repeat(numero.length - 10) + numero.slice(-4);
