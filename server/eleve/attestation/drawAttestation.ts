import { codeLisible, enMots, groupesOf } from '../../../regles/codeAttestation.ts';
import { marque } from '../../../marque.ts';
import { BLEU, entete } from '../../socle/pdf/entete.ts';
import {
  type Feuille,
  PAGE,
  PALE,
  enUneFeuille,
  openFeuille,
  qrCode,
} from '../../socle/pdf/feuille.ts';
import type { AttestationTable } from './attestation.tables.ts';
import type { Contenu } from './contenu.ts';
import { jourEnMots } from '../../socle/texte/jours.ts';

export interface Attestation extends Pick<
  AttestationTable,
  'code' | 'dateDebut' | 'dateFin' | 'dateDelivrance'
> {
  numero: string;
  contenu: Contenu;
  adresse: string;
}

const COLONNE = 170;
const QR = 128;
/** In points, from the sheet's foot. */
const PREUVE = 164;

const registreLisible = (numero: string) =>
  numero.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})(\d\d)$/, '$1.$2.$3-$4.$5');

export const drawAttestation = (attestation: Attestation): Promise<Buffer> =>
  enUneFeuille((echelle) => composed(attestation, echelle));

function composed(attestation: Attestation, echelle: number): Feuille {
  const { numero, contenu, dateDelivrance } = attestation;
  const feuille = openFeuille({
    titre: `Attestation de rendez-vous pédagogique n° ${numero}`,
    auteur: marque.exploitant.nom,
    date: new Date(dateDelivrance),
  });
  const espace = (points: number) => feuille.espace(points * echelle);
  const corps = 11 * echelle;
  const { nom: ecole, adresse, telephone, numeroEntreprise, rpm, agrement } = marque.exploitant;
  entete(feuille, [
    adresse,
    `${telephone} – ${marque.adresseSupport}`,
    `${numeroEntreprise} – ${rpm}`,
  ]);
  espace(34);
  feuille.titre('Attestation', 1, { corps: 32 * echelle, couleur: BLEU });
  feuille.texte('Rendez-vous pédagogique de la filière libre avec guide', { corps: 14 * echelle });
  espace(6);
  feuille.texte(`N° ${numero}`, { corps: 12, graisse: 700 });
  espace(26);

  feuille.texte(`${ecole}, école de conduite agréée ${agrement}, atteste que`, { corps });
  espace(10);
  const nom = `${contenu.prenom} ${contenu.nom}`;
  feuille.titre(nom, 2, { corps: (nom.length > 60 ? 14 : 21) * echelle });
  espace(10);
  feuille.texte('a suivi en ligne, et terminé, le cours indiqué ci-dessous.', { corps });
  espace(18);
  feuille.tableau(rangeesOf(attestation), { colonne: COLONNE, corps });
  espace(14);
  const { validite, signataire } = marque.attestation;
  const valable = `Cette attestation est valable ${validite} à partir de sa délivrance.`;
  if (validite) feuille.texte(valable, { corps });
  feuille.texte(`Délivrée le ${jourEnMots(dateDelivrance)} par ${ecole}.`, { corps });
  espace(12);
  feuille.texte(signataire, { corps, graisse: 700 });
  preuve(feuille, attestation);
  return feuille;
}

function rangeesOf({ contenu, dateDebut, dateFin }: Attestation): [string, string[]][] {
  const { dateNaissance, registreNational, cours, guides } = contenu;
  const registre: [string, string[]][] = marque.attestation.avecRegistre
    ? [['Registre national', [registreLisible(registreNational)]]]
    : [];
  const noms = guides.map((each) => `${each.prenom} ${each.nom}`);
  return [
    ['Date de naissance', [jourEnMots(dateNaissance)]],
    ...registre,
    ['Cours', [cours]],
    ['Commencé le', [jourEnMots(dateDebut)]],
    ['Terminé le', [jourEnMots(dateFin)]],
    [guides.length > 1 ? 'Guides' : 'Guide', noms.length === 0 ? ['Aucun guide nommé'] : noms],
  ];
}

function preuve(feuille: Feuille, { code, adresse }: Attestation): void {
  const haut = Math.max(feuille.y + 14, PAGE.hauteur - PAGE.marge - PREUVE);
  const lien = `${adresse}/attestation/${codeLisible(code)}`;
  feuille.filet(haut);
  feuille.y = haut + 16;
  feuille.titre('Vérifier cette attestation', 2, { corps: 13 });
  const x = QR + 18;
  const sousLeTitre = feuille.y;
  qrCode(feuille, lien, `Code QR qui mène à ${lien}`, [-8, sousLeTitre + 2, QR]);
  feuille.espace(8);
  feuille.texte('Scannez le code QR, ou tapez le code ci-dessous à cette adresse\u00a0:', {
    x,
    corps: 10,
  });
  feuille.lien(`${adresse}/attestation`, `${adresse}/attestation`, { x, corps: 10, couleur: BLEU });
  feuille.espace(6);
  feuille.texte(codeLisible(code), { x, corps: 17, graisse: 700 });
  for (const groupe of groupesOf(code))
    feuille.texte(`${groupe}\u00a0: ${enMots(groupe)}`, { x, corps: 8.5, couleur: PALE });
  feuille.y = Math.max(feuille.y, sousLeTitre + QR);
}
