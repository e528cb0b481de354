import { Text } from '@mantine/core';
import { useState } from 'react';
import { DEMO } from '../../../regles/vente.ts';
import { CarteProduit, PageProduit, Prix } from '../../argent/boutique/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Segments } from '../../socle/ui/Segments.tsx';
import { usePicture } from '../../socle/ui/fields/FileField.tsx';
import styles from './produits.module.css';
import { type Saisie, produitOf } from './saisie.ts';

const VUES = [
  { value: 'carte', label: 'Carte' },
  { value: 'page', label: 'Page' },
] as const;

export function Apercu({ typed }: { typed: Saisie }) {
  const [vue, setVue] = useState<'carte' | 'page'>('carte');
  const photo = usePicture(typed.libelleImage);
  const acces = produitOf(typed, photo ?? (typed.sansImage ? null : typed.present));
  return (
    <Card aria-label="Aperçu">
      <SectionHeading level={3}>Ce que verra le visiteur</SectionHeading>
      <Segments label="Vue de l’aperçu" value={vue} onChange={setVue} options={VUES} />
      <Text c="dimmed" size="sm">
        {enVente(typed)}
      </Text>
      {/* The preview is inert, because its links would leave the form. */}
      <div className={styles.apercu} data-vue={vue} inert lang={typed.langue.toLowerCase()}>
        {vue === 'carte' ? (
          <CarteProduit acces={acces} />
        ) : (
          <PageProduit
            acces={acces}
            achat={
              <>
                <Prix acces={acces} />
                <Bouton>Acheter cet accès</Bouton>
              </>
            }
            inscription={<Bouton>Inscris-toi gratuitement</Bouton>}
          />
        )}
      </div>
    </Card>
  );
}

const enVente = ({ actif, codePermis }: Saisie) => {
  if (codePermis.trim().toUpperCase() === DEMO)
    return 'Un accès DEMO n’est pas montré aux visiteurs\u00a0: il se donne à l’inscription.';
  return actif
    ? 'Le site le montre ainsi d’ici une demi-minute après l’enregistrement.'
    : 'Il n’est pas en vente\u00a0: personne ne le voit encore.';
};

function Bouton({ children }: { children: string }) {
  return (
    <span className={`${plainStyles.button} ${plainStyles.filled} ${plainStyles.large}`}>
      {children}
    </span>
  );
}
