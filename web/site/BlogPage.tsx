import { Link } from 'react-router';
import type { Route } from './+types/BlogPage.ts';
import classes from './Simple.module.css';
import { metaDe, titreDe } from './referencement.ts';
import { RoadScene } from './RoadScene.tsx';

export const meta = (args: Route.MetaArgs) =>
  metaDe(args, {
    title: titreDe('Le blog'),
    description:
      'Le blog de la préparation au permis de conduire en Wallonie : ce qui change dans le code et ce qui aide à réussir. Les premiers articles arrivent bientôt.',
  });

export default function BlogPage() {
  return (
    <div className={classes.page}>
      <RoadScene className={classes.dessin ?? ''} />
      <h1 className={classes.titre}>Le blog</h1>
      <p className={classes.texte}>
        Aucun article pour l’instant. Les premiers arrivent bientôt&nbsp;: ce qui change dans le
        code, ce qui aide à réussir, et les questions que l’on nous pose le plus.
      </p>
      <p className={classes.texte}>
        En attendant, commence par <Link to="/code-de-la-route">le code de la route</Link>,{' '}
        <Link to="/perception-des-risques">la perception des risques</Link> ou{' '}
        <Link to="/rdv-pedagogique">le rendez-vous pédagogique</Link>.
      </p>
    </div>
  );
}
