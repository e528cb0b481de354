import type { Ventes } from './comptes.ts';

export interface LigneDePanne {
  panne: string;
  acquittees: number;
  perdues: number;
  ventes: Ventes;
  /** Sent twice, with one Message-ID. */
  mails: number;
  /** In milliseconds. */
  attente: number;
  quoi: string;
  dessins: number;
  renvois: number;
  erreurs: number;
  tenue: boolean;
}

const TITRES = [
  'panne',
  'réponses',
  'perdues',
  'ventes',
  'perdues, doubles',
  'mails doubles',
  'plus longue attente',
  'dessins pour images',
  'renvois',
  'erreurs vues',
  'tenu',
];

export function tableOf(lignes: readonly LigneDePanne[]): string {
  const rows = lignes.map((ligne) => [
    ligne.panne,
    String(ligne.acquittees),
    String(ligne.perdues),
    String(ligne.ventes.payees),
    `${ligne.ventes.perdues}, ${ligne.ventes.doubles}`,
    String(ligne.mails),
    `${(ligne.attente / 1000).toFixed(1).replace('.', ',')} s (${ligne.quoi})`,
    String(ligne.dessins),
    String(ligne.renvois),
    String(ligne.erreurs),
    ligne.tenue ? 'oui' : 'NON',
  ]);
  const all = [TITRES, TITRES.map(() => '---'), ...rows];
  return all.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
