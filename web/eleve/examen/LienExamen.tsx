import { Link } from 'react-router';
import plainStyles from '../../socle/ui/plain.module.css';
import { versExamen } from '../tentatives/index.ts';

export const LienExamen = ({ acces_id }: { acces_id: number }) => (
  <Link className={plainStyles.link} to={versExamen(acces_id)}>
    Examen blanc
  </Link>
);
