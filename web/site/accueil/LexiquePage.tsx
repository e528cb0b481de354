import { useState } from 'react';
import { combien, sansAccents } from '../../../regles/ecriture.ts';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Route } from './+types/LexiquePage.ts';
import styles from './Lexique.module.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(serverCallContext)('getLexique', {});

export const meta = (args: Route.MetaArgs) =>
  metaOf(args, {
    title: titreOf('Les mots du code'),
    description:
      'Les mots difficiles du code de la route, expliqués simplement\u00a0: accotement, chaussée, engagé, priorité de droite, et plus de cent autres, avec un exemple et un dessin.',
  });

const simple = (texte: string) => sansAccents(texte).toLowerCase();

export default function LexiquePage({ loaderData: { mots } }: Route.ComponentProps) {
  const [cherche, setCherche] = useState('');
  const voulu = simple(cherche.trim());
  const trouves = mots.filter(({ mot, autres }) =>
    [mot, ...autres].some((forme) => simple(forme).includes(voulu)),
  );
  return (
    <div className={plainStyles.page}>
      <PageHeading
        lead={`${mots.length} mots difficiles, expliqués avec des mots de tous les jours.`}
      >
        Les mots du code
      </PageHeading>
      <div className={styles.cherche}>
        <TextField
          name="mot"
          label="Chercher un mot"
          type="search"
          value={cherche}
          onChange={setCherche}
        />
      </div>
      <p className={`${plainStyles.small} ${styles.compte}`} aria-live="polite">
        {trouves.length === 0 ? 'Aucun mot ne correspond.' : combien(trouves.length, 'mot')}
      </p>
      <ul className={plainStyles.grid}>
        {trouves.map(({ mot, dit, exemple, image }) => (
          <Card as="li" key={mot} className={styles.mot}>
            <h2>{mot}</h2>
            <p>{dit}</p>
            <p className={plainStyles.note}>«&nbsp;{exemple}&nbsp;»</p>
            {image && <img src={image.src} alt={image.description} loading="lazy" />}
          </Card>
        ))}
      </ul>
    </div>
  );
}
