import { Alert } from '@mantine/core';
import type { MetaFunction } from 'react-router';
import { Link, useSearchParams } from 'react-router';
import { MesAcces } from '../acces/MesAcces.tsx';
import { usePassedMessage } from '../kernel/passedMessage.ts';
import { marque } from '../marque.ts';
import { ReponsesGardees } from '../series/ReponsesGardees.tsx';
import { Sign } from '../ui/Sign.tsx';
import classes from './ProfilPage.module.css';

export const meta: MetaFunction = () => [
  { title: `Mon profil · ${marque.nom}` },
  { name: 'robots', content: 'noindex' },
];

/** The panels, in the menu's order; the first is shown when the address names none. */
const panneaux = [{ cle: 'acces', libelle: 'Mes accès', Panneau: MesAcces }] as const;

const COLORS = { success: 'success', error: 'danger', info: 'bleu', warning: 'warning' } as const;

export default function ProfilPage() {
  const [search] = useSearchParams();
  const { message, dismiss } = usePassedMessage();
  const ouvert = panneaux.find(({ cle }) => cle === search.get('panneau')) ?? panneaux[0];
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Mon profil</h1>
      <ReponsesGardees />
      {message && (
        <Alert
          className={classes.message ?? ''}
          color={COLORS[message.kind]}
          icon={<Sign kind={message.kind} />}
          title={message.title}
          withCloseButton
          closeButtonLabel="Fermer"
          onClose={dismiss}
        >
          {message.message}
        </Alert>
      )}
      <div className={classes.columns}>
        <nav className={classes.menu} aria-label="Mon profil">
          {panneaux.map(({ cle, libelle }) => (
            <Link
              key={cle}
              to={`?panneau=${cle}`}
              replace
              preventScrollReset
              className={classes.entry}
              aria-current={cle === ouvert.cle ? 'page' : undefined}
            >
              {libelle}
            </Link>
          ))}
        </nav>
        <div className={classes.panel}>
          <ouvert.Panneau />
        </div>
      </div>
    </div>
  );
}
