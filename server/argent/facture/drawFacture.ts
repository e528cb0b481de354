import { enEuros } from '../../../regles/ecriture.ts';
import { tvaContenue, tvaLisible } from '../../../regles/tva.ts';
import { marque } from '../../../marque.ts';
import { jourEnMots } from '../../socle/texte/jours.ts';
import { BLEU, entete } from '../../socle/pdf/entete.ts';
import {
  type Feuille,
  LARGEUR,
  PAGE,
  PALE,
  enUneFeuille,
  openFeuille,
} from '../../socle/pdf/feuille.ts';
import { type ContenuFacture, moyenFacture } from './contenu.ts';
import type { Facture } from './facture.tables.ts';

export interface Imprimee extends Pick<
  Facture,
  'serie' | 'avantCapture' | 'dateEmission' | 'montant' | 'taux' | 'tva'
> {
  numero: string;
  contenu: ContenuFacture;
  adresse: string;
}

const MOITIE = 258;
const COLONNES = [
  { tete: 'Description', x: 0, largeur: 196 },
  { tete: 'Quantité', x: 200, largeur: 46, aDroite: true },
  { tete: 'Prix unitaire hors TVA', x: 252, largeur: 92, aDroite: true },
  { tete: 'TVA', x: 350, largeur: 42, aDroite: true },
  { tete: 'Montant hors TVA', x: 398, largeur: LARGEUR - 398, aDroite: true },
];
/** In points from the bottom: the seller's legal lines start here. */
const PIED = 44;

/** The embedded fonts lack the narrow no-break space. */
const euros = (cents: number) =>
  enEuros(cents / 100)
    .replaceAll('\u202f', '\u00a0')
    .replace('-', '−');
const POURCENT = new Intl.NumberFormat('fr-BE', { maximumFractionDigits: 2 });
const enPourcent = (taux: number) => `${POURCENT.format(taux / 100)}\u00a0%`;

/** AR n° 1, article 5, lists what an invoice contains. */
export const drawFacture = (facture: Imprimee): Promise<Buffer> =>
  enUneFeuille((echelle) => composed(facture, echelle));

function composed(facture: Imprimee, echelle: number): Feuille {
  const { serie, numero, dateEmission, contenu, adresse } = facture;
  const avoir = serie === 'NC';
  const { exploitant, adresseSupport } = marque;
  const titre = avoir ? 'Note de crédit' : 'Facture';
  const feuille = openFeuille({
    titre: `${titre} n° ${numero}`,
    auteur: exploitant.nom,
    date: new Date(dateEmission),
  });
  const espace = (points: number) => feuille.espace(points * echelle);
  const corps = 10.5 * echelle;
  entete(feuille, [
    exploitant.adresse,
    `${exploitant.telephone} – ${adresseSupport} – ${new URL(adresse).host}`,
    `TVA ${exploitant.numeroEntreprise} – ${exploitant.rpm}`,
  ]);
  espace(32);
  feuille.titre(titre, 1, { corps: 32 * echelle, couleur: BLEU });
  feuille.texte(`N° ${numero}`, { corps: 14 * echelle, graisse: 700 });
  espace(24);

  const haut = feuille.y;
  acheteur(feuille, facture, corps);
  const bas = feuille.y;
  feuille.y = haut;
  feuille.tableau(datesOf(facture), { colonne: 92, corps, x: MOITIE });
  feuille.y = Math.max(feuille.y, bas);
  espace(24);
  if (contenu.motif) {
    feuille.texte(`Motif\u00a0: ${contenu.motif}`, { corps });
    espace(20);
  }
  feuille.grille(COLONNES, lignesOf(facture, corps), corps);
  espace(6);
  totaux(feuille, facture, corps);
  espace(18);
  for (const phrase of phrasesOf(facture)) {
    feuille.texte(phrase, { corps: corps * 0.9, couleur: PALE });
    espace(4);
  }
  pied(feuille);
  return feuille;
}

function acheteur(feuille: Feuille, { serie, contenu }: Imprimee, corps: number): void {
  const { prenom, nom, rue, codePostal, localite, societe } = contenu.acheteur;
  const largeur = MOITIE - 20;
  const personne = `${prenom} ${nom}`;
  const titre = serie === 'NC' ? 'Établie pour' : 'Facturée à';
  feuille.titre(titre, 2, { corps: corps * 0.85, graisse: 400, couleur: PALE });
  feuille.texte(societe?.nom ?? personne, { corps: corps * 1.15, graisse: 700, largeur });
  const lignes = societe
    ? [societe.adresse, `TVA ${tvaLisible(societe.tva)}`, `À l’attention de ${personne}`]
    : [rue, [codePostal, localite].filter(Boolean).join(' ')];
  for (const ligne of lignes) if (ligne) feuille.texte(ligne, { corps, largeur });
}

const RENDU = {
  quand: 'Rendu le',
  total: 'Total rendu',
  sur: (commande: string, par: string) => `Rendu sur la commande ${commande}, payée ${par}.`,
};
const ANNULE: typeof RENDU = {
  quand: 'Annulé le',
  total: 'Total annulé',
  sur: (commande, par) => `Annulé sur la commande ${commande} avant d’être débité ${par}.`,
};
const motsOf = ({ avantCapture }: Imprimee) => (avantCapture === 1 ? ANNULE : RENDU);

function datesOf(facture: Imprimee): [string, string[]][] {
  const { serie, dateEmission, contenu } = facture;
  const { date, commande, corrige } = contenu;
  return [
    ['Émise le', [jourEnMots(dateEmission)]],
    [serie === 'NC' ? motsOf(facture).quand : 'Payée le', [jourEnMots(date)]],
    ['Commande', [commande]],
    ...(corrige ? ([['Corrige', [`Facture n° ${corrige}`]]] as [string, string[]][]) : []),
  ];
}

/** The price without VAT is computed from the price before a discount. */
function lignesOf({ montant, taux, tva, contenu }: Imprimee, corps: number) {
  const { libelle, prixPlein, remise } = contenu;
  const base = montant - tva;
  const sansRemise = prixPlein === montant ? base : prixPlein - tvaContenue(prixPlein, taux);
  const texte = (some: string) => [[some, {}]] as [string, object][];
  const vendu = [
    [
      [libelle, { graisse: 700 as const }],
      [objetOf(contenu), { corps: corps * 0.85, couleur: PALE }],
    ] as [string, object][],
    texte('1'),
    texte(euros(sansRemise)),
    texte(enPourcent(taux)),
    texte(euros(sansRemise)),
  ];
  if (sansRemise === base) return [vendu];
  const nom = remise ? `Remise, code ${remise}` : 'Remise';
  return [vendu, [texte(nom), [], [], texte(enPourcent(taux)), texte(euros(base - sansRemise))]];
}

function objetOf({ renouvellement, dureeValidite, jours = 7, debut, fin }: ContenuFacture): string {
  const operation = renouvellement === 1 ? 'Renouvellement' : 'Achat';
  if (debut && fin) return `${operation}, du ${jourEnMots(debut)} au ${jourEnMots(fin)}`;
  const duree = dureeValidite === null ? `${jours} jours` : `${dureeValidite} mois`;
  const depuis = renouvellement === 1 ? '' : ' à partir de la première ouverture';
  return `${operation}, ${duree}${depuis}`;
}

function totaux(feuille: Feuille, facture: Imprimee, corps: number): void {
  const { serie, montant, taux, tva } = facture;
  const x = MOITIE;
  const au = { colonne: 120, x, aDroite: true };
  feuille.tableau(
    [
      ['Base hors TVA', [euros(montant - tva)]],
      [`TVA ${enPourcent(taux)}`, [euros(tva)]],
    ],
    { ...au, corps },
  );
  feuille.espace(2);
  const total = serie === 'NC' ? motsOf(facture).total : 'Total TVA comprise';
  feuille.tableau([[total, [euros(montant)]]], { ...au, corps: corps * 1.3, colonne: 140 });
}

function phrasesOf(facture: Imprimee): string[] {
  const { serie, montant, taux, tva, contenu } = facture;
  const { moyen, date, commande, acheteur } = contenu;
  const par = `par ${moyenFacture(moyen)}`;
  const [pour, cent] = [taux / 100, 100 + taux / 100].map((each) => POURCENT.format(each));
  const { sansTva } = marque.facture;
  if (serie === 'NC')
    return [
      `${motsOf(facture).sur(commande, par)} Ce montant comprend la TVA de la facture, en proportion.`,
      ...(taux === 0 && sansTva ? [sansTva] : []),
      ...(acheteur.societe && taux > 0
        ? ['TVA à reverser à l’État dans la mesure où elle a été initialement déduite.']
        : []),
    ];
  return [
    `Payé ${par} le ${jourEnMots(date)}, commande ${commande}. Il ne reste rien à payer.`,
    ...(taux > 0
      ? [
          `La TVA est comprise dans le prix\u00a0: prix × taux / (100 + taux), soit ${euros(montant)} × ${pour} / ${cent} = ${euros(tva)}.`,
        ]
      : sansTva
        ? [sansTva]
        : []),
  ];
}

/** Article 2:20 CSA requires the seller's name at the foot. */
function pied(feuille: Feuille): void {
  const { nom, adresse, numeroEntreprise, rpm, iban } = marque.exploitant;
  const haut = Math.max(feuille.y + 14, PAGE.hauteur - PAGE.marge - PIED);
  feuille.filet(haut);
  feuille.y = haut + 10;
  for (const ligne of [
    `${nom}, siège\u00a0: ${adresse}`,
    `Numéro d’entreprise ${numeroEntreprise.replace(/^BE\s*/, '')} – ${rpm}${iban ? ` – IBAN ${iban}` : ''}`,
  ])
    feuille.texte(ligne, { corps: 8.5, couleur: PALE });
}
