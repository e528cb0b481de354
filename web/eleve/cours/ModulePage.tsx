import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { combien } from '../../../regles/ecriture.ts';
import { marque } from '../../../marque.ts';
import { SigneJuste } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Empty } from '../../socle/ui/Empty.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { PageSkeleton } from '../../socle/ui/PageSkeleton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { ChapitresGardes } from './ChapitresGardes.tsx';
import { type Module, useGetModule } from './cours.calls.ts';
import styles from './cours.module.css';
import { versChapitre, versCours } from './adresses.ts';
import { dureeDeLecture } from './durees.ts';
import { ChargeCours, Ouverture } from './Ouverture.tsx';

export const meta = () => [{ title: `Mon module · ${marque.nom}` }];

export default function ModulePage() {
  return (
    <Ouverture squelette={<Squelette retour={MON_PROFIL} />}>
      {(_, { acces_id, module_id }) => (
        <Chargement key={module_id} acces_id={acces_id} module_id={module_id} />
      )}
    </Ouverture>
  );
}

function Chargement({ acces_id, module_id }: { acces_id: number; module_id: number }) {
  return (
    <ChargeCours
      query={useGetModule(acces_id, module_id)}
      depart={versCours(acces_id)}
      squelette={<Squelette retour={versCours(acces_id)} />}
    >
      {(module) => <Chapitres acces_id={acces_id} {...module} />}
    </ChargeCours>
  );
}

function Chapitres({
  acces_id,
  libelle,
  module,
  chapitres,
  listeElearning,
}: Module & { acces_id: number }) {
  const termines = new Set(
    listeElearning.flatMap(({ chapitre_id, termine }) => (termine ? chapitre_id : [])),
  );
  return (
    <div className={plainStyles.page}>
      <PageHeading
        back={{ to: versCours(acces_id), label: 'Vers les modules' }}
        lead={`${libelle} · ${termines.size}/${combien(chapitres.length, 'chapitre')}`}
      >
        {module.libelle}
      </PageHeading>
      <ChapitresGardes />
      <div className={styles.jauge}>
        <Gauge
          value={termines.size}
          max={chapitres.length}
          tone={termines.size === chapitres.length ? 'right' : 'warning'}
          label="Progression du module"
          text={`${termines.size} sur ${chapitres.length}`}
        />
      </div>
      {chapitres.length === 0 ? (
        <Empty title="Pas encore de chapitre ici">
          Les chapitres de ce module arrivent bientôt. Reviens dans quelque temps.
        </Empty>
      ) : (
        <ul className={plainStyles.grid}>
          {chapitres.map(({ id, libelle: nom, nbQuestion, minutes }, at) => {
            const termine = termines.has(id);
            const to = versChapitre({ acces_id, module_id: module.id, chapitre_id: id });
            return (
              <Card
                as="li"
                key={id}
                className={styles.carte}
                data-tone={termine ? 'right' : undefined}
              >
                <div className={styles.haut}>
                  <p className={plainStyles.small}>Chapitre {at + 1}</p>
                  <h2 className={styles.nom}>{nom}</h2>
                  <p className={plainStyles.pill} data-tone={termine ? 'right' : undefined}>
                    {termine && <SigneJuste />}
                    {termine ? 'Terminé' : 'Pas encore commencé'}
                  </p>
                </div>
                <p className={plainStyles.dimmed}>
                  {dureeDeLecture(minutes)}
                  {nbQuestion > 0 && ` · ${combien(nbQuestion, 'question')}`}
                </p>
                <Link
                  className={
                    termine ? plainStyles.button : `${plainStyles.button} ${plainStyles.filled}`
                  }
                  to={to}
                >
                  {termine ? 'Terminé' : 'Commencer'}
                  <VisuallyHidden>&nbsp;: {nom}</VisuallyHidden>
                </Link>
              </Card>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Squelette({ retour }: { retour: string }) {
  return (
    <PageSkeleton back={{ to: retour, label: 'Vers les modules' }} says="Chargement des chapitres">
      <div className={plainStyles.grid}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} height={190} radius={14} />
        ))}
      </div>
    </PageSkeleton>
  );
}
