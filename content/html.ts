import { FICHIER_MAX } from './markdown.ts';
import { FautesDeFichier } from './readYaml.ts';

const TITRE = /^<title>([^<>]+)<\/title>\n/;
const ENTITES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, nom: string) => ENTITES[nom]!);

export function readHtml(fichier: string, ecrit: string): { libelle: string; html: string } {
  const refuse = (message: string) => new FautesDeFichier([{ fichier, ligne: 1, message }]);
  if (ecrit.length > FICHIER_MAX)
    throw refuse(
      ` : ce chapitre est trop long : ${FICHIER_MAX.toLocaleString('fr-BE')} signes au plus`,
    );
  const [titre, libelle] = TITRE.exec(ecrit) ?? [];
  if (titre === undefined)
    throw refuse(' : la première ligne doit être le titre, entre <title> et </title>');
  let end = ecrit.length;
  while (ecrit[end - 1] === '\n') end--;
  return { libelle: unescaped(libelle!).trim(), html: ecrit.slice(titre.length, end) };
}
