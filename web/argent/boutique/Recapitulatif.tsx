import type { ReactNode } from 'react';
import { marque } from '../../../marque.ts';
import { RETRACTATION } from '../../../regles/retractation.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { enEuros } from '../../../regles/ecriture.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Applique, Commandee } from './boutique.calls.ts';
import styles from './Commande.module.css';
import { periodeEnMots, tauxEnMots } from './mots.ts';
import { contenuOf } from './produit.ts';

const { exploitant, adresseSupport } = marque;

interface Props extends Commandee {
  applique: Applique | null;
}

/** The law wants this in sight before an order. */
export function Recapitulatif({ offre, bought, applique }: Props) {
  const { libelle, taux } = offre;
  const { prix, tva } = applique ?? offre;
  return (
    <Card aria-labelledby="recapitulatif">
      <SectionHeading level={2} small id="recapitulatif">
        {bought === 1 ? `Renouveler\u00a0: ${libelle}` : libelle}
      </SectionHeading>
      <p>{contenuOf(offre).join(' · ')}</p>
      <dl className={styles.lignes}>
        <Ligne nom="Période">
          {periodeEnMots(offre)}
          <span className={plainStyles.small}>
            L’accès s’arrête de lui-même, sans reconduction.
          </span>
        </Ligne>
        <Ligne nom="Total">
          <span>
            {applique && (
              <>
                <s aria-hidden>{enEuros(offre.prix)}</s>{' '}
              </>
            )}
            <strong className={styles.total}>{enEuros(prix)}</strong>
          </span>
          {applique && (
            <span className={plainStyles.small}>
              {enEuros(offre.prix)} moins {enEuros(applique.moins)} avec le code {applique.code}
            </span>
          )}
          <span className={plainStyles.small}>
            dont {enEuros(tva)} de TVA ({tauxEnMots(taux)})
          </span>
        </Ligne>
        <Ligne nom="Vendeur">
          {exploitant.nom}
          <span className={plainStyles.small}>
            {[exploitant.adresse, exploitant.numeroEntreprise, adresseSupport, exploitant.telephone]
              // No line begins with the dot.
              .join('\u00a0· ')}
          </span>
        </Ligne>
        <Ligne nom="Changer d’avis">
          {RETRACTATION.jours}&nbsp;jours pour te rétracter
          <span className={plainStyles.small}>
            En ligne, par «&nbsp;{RETRACTATION.fonction}&nbsp;» dans «&nbsp;Mes paiements&nbsp;», ou
            en nous écrivant
          </span>
          <span className={plainStyles.small}>
            <LienLegal to="#retractation">Droit de rétractation et son formulaire</LienLegal>
          </span>
        </Ligne>
        <Ligne nom="Si quelque chose ne va pas">
          <LienLegal to="#conformite">Garantie légale de conformité</LienLegal>
          <LienLegal to="#reclamations">Réclamations et médiation</LienLegal>
          <LienLegal to="#services">Ce qu’il te faut pour l’utiliser</LienLegal>
        </Ligne>
      </dl>
    </Card>
  );
}

function Ligne({ nom, children }: { nom: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function LienLegal({ to = '', children }: { to?: string; children: ReactNode }) {
  return (
    <a href={`/conditions-generales${to}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
