import { type ComponentProps, useState } from 'react';
import { EditeurTardif, Versions } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';

type Version = ComponentProps<typeof Versions>['versions'][number];

const PREMIERE: Version = {
  version_id: 1,
  courante: 0,
  auteur: 'Contenu',
  dateModification: '2026-11-02T09:00:00.000Z',
  langue: 'FR',
  libelle: 'Qui passe en premier\u202f?',
  libelleImage: null,
  imageDescription: null,
  scene: null,
  a: 'Moi.',
  b: 'Le tram.',
  c: null,
  d: null,
  correcte: 'a',
  grave: 0,
  justification: 'Le tram vient de droite.',
  idArticleLois: '12.3.1',
  valableDu: null,
  changements: [],
};
const SECONDE: Version = {
  ...PREMIERE,
  version_id: 2,
  courante: 1,
  auteur: 'Julie Lambert',
  dateModification: '2026-11-20T15:30:00.000Z',
  changements: [
    {
      champ: 'justification',
      avant: 'Le tram vient de droite.',
      apres: 'Le tram passe toujours avant nous, d’où qu’il vienne.',
    },
    { champ: 'correcte', avant: 'a', apres: 'b' },
    { champ: 'grave', avant: 0, apres: 1 },
    { champ: 'libelleImage', avant: null, apres: '/favicon.svg' },
  ],
};

export function Banque() {
  const [texte, setTexte] = useState('');
  return (
    <>
      <SectionHeading>Une image décrite</SectionHeading>
      <EditeurTardif value={texte} onChange={setTexte} correcte="b" lettres={['a', 'b']} />
      <SectionHeading>Un historique</SectionHeading>
      <Card as="div">
        <Versions versions={[SECONDE, PREMIERE]} busy={null} onRestore={() => undefined} />
      </Card>
    </>
  );
}
