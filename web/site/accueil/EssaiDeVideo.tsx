import { Link } from 'react-router';
import { ESSAI } from '../../../regles/perception.ts';
import plainStyles from '../../socle/ui/plain.module.css';

export const EssaiDeVideo = () => (
  <Link className={plainStyles.link} to={ESSAI}>
    Essaie une vidéo de perception des risques
  </Link>
);
