import { type Constat, appelant } from './client.ts';

export async function hote(origin: string): Promise<Constat[]> {
  const visiteur = appelant(origin);
  const titre = async (headers: Record<string, string> = {}) =>
    /<title>([^<]*)/.exec((await visiteur.get('/', { headers })).texte)?.[1] ?? 'aucun titre';
  const { status } = await visiteur.get('/', { headers: { host: 'localhost/robots.txt?' } });
  const apres = await titre();
  const { texte } = await visiteur.get('/le-blog', {
    headers: { 'x-forwarded-host': 'ailleurs.example', 'x-forwarded-proto': 'https' },
  });
  const boite = await visiteur.get('/boite-mail', { headers: { host: 'ailleurs.example' } });
  return [
    {
      mesure: 'un hôte qui n’en est pas un',
      valeur: status,
      borne: '400',
      tenu: status === 400,
    },
    {
      mesure: 'la page d’accueil du visiteur suivant',
      valeur: apres,
      borne: 'la page d’accueil',
      tenu: apres.startsWith('Priorité'),
    },
    {
      mesure: 'un nom que l’on prétend est dans la page',
      valeur: texte.includes('ailleurs.example') ? 'oui' : 'non',
      borne: 'non',
      tenu: !texte.includes('ailleurs.example'),
    },
    {
      mesure: 'la boîte de la démonstration, par un nom d’ailleurs',
      valeur: boite.status,
      borne: '421',
      tenu: boite.status === 421,
    },
  ];
}
