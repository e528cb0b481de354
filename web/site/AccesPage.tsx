import { Link } from 'react-router';
import { serverCallContext } from '../kernel/serverCall.ts';
import { Sign } from '../ui/Sign.tsx';
import type { Route } from './+types/AccesPage.ts';
import classes from './AccesPage.module.css';
import { TYPES } from './CarteProduit.tsx';
import { type Produit, filAriane, produit } from './donnees.ts';
import { Inscription } from './Inscription.tsx';
import { duree, enEuros } from './prix.ts';
import { metaDe, titreDe } from './referencement.ts';
import site from './site.module.css';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(serverCallContext)('getPageAcces', { slug: params.slug });

export function meta(args: Route.MetaArgs) {
  const acces = args.loaderData?.acces;
  if (!acces) return [];
  return metaDe(args, {
    title: titreDe(acces.title),
    description: acces.description,
    image: `acces-${acces.slug}`,
    alt: acces.title,
    donnees: (adresse) => [
      produit(adresse, acces),
      filAriane(adresse, [
        [PAGES[pageDe(acces)].nom, pageDe(acces)],
        [acces.libelle, `/acces/${acces.slug}`],
      ]),
    ],
  });
}

const PAGES = {
  '/code-de-la-route': { nom: 'Code de la route', lien: 'Tout savoir sur l’examen théorique' },
  '/perception-des-risques': {
    nom: 'Perception des risques',
    lien: 'Tout savoir sur la perception des risques',
  },
  '/rdv-pedagogique': {
    nom: 'RDV pédagogique',
    lien: 'Tout savoir sur le rendez-vous pédagogique',
  },
} as const;

/** Where its subject is explained. */
function pageDe({ type, codePermis }: Produit): keyof typeof PAGES {
  if (codePermis === 'RDV') return '/rdv-pedagogique';
  return type === 'EX' ? '/perception-des-risques' : '/code-de-la-route';
}

export default function AccesPage({ loaderData: { acces } }: Route.ComponentProps) {
  const { title, type, libelle, libelleImage, description, text, prix } = acces;
  const page = pageDe(acces);
  const lignes = acces.contenu.split(';').flatMap((ligne) => ligne.trim() || []);
  return (
    <article className={classes.page}>
      <nav aria-label="Fil d’Ariane">
        <ol className={classes.fil}>
          <li>
            <Link to="/">Accueil</Link>
          </li>
          <li>
            <Link to={page}>{PAGES[page].nom}</Link>
          </li>
          <li aria-current="page">{libelle}</li>
        </ol>
      </nav>
      <div className={classes.haut} data-image={libelleImage ? '' : undefined}>
        {libelleImage && (
          <img
            src={libelleImage}
            alt=""
            width="630"
            height="504"
            fetchPriority="high"
            className={`${site.dessin} ${classes.image}`}
          />
        )}
        <div className={classes.mots}>
          <p className={classes.type}>{TYPES[type]}</p>
          <h1 className={classes.titre}>{title}</h1>
          <p className={classes.chapeau}>{description}</p>
          <p className={classes.prix}>
            <strong>{enEuros(prix)}</strong> {duree(acces)}
          </p>
          <p className={classes.tva}>
            TVA comprise. Le temps ne court qu’à partir de ta première ouverture.
          </p>
        </div>
      </div>
      <div className={classes.bas}>
        <section className={`${site.carte} ${classes.contenu}`} aria-labelledby="contenu-acces">
          <h2 id="contenu-acces" className={classes.sousTitre}>
            Ce que tu reçois
          </h2>
          <ul className={classes.lignes}>
            {lignes.map((ligne) => (
              <li key={ligne}>
                <Sign kind="success" />
                {ligne}
              </li>
            ))}
          </ul>
        </section>
        <section className={classes.texte}>
          <h2 className={classes.sousTitre}>{libelle}</h2>
          <p>{text}</p>
          <p>
            <Link to={page}>{PAGES[page].lien}</Link>
          </p>
        </section>
      </div>
      <section className={classes.invitation} aria-labelledby="invitation">
        <div>
          <h2 id="invitation" className={classes.sousTitre}>
            Prêt à prendre la route&#8239;?
          </h2>
          <p>L’inscription est gratuite. Tu choisis ensuite l’accès qu’il te faut.</p>
        </div>
        <Inscription />
      </section>
    </article>
  );
}
