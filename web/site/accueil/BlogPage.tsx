import { Link } from 'react-router';
import type { Route } from './+types/BlogPage.ts';
import { CE_QUI_CHANGE } from '../../../regles/adresses.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Simple.module.css';
import siteStyles from '../../socle/ui/site.module.css';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { RoadScene } from './RoadScene.tsx';

export const meta = (args: Route.MetaArgs) =>
  metaOf(args, {
    title: titreOf('Le blog'),
    description:
      'Le blog de la préparation au permis de conduire en Wallonie\u00a0: ce qui change dans le code et ce qui aide à réussir. Les premiers articles arrivent bientôt.',
  });

export default function BlogPage() {
  return (
    <div className={`${plainStyles.page} ${styles.page}`}>
      <RoadScene className={styles.dessin ?? ''} />
      <h1 className={siteStyles.grandTitre}>Le blog</h1>
      <p className={styles.texte}>
        Aucun article pour l’instant. Les premiers arrivent bientôt&nbsp;: ce qui change dans le
        code, ce qui aide à réussir, et les questions que l’on nous pose le plus.
      </p>
      <p className={styles.texte}>
        En attendant, lis <Link to={CE_QUI_CHANGE}>ce qui change le 1er juin 2027</Link>, ou
        commence par <Link to="/code-de-la-route">le code de la route</Link>,{' '}
        <Link to="/perception-des-risques">la perception des risques</Link> ou{' '}
        <Link to="/rdv-pedagogique">le rendez-vous pédagogique</Link>.
      </p>
    </div>
  );
}
