import { MON_PROFIL } from '../../../regles/adresses.ts';
import { marque } from '../../../marque.ts';

const icone = (nom: string, sizes: string, purpose = 'any') => ({
  src: `/img/icones/${nom}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

export function loader() {
  const manifeste = {
    name: marque.nom,
    short_name: marque.nom,
    description: marque.slogan,
    lang: 'fr-BE',
    id: '/',
    scope: '/',
    // Without a session it redirects to the home page.
    start_url: MON_PROFIL,
    display: 'standalone',
    categories: ['education'],
    background_color: '#f7f8f5',
    theme_color: '#0b4ea2',
    icons: [
      icone('192', '192x192'),
      icone('512', '512x512'),
      icone('masque-512', '512x512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifeste), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
