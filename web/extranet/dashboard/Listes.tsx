import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import styles from './DashboardPage.module.css';
import type { Cle, Dashboard } from './chiffres.ts';

type Versions = NonNullable<Dashboard['changements']>;

export function Changements({ changements }: { changements: Versions }) {
  return (
    <Part id="changements" title="Derniers changements de la banque">
      {changements.length === 0 && <p>La banque ne contient encore aucune question.</p>}
      <ol className={styles.rows}>
        {changements.map(({ version_id, question_id, libelle, auteur, dateCreation }) => (
          <li key={version_id}>
            <Link to={`/extranet/questions?question=${question_id}`}>{libelle}</Link>
            <span>
              {auteur ?? 'Contenu'} ·{' '}
              <time dateTime={dateCreation}>{instantInWords(dateCreation)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

type Row = NonNullable<Dashboard['aCompleter']>[number];

type Nature = Row['nature'];

const NATURES: Record<Nature, [titre: string, cle: Cle, aucun: string]> = {
  serie: ['Séries à compléter', 'seriesACompleter', 'Toutes les séries sont complètes.'],
  module: ['Modules à compléter', 'modulesACompleter', 'Tous les modules sont complets.'],
  chapitre: ['Chapitres à compléter', 'chapitresACompleter', 'Tous les chapitres sont complets.'],
  produit: ['Produits à compléter', 'produitsACompleter', 'Tous les produits sont complets.'],
};
const ECRANS: Record<Nature, string> = {
  serie: '/extranet/themes?serie=',
  module: '/extranet/modules?module=',
  chapitre: '/extranet/chapitres?chapitre=',
  produit: '/extranet/acces?acces=',
};
const SEEN = 5;

export function ACompleter({ rows, chiffres }: { rows: Row[] } & Pick<Dashboard, 'chiffres'>) {
  return (Object.keys(NATURES) as Nature[]).map((nature) => {
    const [titre, cle, aucun] = NATURES[nature];
    const own = rows.filter((row) => row.nature === nature);
    const all = chiffres.find((chiffre) => chiffre.cle === cle)?.nombre ?? own.length;
    return (
      <Card key={nature} id={nature} aria-labelledby={`titre-${nature}`}>
        <SectionHeading small id={`titre-${nature}`}>
          {titre}
        </SectionHeading>
        {own.length === 0 && <Text c="dimmed">{aucun}</Text>}
        <Rows rows={own.slice(0, SEEN)} />
        {own.length > SEEN && (
          <details>
            <summary>Voir les {own.length - SEEN} suivants</summary>
            <Rows rows={own.slice(SEEN)} />
            {all > own.length && <Text c="dimmed">Et {all - own.length} de plus.</Text>}
          </details>
        )}
      </Card>
    );
  });
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ nature, id, libelle, manque }) => (
        <li key={id}>
          <Link to={`${ECRANS[nature]}${id}`}>{libelle}</Link>
          <span>{manque}</span>
        </li>
      ))}
    </ul>
  );
}

export function MailsEchoues({ mails }: { mails: NonNullable<Dashboard['mailsEchoues']> }) {
  return (
    <Card id="mails" aria-labelledby="titre-mails">
      <SectionHeading small id="titre-mails">
        Mails non partis
      </SectionHeading>
      {mails.length === 0 && <Text c="dimmed">Aucun mail n’a été abandonné.</Text>}
      <ul className={styles.rows}>
        {mails.map(({ id, sujet, destinataire, dateCreation, essais, erreur }) => (
          <li key={id}>
            <strong>{sujet}</strong>
            <span>
              {[
                destinataire || 'Sans compte',
                instantInWords(dateCreation),
                `${essais} ${essais === 1 ? 'essai' : 'essais'}`,
                erreur,
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
