export interface Ligne {
  panne: string;
  acquittees: number;
  perdues: number;
  /** In milliseconds. */
  attente: number;
  quoi: string;
  renvois: number;
  erreurs: number;
  tenue: boolean;
}

const TITRES = ['panne', 'réponses', 'perdues', 'attente', 'renvois', 'erreurs', 'tenu'];

export function tableOf(lignes: readonly Ligne[]): string {
  const rows = lignes.map((ligne) => [
    ligne.panne,
    String(ligne.acquittees),
    String(ligne.perdues),
    `${(ligne.attente / 1000).toFixed(1).replace('.', ',')} s (${ligne.quoi})`,
    String(ligne.renvois),
    String(ligne.erreurs),
    ligne.tenue ? 'oui' : 'NON',
  ]);
  const all = [TITRES, TITRES.map(() => '---'), ...rows];
  return all.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
