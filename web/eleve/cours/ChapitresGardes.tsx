import { useSession } from '../compte/index.ts';
import { Attente } from '../tentatives/index.ts';
import { useChapitresEnAttente } from './useChapitresEnAttente.ts';

/** Mounted on every learner's screen, so that kept chapters are sent. */
export function ChapitresGardes() {
  const { user } = useSession();
  return user && user !== 'Empty' ? <Gardes user_id={user.id} /> : null;
}

const mots = (nombre: number) =>
  nombre === 1
    ? 'Chapitre gardé, pas encore enregistré'
    : `${nombre} chapitres gardés, pas encore enregistrés`;

const Gardes = ({ user_id }: { user_id: number }) => (
  <Attente attentes={useChapitresEnAttente(user_id)} mots={mots} />
);
