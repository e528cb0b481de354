import { FautesDeFichier } from './readYaml.ts';

const HTML = /^<title>([^<>]+)<\/title>\n([^]*?)\n*$/;
const ENTITES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, nom: string) => ENTITES[nom]!);

/** A chapter that is written in HTML; throws FautesDeFichier where it does not begin with its title. */
export function readHtml(fichier: string, ecrit: string): { libelle: string; html: string } {
  const [, libelle, html] = HTML.exec(ecrit) ?? [];
  if (libelle !== undefined) return { libelle: unescaped(libelle).trim(), html: html! };
  const message = ' : la première ligne doit être le titre, entre <title> et </title>';
  throw new FautesDeFichier([{ fichier, ligne: 1, message }]);
}
